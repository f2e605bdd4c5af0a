/**
 * Reason for a win: the criterion that decided, and how far the best were apart in it (rulings 60 to 63, 96, 149 and
 * 166).
 */
import type { Seat } from '#src/kernel/contract.ts'
import { criterionValues, RANKING_CRITERIA, type RankingCriterion } from '../../rules/ranking.ts'
import type { Court, State } from '../../state.ts'
import { type Metric, metricOf, metricValues } from '../metric.ts'

export interface WinReason {
  readonly decidedBy: string
  /**
   * Values of the winners and of the next best in the criterion that decided; null where all seats won, or there is
   * only one.
   */
  readonly winnersValue: number
  readonly nextBestValue: number | null
  /** Value of the winners in the metric of the game: level where a tie-break decided. */
  readonly winnersMetricValue: number
  readonly metric: Metric
  /** Did the metric decide, and not a tie-break? */
  readonly isDecidedByMetric: boolean
}

const savedKnights = ({ courts }: State): readonly number[] => courts.map(({ knights }: Court) => knights)

const isCriterion = (name: string): name is RankingCriterion => (RANKING_CRITERIA as readonly string[]).includes(name)

/** Value of each seat in a criterion, as its mode counts it. */
const valuesBy = (state: State, name: string): readonly number[] => {
  const metric = metricOf(state)
  if (name === 'vassals' || (name === 'points' && metric === 'sets')) return metricValues(state)
  if (name === 'tokens' && metric === 'vassals') return savedKnights(state)
  return isCriterion(name) ? criterionValues(state, [name]).map(([value = 0]) => value) : metricValues(state)
}

/** Does this criterion only name the metric? */
const isNameOfMetric = (name: string, metric: Metric): boolean =>
  name === 'points' || name === 'vassals' || (name === 'ploys' && metric === 'machinations')

/** Seats that came first; none where all lost together. */
export const winnersOf = ({ outcome }: State): readonly Seat[] =>
  (outcome?.ranks ?? []).flatMap((rank, seat) => (rank === 1 ? [seat] : []))

/** Reason for the win; null while the game is on, and where nobody has won. */
export const winReasonOf = (state: State): WinReason | null => {
  const [winner] = winnersOf(state)
  if (!state.outcome || winner === undefined) return null
  const { ranks, decidedBy } = state.outcome
  const values = valuesBy(state, decidedBy)
  // The next seat in rank, not in this criterion: another seat may have more of it and be behind in an earlier one.
  const nextSeat = ranks.indexOf(Math.min(...ranks.filter((rank) => rank > 1)))
  const metric = metricOf(state)
  return {
    decidedBy,
    winnersValue: values[winner] ?? 0,
    nextBestValue: values[nextSeat] ?? null,
    winnersMetricValue: metricValues(state)[winner] ?? 0,
    metric,
    isDecidedByMetric: isNameOfMetric(decidedBy, metric),
  }
}
