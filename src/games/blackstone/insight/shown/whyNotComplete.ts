/** Reasons why a task cannot be completed now. */
import type { Slot } from '#src/kernel/contract.ts'
import type { Refusal } from '#src/kernel/result.ts'
import type { Space } from '../../board.ts'
import { checkVassalAction } from '../../rules/actions/sharedConditions.ts'
import { findKnownTask } from '../../rules/engine/findKnownTask.ts'
import type { Scene } from '../../rules/ruleTypes.ts'
import { checkCompletionsLeft, checkFulfilment } from '../../rules/tasks/fulfilment.ts'
import { paymentOptions } from '../../rules/tasks/upchargePayment.ts'
import { cheapestStack, taskProgressOf } from './taskProgress.ts'

/** Reason why no vassal that meets a half may be used, for example a guard; null where one may. */
const whyNotUsable = (scene: Scene, matchingSpaces: readonly Space[]): Refusal | null => {
  const reasons = matchingSpaces.map((space) => checkVassalAction(scene, space, 'use'))
  return reasons.includes(null) ? null : (reasons[0] ?? null)
}

/**
 * First reason why the task cannot be completed now, in the order in which a player would solve them; null where a pair
 * and the payment are there.
 */
export const whyNotComplete = (scene: Scene, slot: Slot): Refusal | null => {
  const task = findKnownTask(scene, slot)
  const progress = taskProgressOf(scene, slot)
  if (!task || !progress) return { code: 'complete.unknown' }
  const [left = -1, right = -1] = progress.pairs[0] ?? []
  const limitReached = checkCompletionsLeft(scene)
  if (limitReached) return limitReached
  if (progress.left.matching.length === 0) return { code: 'complete.leftNotMet', ruling: 48 }
  if (progress.right.matching.length === 0) return { code: 'complete.rightNotMet', ruling: 48 }
  const unusable = whyNotUsable(scene, progress.left.matching) ?? whyNotUsable(scene, progress.right.matching)
  if (unusable) return unusable
  if (progress.pairs.length === 0) return { code: 'complete.sameVassal', ruling: 46 }
  const stack = cheapestStack(scene, task)
  const [pay = progress.upcharge] = paymentOptions(scene, stack)
  return checkFulfilment(scene, { card: slot, left, right, pay }, task, stack)
}
