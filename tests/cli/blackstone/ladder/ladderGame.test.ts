import { describe, expect, test } from 'vitest'
import { playLadderGame } from '../../../../src/cli/blackstone/ladder/ladderGame.ts'
import { parseLadderOptions } from '../../../../src/cli/blackstone/ladder/ladderOptions.ts'
import { intervalOf, meanOf, shareVerdict } from '../../../../src/cli/statistics.ts'
import { ofMany } from '../../../nightly.ts'

const scores = (won: number, lost: number) => [...Array<number>(won).fill(1), ...Array<number>(lost).fill(0)]

describe('figures', () => {
  test('half of a hundred: the interval that textbooks give', () => {
    // Wilson, 50 of 100: (0.5 + 1.9208/100 ± 1.96·√(0.0025 + 0.00009604)) / 1.038416
    const [low, high] = intervalOf(scores(50, 50))
    expect(low).toBeCloseTo(0.4038, 3)
    expect(high).toBeCloseTo(0.5962, 3)
    expect(meanOf([1, 0.5, 0])).toBe(0.5)
  })

  test('a sequential test ends when one side is nineteen times likelier', () => {
    // Target 0.7: a won game counts ln(0.75/0.65) = 0.1431, a lost one ln(0.25/0.35) = −0.3365; ln 19 = 2.944.
    expect(shareVerdict(scores(20, 0), 0.7)).toBe('undecided')
    expect(shareVerdict(scores(21, 0), 0.7)).toBe('above')
    expect(shareVerdict(scores(0, 8), 0.7)).toBe('undecided')
    expect(shareVerdict(scores(0, 9), 0.7)).toBe('below')
  })
})

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
