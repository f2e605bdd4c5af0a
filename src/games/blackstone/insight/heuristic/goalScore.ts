/**
 * Score towards the goal where tasks are completed: points, Machinations of the First Edition, or nothing where a
 * formation is built.
 */
import type { Stack } from '../../cards.ts'
import { totalPointsOf } from '../../rules/court/courtPoints.ts'
import { MACHINATIONS_TO_END } from '../../rules/first-edition/goal.ts'
import type { Court, State } from '../../state.ts'

/**
 * Score that counts as the goal of the First Edition, so that its Machinations weigh about what points do elsewhere.
 */
const MACHINATION_GOAL = 21

const usesPoints = ({ setting }: State): boolean => setting.options.points !== undefined

/** Points that end the game, or `MACHINATION_GOAL` where there are none. */
export const goalScore = (state: State): number =>
  usesPoints(state) ? Number(state.setting.options.points) : MACHINATION_GOAL

/** Score of a task with this many points in this stack. */
export const scoreFor = (state: State, points: number, stack: Stack): number => {
  if (usesPoints(state)) return points
  return !state.rats && stack === 'ploy' ? MACHINATION_GOAL / MACHINATIONS_TO_END : 0
}

/** Score that a court has towards the goal. */
export const scoreIn = (state: State, court: Court): number =>
  usesPoints(state) ? totalPointsOf(state, court) : court.stacks.ploy.length * scoreFor(state, 0, 'ploy')
