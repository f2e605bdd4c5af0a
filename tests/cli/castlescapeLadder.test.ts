/** The ladder of CastleScape: who plays, what a game tells, and which game the command is about. */
import { describe, expect, test } from 'vitest'
import { gameArgument } from '../../scripts/gameArgument.mjs'
import { dealTable, endedBy, playLadderGame } from '../../src/cli/castlescape/ladder/ladderGame.ts'
import { type LadderOptions, parseLadderOptions } from '../../src/cli/castlescape/ladder/ladderOptions.ts'
import { dealAndSeatOf, placementScore } from '../../src/cli/selfplay/ladder/playLadder.ts'

const optionsOf = (...args: readonly string[]): LadderOptions => {
  const options = parseLadderOptions(args)
  if (typeof options === 'string') throw new Error(options)
  return options
}

const playGame = (options: LadderOptions, n: number, seat: number) => {
  const { slowest, ...game } = playLadderGame(options, n, seat)
  expect(slowest).toBeGreaterThanOrEqual(0)
  return game
}

describe('arguments', () => {
  test('the first word is a game that has a ladder, or the first player', () => {
    expect(gameArgument('ladder/main.ts', ['castlescape', 'captain', 'builder'])).toEqual({
      game: 'castlescape',
      rest: ['captain', 'builder'],
    })
    expect(gameArgument('ladder/main.ts', ['captain', 'spy'])).toEqual({ game: 'blackstone', rest: ['captain', 'spy'] })
    expect(gameArgument('ladder/main.ts', ['../blackstone'])).toMatchObject({ game: 'blackstone' })
    expect(gameArgument('ladder/main.ts', [])).toEqual({ game: 'blackstone', rest: [] })
  })

  test('what is not named is as usual', () => {
    expect(optionsOf('captain', 'builder')).toMatchObject({ seats: 2, games: 200, target: null, seed: 'ladder' })
    expect(optionsOf('spy', 'random', 'seats=3', 'site=13', 'target=70')).toMatchObject({
      seats: 3,
      target: 70,
      options: { site: 13, market: 'full' },
    })
  })

  test.each([
    [['captain'], 'A and B'],
    [['captain', 'greedy'], 'A and B'],
    [['captain', 'spy', 'mode=kings-quest'], 'no mode kings-quest'],
  ])('%j is refused with a sentence', (words, sentence) => {
    expect(parseLadderOptions(words)).toContain(sentence)
  })
})

describe('games', () => {
  test('the same number is the same game, and the builder beats random play at either seat', () => {
    const options = optionsOf('builder', 'random')
    const game = playGame(options, 0, 0)
    expect(playGame(options, 0, 0)).toEqual(game)
    expect([game.score, playGame(options, 0, 1).score]).toEqual([1, 1])
    expect(game.ownTurns).toBe(Math.ceil(game.turns / 2))
    expect(game.idleTurns).toBeLessThan(game.ownTurns)
  })

  test('every seat has the same deal, then the next one', () => {
    const three = optionsOf('captain', 'spy', 'seats=3')
    expect([0, 1, 2, 3].map((game) => dealAndSeatOf(three, game))).toEqual([
      [0, 0],
      [0, 1],
      [0, 2],
      [1, 0],
    ])
    expect(dealTable(three, 'ladder', 4).state).toEqual(dealTable(three, 'ladder', 4).state)
    expect(dealTable(three, 'ladder', 4).dealt).not.toEqual(dealTable(three, 'ladder', 5).dealt)
  })

  test('a shared first place is a part of a win', () => {
    expect([placementScore([1, 1, 3], 0), placementScore([1, 1, 3], 2), placementScore([], 0)]).toEqual([0.5, 0, 0])
  })

  test('what triggered the end', () => {
    const { state } = dealTable(optionsOf('captain', 'spy'), 'ladder', 0)
    const over = { ...state, outcome: { ranks: [1, 2], decidedBy: 'renown' } }
    expect(endedBy(state)).toBe('unfinished')
    expect(endedBy({ ...over, quarry: 0, marker: 1 })).toBe('quarry')
    expect(endedBy({ ...over, market: { next: 50, end: 50 } })).toBe('deck')
    expect(endedBy(over)).toBe('standstill')
  })
})
