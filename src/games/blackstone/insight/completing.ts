/** Why a task cannot be completed now: for a table that is asked about it. */
import type { Slot } from '../../../kernel/contract.ts'
import type { Refusal } from '../../../kernel/result.ts'
import type { Space } from '../board.ts'
import { type Stack, stacksFor, type Task } from '../cards.ts'
import type { Face } from '../faces.ts'
import { checkShowing, noMore } from '../rules/completion.ts'
import { missingFaces, upcharge } from '../rules/court.ts'
import { waysToPay } from '../rules/payment.ts'
import { courtOf, type Scene, taskKnown } from '../rules/play.ts'
import { touchable } from '../rules/verbs/conditions.ts'
import { cheapest, compassOf } from './compass.ts'

/** Why no vassal that meets a half may be used, for example for a guard; null where one may. */
const heldBack = (scene: Scene, met: readonly Space[]): Refusal | null => {
  const reasons = met.map((space) => touchable(scene, space, 'use'))
  return reasons.includes(null) ? null : (reasons[0] ?? null)
}

/** Why the task cannot be completed now, in the order in which a player would mend it; null where a pair and the payment are at hand. */
export const whyNotComplete = (scene: Scene, slot: Slot): Refusal | null => {
  const task = taskKnown(scene, slot)
  const compass = compassOf(scene, slot)
  if (!task || !compass) return { code: 'complete.unknown' }
  const [left = -1, right = -1] = compass.pairs[0] ?? []
  const done = noMore(scene)
  if (done) return done
  if (compass.left.met.length === 0) return { code: 'complete.leftNotMet', ruling: 48 }
  if (compass.right.met.length === 0) return { code: 'complete.rightNotMet', ruling: 48 }
  const stopped = heldBack(scene, compass.left.met) ?? heldBack(scene, compass.right.met)
  if (stopped) return stopped
  if (compass.pairs.length === 0) return { code: 'complete.sameVassal', ruling: 46 }
  const stack = cheapest(scene, task)
  const [pay = compass.upcharge] = waysToPay(scene, stack)
  return checkShowing(scene, { card: slot, left, right, pay }, task, stack)
}

/** What one more card of this task's kind costs in each stack that it may go to, and what of that no retained vassal shows (ruling 141). */
export interface StackCost {
  readonly stack: Stack
  readonly due: readonly Face[]
  readonly unpaid: readonly Face[]
}

export const costsOf = ({ state, seat }: Scene, task: Task): readonly StackCost[] => {
  const court = courtOf(state, seat)
  return stacksFor(task.type).map((stack) => ({
    stack,
    due: upcharge(state, court, stack),
    unpaid: missingFaces(state, court, stack),
  }))
}
