/** What many games say of a number: its mean and how sure it is. Shares are in percent. */
import { intervalOf, meanOf } from '../../../ladder/figures.ts'

/** 95 of 100 such intervals hold the true value. */
export interface Figure {
  readonly mean: number
  readonly low: number
  readonly high: number
  readonly games: number
}

/** Of games: 1 where it is so, 0 where not, a share between. Wilson's interval. */
export const shareOf = (scores: readonly number[]): Figure => {
  const [low, high] = intervalOf(scores)
  return { mean: 100 * meanOf(scores), low: 100 * low, high: 100 * high, games: scores.length }
}

/** Of any numbers, one a game: from how they vary. */
export const averageOf = (numbers: readonly number[]): Figure => {
  const mean = meanOf(numbers)
  const squares = numbers.reduce((sum, number) => sum + (number - mean) ** 2, 0)
  const half = numbers.length < 2 ? 0 : 1.96 * Math.sqrt(squares / (numbers.length - 1) / numbers.length)
  return { mean, low: mean - half, high: mean + half, games: numbers.length }
}

/** The number that so many in a hundred do not exceed. */
export const percentile = (numbers: readonly number[], percent: number): number => {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? 0
}

/** A figure against what is wanted: 'open' while its interval reaches over an end of it. */
export const verdictOn = ({ low, high }: Figure, [least, most]: readonly [number, number]): string => {
  if (low >= least && high <= most) return 'inside'
  return high < least || low > most ? 'outside' : 'open'
}

/** Never `-0.0`. */
const rounded = (number: number): string => (Math.round(10 * number) / 10 + 0).toFixed(1)

/** `51.2 (49.0–53.4)`; a dash where no game tells. */
export const written = ({ mean, low, high, games }: Figure): string =>
  games === 0 ? '–' : `${rounded(mean)} (${rounded(low)}–${rounded(high)})`
