/** Estimates from many games: a mean and its confidence. Shares are in percent. */
import { intervalOf, meanOf } from '../../statistics.ts'

/** Mean and 95 % confidence interval. */
export interface Estimate {
  readonly mean: number
  readonly low: number
  readonly high: number
  readonly games: number
}

/** Share of games, from scores: 1 where it is so, 0 where not, or between. Wilson's interval. */
export const shareOf = (scores: readonly number[]): Estimate => {
  const [low, high] = intervalOf(scores)
  return { mean: 100 * meanOf(scores), low: 100 * low, high: 100 * high, games: scores.length }
}

/** Average of any numbers, one for each game; the interval follows from their variance. */
export const averageOf = (numbers: readonly number[]): Estimate => {
  const mean = meanOf(numbers)
  const squares = numbers.reduce((sum, number) => sum + (number - mean) ** 2, 0)
  const halfWidth = numbers.length < 2 ? 0 : 1.96 * Math.sqrt(squares / (numbers.length - 1) / numbers.length)
  return { mean, low: mean - halfWidth, high: mean + halfWidth, games: numbers.length }
}

/** Verdict on a figure: `open` while its interval crosses an end of the wanted range. */
export const intervalVerdict = (
  { low, high }: Estimate,
  [wantedLow, wantedHigh]: readonly [number, number],
): string => {
  if (low >= wantedLow && high <= wantedHigh) return 'inside'
  return high < wantedLow || low > wantedHigh ? 'outside' : 'open'
}

/** Number with one decimal, never `-0.0`. */
const oneDecimal = (number: number): string => (Math.round(10 * number) / 10 + 0).toFixed(1)

/** Text of an estimate, `51.2 (49.0–53.4)`; a dash without any game. */
export const estimateText = ({ mean, low, high, games }: Estimate): string =>
  games === 0 ? '–' : `${oneDecimal(mean)} (${oneDecimal(low)}–${oneDecimal(high)})`
