/** Expeditions as records, ended by the rules or by the players; and what nobody may know. */
import { expect, test } from 'vitest'
import { game } from '../../../src/games/lamps-below/game.ts'
import { readPosition } from '../../../src/games/lamps-below/position/readPosition.ts'
import type { Json } from '../../../src/kernel/json.ts'
import { startReplay } from '../../../src/kernel/replayState.ts'
import { parseRecordString } from '../../../src/table/record/recordString.ts'
import { unwrap } from '../../kernel/toyLog.ts'
import { recordGame, recordString } from './recordGame.ts'
import { newGame, table } from './testTable.ts'

test.each([
  [1, 1],
  [2, 3],
  [4, 4],
])('%i seats with %i explorers: the record reads as the same expedition, and fits a link', (seats, explorers) => {
  for (const seed of [1, 2]) {
    const log = recordGame(seats, { explorers }, seed)
    expect(log.replay.turn.kind).toBe('over')
    const text = recordString(log)
    const entries = log.loggedEntries.map(({ entry }) => entry)
    expect(unwrap(parseRecordString(game, text)).entries).toEqual(entries)
    expect(text.length).toBeLessThan(3_000)
  }
})

test('an expedition of version 1, which had lower goals at hard, is refused and not read by those of now', () => {
  const { header } = recordGame(2, { explorers: 2, difficulty: 'hard' }, 1).replay
  expect(startReplay(game, header).ok).toBe(true)
  expect(startReplay(game, { ...header, version: 1 })).toEqual({
    ok: false,
    error: { code: 'header.version', values: { version: 1 } },
  })
})

test('[E5] an expedition that all end is lost; one alone neither ends it for the others nor leaves', () => {
  const t = newGame(3, { explorers: 3 }).deal()
  expect(t.end('leave', 1)).toEqual({ code: 'leave.alone', ruling: 5 })
  expect(t.end('concede', 1)).toEqual({ code: 'lamps-below.allMustAgree', ruling: 5 })
  expect(t.outcome).toBeNull()
  expect(t.end('agreement')).toBeNull()
  expect(t.outcome).toEqual({ ranks: [2, 2, 2], decidedBy: 'agreement' })
  expect(t.state.ending).toEqual({ how: 'agreement' })
  expect(t.refusal('end', 0)).toBe('over')
})

test('[E5] whoever plays all explorers may give up', () => {
  const t = newGame(1, { explorers: 3 }).deal()
  expect(t.end('concede')).toBeNull()
  expect(t.outcome).toEqual({ ranks: [2], decidedBy: 'concession' })
  expect(t.state.ending).toEqual({ how: 'concede', seat: 0 })
})

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

test.each([[[9]], [[0]], [[1.5]], [[3, 3]], [[]]])('dice of 8 sides that show %j are no answer', (values) => {
  const t = table({
    company: ['marn'],
    card: 'pillars',
    explorers: { marn: { dice: [2, 3] } },
    groups: [{ card: 'husk-1' }],
    dwellers: { A1: 'b5' },
  }).act('hit A1 knives')
  expect(t.apply({ kind: 'chance', answer: { kind: 'dice', values } })).toEqual({ code: 'chance.wrong' })
  expect(t.apply({ kind: 'chance', answer: { kind: 'dice', values: [8] } })).toBeNull()
})
