/** By what a game is measured, how far each court has come, and how far it has to go: for every mode. */
import type { Seat } from '../../../kernel/contract.ts'
import { totalOf } from '../rules/court.ts'
import { MACHINATIONS } from '../rules/first-edition/goal.ts'
import { setPoints } from '../rules/quest/sets.ts'
import type { Court, State } from '../state.ts'

/**
 * Points of completed cards; points of sets; vassals in hand, of which the fewest win; completed Machinations; or nothing that one
 * court has for itself, as where a formation is built.
 */
export type Yardstick = 'points' | 'sets' | 'vassals' | 'machinations' | 'formation'

export const yardstickOf = ({ courts, setting, rats }: State): Yardstick => {
  if (courts[0]?.sets) return 'sets'
  if (courts[0]?.vassals) return 'vassals'
  if (setting.options.points !== undefined) return 'points'
  return rats ? 'formation' : 'machinations'
}

const MEASURES: Readonly<Record<Yardstick, (state: State, court: Court) => number>> = {
  points: totalOf,
  sets: setPoints,
  vassals: (_, { vassals = [] }) => vassals.length,
  machinations: (_, { stacks }) => stacks.ploy.length,
  formation: () => 0,
}

/** What each court has by the yardstick of its game. */
export const measured = (state: State): readonly number[] => {
  const measure = MEASURES[yardstickOf(state)]
  return state.courts.map((court) => measure(state, court))
}

/** What ends the game when a court reaches it, or all courts together do; null where nothing does. */
export const goalIn = (state: State): number | null => {
  const yardstick = yardstickOf(state)
  if (yardstick === 'points') return Number(state.setting.options.points)
  if (yardstick === 'machinations') return MACHINATIONS
  return yardstick === 'vassals' ? 0 : null
}

/** Does the lower number win? */
export const fewestWin = (state: State): boolean => yardstickOf(state) === 'vassals'

/** The seats that lead, by the yardstick alone; all of them as long as all are level. */
export const leaders = (state: State): readonly Seat[] => {
  const values = measured(state)
  const best = fewestWin(state) ? Math.min(...values) : Math.max(...values)
  return values.flatMap((value, seat) => (value === best ? [seat] : []))
}
