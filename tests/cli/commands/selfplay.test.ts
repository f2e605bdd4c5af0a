import { describe, expect, test } from 'vitest'
import { selfplayCommand } from '../../../src/cli/commands/selfplay.ts'
import { game } from '../../../src/games/blackstone/game.ts'
import { ofMany } from '../../nightly.ts'
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
