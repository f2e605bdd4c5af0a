/** What scores of games say: their mean, how sure it is, and when enough were played. */

/** Of games: 1 won, 0 lost, a share where several came first. */
export type Scores = readonly number[]

export const meanOf = (scores: Scores): number => scores.reduce((sum, score) => sum + score, 0) / scores.length

/** 95 of 100 such intervals hold the true share (Wilson, from the mean). Pairs of games with the same cards are counted as if they were not. */
export const intervalOf = (scores: Scores): readonly [number, number] => {
  const n = scores.length
  const z = 1.96
  const mean = meanOf(scores)
  const middle = (mean + (z * z) / (2 * n)) / (1 + (z * z) / n)
  const half = (z * Math.sqrt((mean * (1 - mean)) / n + (z * z) / (4 * n * n))) / (1 + (z * z) / n)
  return [middle - half, middle + half]
}

/** How far beside the target the two hypotheses of the test lie, and how often either may be taken for the other. */
const BESIDE = 0.05
const WRONG = 0.05

/** Wald's sequential test of a share: is it the target and 5 in 100 more, or 5 less? Undecided while neither is likely enough. */
export const verdictOf = (scores: Scores, target: number): 'above' | 'below' | 'undecided' => {
  const low = Math.max(0.01, target - BESIDE)
  const high = Math.min(0.99, target + BESIDE)
  const won = scores.reduce((sum, score) => sum + score, 0)
  const likelier = won * Math.log(high / low) + (scores.length - won) * Math.log((1 - high) / (1 - low))
  const enough = Math.log((1 - WRONG) / WRONG)
  if (likelier >= enough) return 'above'
  return likelier <= -enough ? 'below' : 'undecided'
}
