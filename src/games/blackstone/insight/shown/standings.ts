/** Standings: who is ahead by the rules of the table, and what everybody still needs. */
import { rankConceded } from '#src/kernel/concession.ts'
import type { Outcome, Seat } from '#src/kernel/contract.ts'
import type { Mode } from '../../rules/ruleTypes.ts'
import type { State } from '../../state.ts'
import { isLowestBest, metricGoal, metricValues } from '../metric.ts'

export interface Standing {
  readonly seat: Seat
  /** Rank with tie-breaks, from 1; equal ranks share. Null where all play together. */
  readonly rank: number | null
  readonly value: number
  /** Amount missing to the goal; null where there is no goal, or all courts share it. */
  readonly missing: number | null
}

/**
 * Outcome if the game ended now; the real one once it has ended. Who conceded comes last in any case (ruling 155), so
 * `decidedBy` is what parts the first from the second of the others.
 */
export const currentOutcome = (mode: Mode, state: State): Outcome => {
  const { ranks, decidedBy } = state.outcome ?? mode.outcomeAsItStands(state)
  const { conceded = [] } = state
  if (conceded.length === 0 || decidedBy === 'concession') return { ranks, decidedBy }
  const courts = state.courts.filter((_, seat) => !conceded.includes(seat))
  return {
    ranks: rankConceded(ranks, conceded),
    decidedBy: mode.outcomeAsItStands({ ...state, courts }).decidedBy,
  }
}

const missingToGoal = (mode: Mode, state: State, value: number): number | null => {
  const goal = metricGoal(state)
  if (goal === null || mode.together) return null
  return isLowestBest(state) ? value - goal : Math.max(0, goal - value)
}

/** Standing of every seat, the leader first. */
export const standingsOf = (mode: Mode, state: State): readonly Standing[] => {
  const { ranks } = currentOutcome(mode, state)
  return metricValues(state)
    .map((value, seat) => ({
      seat,
      rank: mode.together ? null : (ranks[seat] ?? null),
      value,
      missing: missingToGoal(mode, state, value),
    }))
    .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0) || a.seat - b.seat)
}
