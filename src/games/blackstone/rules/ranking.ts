/** Ranking of the King's Quest, and the tie-break that decided it (rules 2.1, rulings 60 to 63). */
import type { Outcome } from '../../../kernel/contract.ts'
import type { Court, State } from '../state.ts'
import { totalPointsOf } from './court/courtPoints.ts'
import { tasksHeldBy } from './engine/slots.ts'

/** Criteria in order. Inactive completed cards count too (ruling 63); cards in hand count only in the last one (62). */
export const RANKING_CRITERIA = ['points', 'ploys', 'kings', 'knightsAndWizards', 'tokens', 'retained', 'hand'] as const
export type RankingCriterion = (typeof RANKING_CRITERIA)[number]

const CRITERION_VALUE: Readonly<Record<RankingCriterion, (state: State, court: Court) => number>> = {
  points: (state, court) => totalPointsOf(state, court),
  ploys: (_, court) => court.stacks.ploy.length, // ruling 63
  kings: (_, court) => court.stacks.king.length,
  knightsAndWizards: (_, court) => court.stacks.knight.length + court.stacks.wizard.length,
  tokens: (_, court) => court.knights + court.wizards,
  retained: (_, court) => court.retained.length,
  // A face-down card counts only here (ruling 62).
  hand: (_, court) => tasksHeldBy(court).length,
}

/** Values of each court for these criteria, in their order. */
export const criterionValues = (
  state: State,
  criteria: readonly RankingCriterion[] = RANKING_CRITERIA,
): readonly (readonly number[])[] =>
  state.courts.map((court) => criteria.map((criterion) => CRITERION_VALUE[criterion](state, court)))

const firstDifference = (a: readonly number[], b: readonly number[]): number =>
  a.findIndex((value, i) => value !== b[i])

const isRowBetter = (a: readonly number[], b: readonly number[]): boolean => {
  const index = firstDifference(a, b)
  return index >= 0 && (a[index] ?? 0) > (b[index] ?? 0)
}

/**
 * Ranks by rows of values, one row for each court; more is better. `decidedBy` is the criterion in which the best and
 * the second best differ, or `shared`.
 */
export const rankRows = (rows: readonly (readonly number[])[], criteria: readonly string[]): Outcome => {
  const ranks = rows.map((row) => 1 + rows.filter((other) => isRowBetter(other, row)).length)
  const order = rows.slice().sort((a, b) => (isRowBetter(a, b) ? -1 : isRowBetter(b, a) ? 1 : 0))
  const [best = [], second = []] = order
  return { ranks, decidedBy: criteria[firstDifference(best, second)] ?? 'shared' }
}

/** Creates a ranking by these criteria; the first that differs decides. */
export const createRanking =
  (criteria: readonly RankingCriterion[]) =>
  (state: State): Outcome =>
    rankRows(criterionValues(state, criteria), criteria)

/** Ranks by points and tie-breaks. */
export const rankCourts = createRanking(RANKING_CRITERIA)
