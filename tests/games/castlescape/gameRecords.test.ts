/** Games of CastleScape as records: dealt with locks, ended by the rules or by the players, and read back. */
import { expect, test } from 'vitest'
import { game } from '../../../src/games/castlescape/game.ts'
import { parseRecordString } from '../../../src/table/record/recordString.ts'
import { unwrap } from '../../kernel/toyLog.ts'
import { recordGame, recordString } from './recordGame.ts'

test.each([
  [2, 40],
  [3, 5000],
])('%i seats, %i decisions at most: the record reads as the same game', (seats, decisions) => {
  const log = recordGame(seats, decisions)
  expect(log.replay.turn.kind).toBe('over')
  const entries = log.loggedEntries.map(({ entry }) => entry)
  expect(unwrap(parseRecordString(game, recordString(log))).entries).toEqual(entries)
})

/** Longest link of a whole game by its seats, in characters: with its address that of four fits a message of 4,096. */
const LINKS = { two: 3_000, four: 4_000 }

test('a whole game of two fits a link of 3,000', () => {
  for (const seed of [1, 2, 3]) {
    const log = recordGame(2, 5000, {}, seed)
    expect(log.replay.state.ending).toBeUndefined()
    expect(recordString(log).length).toBeLessThan(LINKS.two)
  }
})

test('a whole game of four, of some 550 decisions, fits a link', () => {
  for (const seed of [1, 2, 4]) {
    const log = recordGame(4, 5000, {}, seed)
    expect(log.replay.state.ending).toBeUndefined()
    const decisions = log.loggedEntries.filter(({ entry }) => entry.body.kind !== 'chance')
    expect(decisions.length).toBeGreaterThan(500)
    const text = recordString(log)
    expect(text.length).toBeLessThan(LINKS.four)
    // Actions in full: a later order of the list of legal ones makes no other game of it.
    expect(text).toMatch(/^BC1\./)
  }
})
