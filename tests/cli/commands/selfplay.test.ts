import { describe, expect, test } from 'vitest'
import { playBlackstoneMatch } from '../../../src/cli/blackstone/selfplay/blackstoneMatch.ts'
import { simplePlayer } from '../../../src/cli/blackstone/selfplay/simplePlayer.ts'
import { summarizeBlackstoneMatches } from '../../../src/cli/blackstone/selfplay/summarizeBlackstoneMatches.ts'
import { selfplayCommand } from '../../../src/cli/commands/selfplay.ts'
import { playoutOfTable } from '../../../src/cli/playoutOfTable.ts'
import type { MatchPlayer } from '../../../src/cli/selfplay/matchPlayer.ts'
import { type BlackstoneTypes, game } from '../../../src/games/blackstone/game.ts'
import { numbersFrom } from '../../kernel/seededNumbers.ts'
import { ofMany } from '../../nightly.ts'
import { ask, tableOf } from '../cli.ts'
import { changed, POSITION } from '../documents.ts'

const KINGS = { mode: 'kings-quest', seats: 2, options: { maxRounds: 20, families: 'off', intrigue: 'off' } }

describe('selfplay', () => {
  test('the same seed gives the same result, another seed another', async () => {
    const ask = (seed: string) => selfplayCommand({ game: KINGS, games: 3, seed, players: 'random' })
    const one = await ask('a')
    expect(await ask('a')).toEqual(one)
    expect(await ask('b')).not.toEqual(one)
  })

  test('a player that completes what it can beats one that plays at random', async () => {
    const result = await selfplayCommand({ game: KINGS, games: 5, players: ['random', 'simple'] })
    expect(result).toMatchObject({ ok: true, value: { games: 5, seats: [{ first: 0 }, { first: 5 }] } })
  })

  test('a position document is played as the game, alone, and within a GAME with the same result', async () => {
    const position = changed(POSITION, ['options', 'maxRounds'], 20)
    const one = await selfplayCommand({ game: { position }, games: 10 })
    expect(one).toMatchObject({ ok: true, value: { games: 10 } })
    expect(await selfplayCommand({ game: position })).toEqual(one)
    expect(await selfplayCommand(position)).toEqual(one)
  })

  const tables = [...game.modes.values()].flatMap(({ id, seats }) =>
    [...new Set(ofMany([seats.max], [seats.min, seats.max]))].map((count) => [id, count] as const),
  )
  test.each(tables)('%s for %i is played to its end by both players', async (mode, seats) => {
    for (const players of ['random', 'simple']) {
      const result = await selfplayCommand({ game: { mode, seats }, games: 1, players })
      expect(result).toMatchObject({
        ok: true,
        value: { games: 1, decidedBy: expect.not.objectContaining({ unfinished: 1 }) },
      })
    }
  })

  test.each([
    [{ game: KINGS, games: 0 }, 'games'],
    [{ game: KINGS, games: 10_001 }, 'games'],
    [{ game: KINGS, players: 'clever' }, 'players'],
    [{ game: KINGS, players: ['simple'] }, 'players'],
    [{ game: KINGS, players: ['simple', 'simple', 'simple'] }, 'players'],
    [{ game: 'kings-quest' }, 'game'],
  ])('%j is refused', async (input, at) => {
    const refusal = { code: 'input.malformed', values: { at } }
    expect(await selfplayCommand(input)).toEqual({ ok: false, error: { refusal } })
  })
})

test('the simple player completes a task of its hand at once', async () => {
  const playout = playoutOfTable(await tableOf(POSITION))
  const { legal } = {
    legal: playout.game.legal({ state: playout.state, seat: 0, knownCard: (slot) => playout.dealt.get(slot)?.value }),
  }
  expect(simplePlayer(playout, legal, numbersFrom(1))).toMatchObject({ kind: 'complete' })
})

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
