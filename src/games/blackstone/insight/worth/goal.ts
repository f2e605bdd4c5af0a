/** What counts towards the goal where tasks are completed: points, Machinations of the First Edition, or nothing where a formation is built. */
import type { Stack } from '../../cards.ts'
import { totalOf } from '../../rules/court.ts'
import { MACHINATIONS } from '../../rules/first-edition/goal.ts'
import type { Court, State } from '../../state.ts'

/** The goal where Machinations are counted, so that they weigh about what they do elsewhere. */
const LIKE_POINTS = 21

const countsPoints = ({ setting }: State): boolean => setting.options.points !== undefined

/** Points that end the game, or what stands for them. */
export const goalOf = (state: State): number =>
  countsPoints(state) ? Number(state.setting.options.points) : LIKE_POINTS

/** What a task of so many points counts in this stack. */
export const countFor = (state: State, points: number, stack: Stack): number => {
  if (countsPoints(state)) return points
  return !state.rats && stack === 'ploy' ? LIKE_POINTS / MACHINATIONS : 0
}

/** What a court has of the goal. */
export const countIn = (state: State, court: Court): number =>
  countsPoints(state) ? totalOf(state, court) : court.stacks.ploy.length * countFor(state, 0, 'ploy')
