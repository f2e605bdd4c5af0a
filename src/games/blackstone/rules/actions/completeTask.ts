/** Completing a task: the card goes to its stack, the upcharge is paid, and both vassals are used up. */
import type { ActionOf } from '../../actions.ts'
import { placeInStack } from '../../changeStateInTurns.ts'
import { firstRefusal, refusal } from '../engine/refusal.ts'
import { taskInSlot } from '../engine/slots.ts'
import type { ActionHandler } from '../ruleTypes.ts'
import { checkFulfilment, findTaskInHand, fulfillableTasks, fulfilmentsOf, payAndMark } from '../tasks/fulfilment.ts'
import { namedStackChoices, stackOfTask } from '../tasks/taskStacks.ts'

export const complete: ActionHandler<ActionOf<'complete'>> = {
  list: (scene) =>
    fulfillableTasks(scene).flatMap((taskMet) =>
      namedStackChoices(taskMet.task).flatMap((stack) =>
        fulfilmentsOf(scene, taskMet, stackOfTask(taskMet.task, stack)).map(
          (fulfilment) => ({ kind: 'complete', ...fulfilment, ...(stack && { stack }) }) as const,
        ),
      ),
    ),

  check(scene, action) {
    const task = findTaskInHand(scene, action.card)
    if ('code' in task) return task
    return firstRefusal(
      !namedStackChoices(task).includes(action.stack) && refusal('complete.otherStack', 141),
      checkFulfilment(scene, action, task, stackOfTask(task, action.stack)),
    )
  },

  act(context, action) {
    const { card, left, right } = action
    const stack = stackOfTask(taskInSlot(context.draft, card), action.stack)
    payAndMark(context, action, stack)
    placeInStack(context.draft, context.draft.seat, stack, card)
    context.emit({ kind: 'completed', seat: context.draft.seat, slot: card, stack, left, right })
  },
}
