/** Metric of a game: what each court has of it, and where the goal is, for every mode. */
import type { Seat } from '../../../kernel/contract.ts'
import { totalPointsOf } from '../rules/court/courtPoints.ts'
import { MACHINATIONS_TO_END } from '../rules/first-edition/goal.ts'
import { totalSetPoints } from '../rules/queens-and-wizards-quest/sets.ts'
import type { Court, State } from '../state.ts'

/**
 * Points of completed cards; points of sets; vassals in hand, of which the fewest win; completed Machinations; or
 * `formation` where no court has a result of its own.
 */
export type Metric = 'points' | 'sets' | 'vassals' | 'machinations' | 'formation'

export const metricOf = ({ courts, setting, rats }: State): Metric => {
  if (courts[0]?.sets) return 'sets'
  if (courts[0]?.vassals) return 'vassals'
  if (setting.options.points !== undefined) return 'points'
  return rats ? 'formation' : 'machinations'
}

const METRIC_VALUES: Readonly<Record<Metric, (state: State, court: Court) => number>> = {
  points: totalPointsOf,
  sets: totalSetPoints,
  vassals: (_, { vassals = [] }) => vassals.length,
  machinations: (_, { stacks }) => stacks.ploy.length,
  formation: () => 0,
}

/** Value of each court in the metric of its game. */
export const metricValues = (state: State): readonly number[] => {
  const measure = METRIC_VALUES[metricOf(state)]
  return state.courts.map((court) => measure(state, court))
}

/** Value that ends the game when one court, or all courts together, reach it; null where there is none. */
export const metricGoal = (state: State): number | null => {
  const metric = metricOf(state)
  if (metric === 'points') return Number(state.setting.options.points)
  if (metric === 'machinations') return MACHINATIONS_TO_END
  return metric === 'vassals' ? 0 : null
}

/** Does the lower number win? */
export const isLowestBest = (state: State): boolean => metricOf(state) === 'vassals'

/** Seats that lead by the metric alone; all seats while all are level. */
export const leaders = (state: State): readonly Seat[] => {
  const values = metricValues(state)
  const best = isLowestBest(state) ? Math.min(...values) : Math.max(...values)
  return values.flatMap((value, seat) => (value === best ? [seat] : []))
}
