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
