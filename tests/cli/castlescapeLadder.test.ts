/** The ladder of CastleScape: who plays, and what a game tells. */
import { describe, expect, test } from 'vitest'
import { dealTable, endedBy, playLadderGame } from '../../src/cli/castlescape/ladder/ladderGame.ts'
import { type LadderOptions, parseLadderOptions } from '../../src/cli/castlescape/ladder/ladderOptions.ts'

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

  test('a deal is the same whenever it is dealt, and the next one is another', () => {
    const three = optionsOf('captain', 'spy', 'seats=3')
    expect(dealTable(three, 'ladder', 4).state).toEqual(dealTable(three, 'ladder', 4).state)
    expect(dealTable(three, 'ladder', 4).dealt).not.toEqual(dealTable(three, 'ladder', 5).dealt)
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
