/** Statistics of scores: mean, percentiles, a confidence interval, and a test that says when enough games were played. */

/** Scores of games: 1 won, 0 lost, a share where several came first. */
export type Scores = readonly number[]

export const meanOf = (scores: Scores): number => scores.reduce((sum, score) => sum + score, 0) / scores.length

/** Number that so many percent of the numbers do not exceed. */
export const percentile = (numbers: readonly number[], percent: number): number => {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? 0
}

/** Wilson interval of 95 % around the mean. Games with the same deal are treated as independent. */
export const intervalOf = (scores: Scores): readonly [number, number] => {
  const n = scores.length
  const z = 1.96
  const mean = meanOf(scores)
  const center = (mean + (z * z) / (2 * n)) / (1 + (z * z) / n)
  const half = (z * Math.sqrt((mean * (1 - mean)) / n + (z * z) / (4 * n * n))) / (1 + (z * z) / n)
  return [center - half, center + half]
}

/** Distance of the test's two hypotheses from the target, and the rate at which each may be mistaken for the other. */
const MARGIN = 0.05
const ERROR_RATE = 0.05

/**
 * Wald's sequential test of a share: 5 in 100 above the target, or 5 below? `undecided` while neither is likely enough.
 */
export const shareVerdict = (scores: Scores, target: number): 'above' | 'below' | 'undecided' => {
  const low = Math.max(0.01, target - MARGIN)
  const high = Math.min(0.99, target + MARGIN)
  const won = scores.reduce((sum, score) => sum + score, 0)
  const logLikelihoodRatio = won * Math.log(high / low) + (scores.length - won) * Math.log((1 - high) / (1 - low))
  const threshold = Math.log((1 - ERROR_RATE) / ERROR_RATE)
  if (logLikelihoodRatio >= threshold) return 'above'
  return logLikelihoodRatio <= -threshold ? 'below' : 'undecided'
}
