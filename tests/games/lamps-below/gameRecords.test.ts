/** Expeditions as records. */
import { expect, test } from 'vitest'
import { game } from '../../../src/games/lamps-below/game.ts'
import { startReplay } from '../../../src/kernel/replayState.ts'
import { parseRecordString } from '../../../src/table/record/recordString.ts'
import { unwrap } from '../../kernel/toyLog.ts'
import { recordGame, recordString } from './recordGame.ts'
import { table } from './testTable.ts'

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
