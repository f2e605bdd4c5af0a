import { describe, expect, test } from 'vitest'
import { playLadderGame } from '../../../../src/cli/blackstone/ladder/ladderGame.ts'
import { parseLadderOptions } from '../../../../src/cli/blackstone/ladder/ladderOptions.ts'
import { ofMany } from '../../../nightly.ts'

describe('games of a ladder', () => {
  const options = parseLadderOptions(['scout', 'random', 'maxRounds=10', 'families=off', 'intrigue=off'])
  if (typeof options === 'string') throw new Error(options)

  test('the same number is the same game, and the lowest level beats random play at either seat', () => {
    const result = playLadderGame(options, 0, 0)
    expect(playLadderGame(options, 0, 0)).toEqual(result)
    expect([result.score, playLadderGame(options, 0, 1).score]).toEqual([1, 1])
  })

  test('greedy play scores: it beats random play', () => {
    const greedyOptions = parseLadderOptions(['greedy', 'random', 'maxRounds=10', 'families=off', 'intrigue=off'])
    if (typeof greedyOptions === 'string') throw new Error(greedyOptions)
    expect(playLadderGame(greedyOptions, 0, 0)).toMatchObject({ score: 1, decidedBy: 'points' })
  })

  const PAIRS: readonly (readonly [string, string])[] = [
    ['captain', 'spy'],
    ['spy', 'emissary'],
    ['emissary', 'scout'],
  ]
  test.each(ofMany(PAIRS.slice(0, 1), PAIRS))(
    'a small part of the ladder: %s against %s, to ten points',
    (level, lower) => {
      const options = parseLadderOptions([level, lower, 'points=10', 'families=off', 'intrigue=off'])
      if (typeof options === 'string') throw new Error(options)
      const won = [0, 1, 2].flatMap((n) => [0, 1].map((seat) => playLadderGame(options, n, seat).score))
      expect(won.reduce((sum, score) => sum + score, 0)).toBeGreaterThanOrEqual(4)
    },
  )

  test.each([
    [['scout'], 'A and B'],
    [['scout', 'duke'], 'A and B'],
    [['scout', 'spy', 'mode=chess'], 'no mode chess'],
  ])('%j is refused with a sentence', (words, sentence) => {
    expect(parseLadderOptions(words)).toContain(sentence)
  })
})
