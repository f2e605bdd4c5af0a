import { describe, expect, test, vi } from 'vitest'
import { selfplay } from '../../src/cli/commands/selfplay.ts'
import { playoutOf } from '../../src/cli/playouts.ts'
import { playMatch } from '../../src/cli/selfplay/match.ts'
import type { random } from '../../src/cli/selfplay/player.ts'
import { simple } from '../../src/cli/selfplay/simple.ts'
import { tally } from '../../src/cli/selfplay/tally.ts'
import { game } from '../../src/games/blackstone/index.ts'
import { numbersFrom } from '../kernel/seed.ts'
import { tableOf } from './cli.ts'
import { POSITION } from './documents.ts'

vi.setConfig({ testTimeout: 60_000 })

const KINGS = { mode: 'kings-quest', seats: 2, options: { maxRounds: 20, families: 'off', intrigue: 'off' } }

describe('selfplay', () => {
  test('the same seed tells the same, another one another', async () => {
    const ask = (seed: string) => selfplay({ game: KINGS, games: 3, seed, players: 'random' })
    const one = await ask('a')
    expect(await ask('a')).toEqual(one)
    expect(await ask('b')).not.toEqual(one)
  })

  test('a player that completes what it can beats one that plays at random', async () => {
    const told = await selfplay({ game: KINGS, games: 5, players: ['random', 'simple'] })
    expect(told).toMatchObject({ ok: true, value: { games: 5, seats: [{ first: 0 }, { first: 5 }] } })
  })

  const tables = [...game.modes.values()].flatMap(({ id, seats }) =>
    [...new Set([seats.min, seats.max])].map((count) => [id, count] as const),
  )
  test.each(tables)('%s for %i is played to its end by both players', async (mode, seats) => {
    for (const players of ['random', 'simple']) {
      const told = await selfplay({ game: { mode, seats }, games: 1, players })
      expect(told).toMatchObject({
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
    expect(await selfplay(input)).toEqual({ ok: false, error: { refusal } })
  })
})

test('the simple player completes what it holds at once', async () => {
  const playout = playoutOf(await tableOf(POSITION))
  const { legal } = {
    legal: playout.game.legal({ state: playout.state, seat: 0, know: (slot) => playout.dealt.get(slot)?.value }),
  }
  expect(simple(playout, legal, numbersFrom(1))).toMatchObject({ kind: 'complete' })
})

describe('tally', () => {
  test('counts as by hand', async () => {
    // Both end their turns as often as they can: nothing is completed, ten rounds of two turns pass, the tie-breaks find nothing.
    const pass = {
      mode: 'kings-quest',
      seats: 2,
      options: { maxRounds: 10, families: 'off', intrigue: 'off' },
      seed: 'castle',
    }
    const ending: typeof random = (_, legal) =>
      legal.find(({ kind }) => kind === 'endWork') ?? (legal[0] as (typeof legal)[number])
    const match = playMatch(playoutOf(await tableOf(pass)), [ending, ending], numbersFrom(1))
    const turn = { isDone: false, beganFull: true, endedFull: true, isSame: true }
    expect(match.turns.map(({ seat: _, ...one }) => one)).toEqual(Array(20).fill(turn))
    const nothing = { least: 0, median: 0, most: 0, sum: 0 }
    expect(tally([match, match], 2)).toEqual({
      games: 2,
      // Two piles are picked, then 20 turns.
      actions: { least: 22, median: 22, most: 22, sum: 44 },
      turns: { least: 20, median: 20, most: 20, sum: 40 },
      rounds: { least: 10, median: 10, most: 10, sum: 20 },
      decidedBy: { shared: 2 },
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
