/** Upcharge of one more card in each stack that a task may go to. */
import { type Stack, stacksFor, type Task } from '../../cards.ts'
import type { Face } from '../../faces.ts'
import { missingFacesFor, upcharge } from '../../rules/court/upcharge.ts'
import { courtOf } from '../../rules/engine/slots.ts'
import type { Scene } from '../../rules/ruleTypes.ts'

/**
 * Cost of one more card of this task's type in a stack that it may go to, and the faces of it that no retained vassal
 * shows (ruling 141).
 */
export interface StackCost {
  readonly stack: Stack
  readonly upcharge: readonly Face[]
  readonly unpaidFaces: readonly Face[]
}

export const stackCosts = ({ state, seat }: Scene, task: Task): readonly StackCost[] => {
  const court = courtOf(state, seat)
  return stacksFor(task.type).map((stack) => ({
    stack,
    upcharge: upcharge(state, court, stack),
    unpaidFaces: missingFacesFor(state, court, stack),
  }))
}
