/** Averages and shares, and how sure they are. */
import { describe, expect, test } from 'vitest'
import { averageOf, estimateText, intervalVerdict, shareOf } from '../../../../src/cli/selfplay/balance/estimate.ts'
import { percentile } from '../../../../src/cli/statistics.ts'

describe('figures', () => {
  test('an average and how sure it is', () => {
    // 1, 2, 3: the variance is 1, so 1.96·√(1/3) = 1.1316 on either side of 2.
    const { mean, low, high } = averageOf([1, 2, 3])
    expect([mean, low, high].map((one) => one.toFixed(3))).toEqual(['2.000', '0.868', '3.132'])
    expect(estimateText(averageOf([]))).toBe('–')
    expect(estimateText({ mean: 0, low: -1e-12, high: 0, games: 1 })).toBe('0.0 (0.0–0.0)')
  })

  test.each([
    [0, 1],
    [10, 1],
    [50, 5],
    [90, 9],
    [100, 10],
  ])('%i in a hundred of ten numbers are no more than %i', (percent, number) => {
    expect(percentile([10, 9, 8, 7, 6, 5, 4, 3, 2, 1], percent)).toBe(number)
  })

  test('a share is outside only when all of its interval is', () => {
    const shares = (won: number, games: number) => shareOf(Array.from({ length: games }, (_, n) => (n < won ? 1 : 0)))
    // Wilson: 50 of 100 is 40.4 to 59.6; 1,000 of 2,000 is 47.8 to 52.2; 80 of 100 is 71.1 to 86.7.
    expect(estimateText(shares(50, 100))).toBe('50.0 (40.4–59.6)')
    expect(intervalVerdict(shares(50, 100), [45, 55])).toBe('open')
    expect(intervalVerdict(shares(1000, 2000), [45, 55])).toBe('inside')
    expect(intervalVerdict(shares(80, 100), [45, 55])).toBe('outside')
    expect(intervalVerdict(shares(20, 100), [45, 55])).toBe('outside')
  })
})
