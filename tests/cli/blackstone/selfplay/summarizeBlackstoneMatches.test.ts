/** Summary of many games of Blackstone Castle, counted by hand. */
import { describe, expect, test } from 'vitest'
import { playBlackstoneMatch } from '../../../../src/cli/blackstone/selfplay/blackstoneMatch.ts'
import { summarizeBlackstoneMatches } from '../../../../src/cli/blackstone/selfplay/summarizeBlackstoneMatches.ts'
import { playoutOfTable } from '../../../../src/cli/playoutOfTable.ts'
import type { MatchPlayer } from '../../../../src/cli/selfplay/matchPlayer.ts'
import type { BlackstoneTypes } from '../../../../src/games/blackstone/game.ts'
import { numbersFrom } from '../../../kernel/seededNumbers.ts'
import { ask, tableOf } from '../../cli.ts'

describe('tally', () => {
  test('counts as by hand', async () => {
    // Both end their turns as often as they can: nothing is completed, ten rounds of two turns pass, the tie-breaks
    // find nothing.
    const pass = {
      mode: 'kings-quest',
      seats: 2,
      options: { maxRounds: 10, families: 'off', intrigue: 'off' },
      seed: 'castle',
    }
    const endWorkPlayer: MatchPlayer<BlackstoneTypes> = (_, legal) =>
      legal.find(({ kind }) => kind === 'endWork') ?? (legal[0] as (typeof legal)[number])
    const match = playBlackstoneMatch(
      playoutOfTable(await tableOf(pass)),
      [endWorkPlayer, endWorkPlayer],
      numbersFrom(1),
    )
    const turn = { isDone: false, beganFull: true, endedFull: true, isSame: true }
    expect(match.turns.map(({ seat: _, ...one }) => one)).toEqual(Array(20).fill(turn))
    const nothing = { least: 0, median: 0, most: 0, sum: 0 }
    expect(summarizeBlackstoneMatches([match, match], 2)).toEqual({
      games: 2,
      // Two piles are picked, then 20 turns.
      actions: { least: 22, median: 22, most: 22, sum: 44 },
      turns: { least: 20, median: 20, most: 20, sum: 40 },
      rounds: { least: 10, median: 10, most: 10, sum: 20 },
      // Not `shared`, which is all that the outcome says.
      decidedBy: { rounds: 2 },
      seats: [
        { first: 0, sharedFirst: 2, points: nothing },
        { first: 0, sharedFirst: 2, points: nothing },
      ],
      completed: { knight: 0, wizard: 0, king: 0, ploy: 0 },
      dogs: 0,
      // Both begin with two tasks, as many as two Kings may keep, and complete none of them in 20 turns.
      stuck: 40,
    })
  })
})

test('of First Edition the Machinations are counted, and no points', async () => {
  const start = {
    format: 'blackstone-position',
    version: 1,
    mode: 'first-edition',
    options: { maxRounds: 10 },
    courts: [{ completed: { king: ['P01'], ploy: ['M01', 'M02'] } }, {}],
    turn: { seat: 1, first: 0, round: 10 },
  }
  const { seats } = await ask('selfplay', { game: { position: start }, players: 'simple', games: 1 })
  expect(seats.map((seat) => Object.keys(seat).filter((key) => key === 'points'))).toEqual([[], []])
  expect(seats[0]).toMatchObject({ machinations: { least: 2, median: 2, most: 2, sum: 2 } })
})
