/** Intervals, means and verdicts of many games. */
import { describe, expect, test } from 'vitest'
import { intervalOf, meanOf, shareVerdict } from '../../src/cli/statistics.ts'

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
