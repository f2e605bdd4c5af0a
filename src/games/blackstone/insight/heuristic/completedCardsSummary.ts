/** Summary of a court that depends on its completed cards alone: their score, income and costs. */
import { STACKS, type Stack } from '../../cards.ts'
import type { Face } from '../../faces.ts'
import { stackIncome } from '../../rules/court/activeCards.ts'
import { upcharge } from '../../rules/court/upcharge.ts'
import { taskInSlot } from '../../rules/engine/slots.ts'
import type { Court, Stacks, State } from '../../state.ts'
import { scoreFor, scoreIn } from './goalScore.ts'

/** Faces of vassals that pay for one more card of each stack. */
export type FacesByStack = Readonly<Record<Stack, readonly Face[]>>

export interface CompletedSummary {
  /** Points towards the goal, and what they would be if no card were inactive. */
  readonly score: number
  readonly scoreWithInactive: number
  /** Tokens that every turn brings. */
  readonly knights: number
  readonly wizards: number
  /** Faces that one more card of each stack costs, ascending, and the sum of the squares of how many these are. */
  readonly upcharges: FacesByStack
  readonly upchargeSquares: number
}

/** Score of all completed cards, inactive ones included. */
const scoreWithInactiveOf = (state: State, stacks: Stacks): number => {
  let all = 0
  for (const stack of STACKS)
    for (const slot of stacks[stack]) all += scoreFor(state, taskInSlot(state, slot).points, stack)
  return all
}

const upchargeSquaresOf = (stacks: Stacks): number => {
  let sum = 0
  for (const stack of STACKS) sum += stacks[stack].length ** 2
  return sum
}

const summarize = (state: State, court: Court): CompletedSummary => {
  const upchargeOf = (stack: Stack): readonly Face[] => upcharge(state, court, stack)
  return {
    score: scoreIn(state, court),
    scoreWithInactive: scoreWithInactiveOf(state, court.stacks),
    knights: stackIncome(state, court, 'knight'),
    wizards: stackIncome(state, court, 'wizard'),
    upcharges: {
      knight: upchargeOf('knight'),
      wizard: upchargeOf('wizard'),
      king: upchargeOf('king'),
      ploy: upchargeOf('ploy'),
    },
    upchargeSquares: upchargeSquaresOf(court.stacks),
  }
}

const cache = new WeakMap<Stacks, CompletedSummary>()

/**
 * Summary of a court, computed once for each `Stacks` object: completed cards lie open and do not change, and most
 * actions that a search tries complete none.
 */
export const completedSummary = (state: State, court: Court): CompletedSummary => {
  const found = cache.get(court.stacks)
  if (found) return found
  const completed = summarize(state, court)
  cache.set(court.stacks, completed)
  return completed
}
