/** What nobody may know: the order of the decks; and what is shown to all. */
import { expect, test } from 'vitest'
import { game } from '../../../src/games/lamps-below/game.ts'
import { readPosition } from '../../../src/games/lamps-below/position/readPosition.ts'
import type { Json } from '../../../src/kernel/json.ts'
import { unwrap } from '../../kernel/toyLog.ts'
import { recordGame } from './recordGame.ts'
import { table } from './testTable.ts'

const HIDDEN = {
  path: ['bones', 'pillars', 'well', 'shrine'],
  finds: ['crown', 'page', 'flask'],
  groups: ['husk-1', 'glass-2', 'monk-3', 'scribe-1'],
}
const REVERSED = Object.fromEntries(Object.entries(HIDDEN).map(([zone, deck]) => [zone, deck.toReversed()]))
const POSITION = { company: ['marn', 'rook'], phase: 'handover', explorers: { marn: { finds: ['page'] } } }

test('the order of every deck is in no state and no header, and changes nothing that may be done', () => {
  const [one, other] = [HIDDEN, REVERSED].map((hidden) => table({ ...POSITION, hidden }))
  expect(JSON.stringify(one?.state)).toBe(JSON.stringify(other?.state))
  expect(one?.legal()).toEqual(other?.legal())
  const headers = [HIDDEN, REVERSED].map((hidden) => {
    const document = { format: 'lamps-below-position', version: 1, ...POSITION, hidden }
    return JSON.stringify(unwrap(readPosition(document as Json)).table)
  })
  expect(headers[0]).toBe(headers[1])
  expect(headers[0]).not.toContain('pillars')
  expect([one?.do('on').card, other?.do('on').card]).toEqual(['bones', 'shrine'])
})

test('every card that is laid open is shown to all, and dice are thrown when they count', () => {
  const { loggedEntries } = recordGame(2, { explorers: 2 }, 3)
  expect(loggedEntries.flatMap(({ shown }) => shown)).toEqual([])
  const t = table({
    company: ['marn'],
    card: 'pillars',
    explorers: { marn: { dice: [2, 3] } },
    groups: [{ card: 'husk-1' }],
    dwellers: { A1: 'b5' },
  })
  const before = t.draws.length
  t.act('hit A1 knives')
  expect(t.draws.length).toBe(before)
  expect(game.turn(t.state)).toEqual({ kind: 'chance', draw: { kind: 'dice', sides: [8] } })
})
