/**
 * Adopting a dog: a task is met as for a completion, but the card is discarded and brings a dog (rulings 120, 121 and
 * 123).
 */

import type { ActionOf } from '../../actions.ts'
import { draftCourt } from '../../changeStateInTurns.ts'
import { DOGS } from '../../data/dogs.ts'
import { breedsForTask, freeDogs } from '../dogs.ts'
import { firstRefusal, refusal } from '../engine/refusal.ts'
import type { ActionHandler } from '../ruleTypes.ts'
import { discardTask } from '../tasks/dealAndDiscardTasks.ts'
import { checkFulfilment, findTaskInHand, fulfillableTasks, fulfilmentsOf, payAndMark } from '../tasks/fulfilment.ts'

/** The breed decides which stack the card counts for, and so the upcharge (ruling 122). */
export const adopt: ActionHandler<ActionOf<'adopt'>> = {
  list: (scene) =>
    fulfillableTasks(scene).flatMap((taskMet) =>
      breedsForTask(taskMet.task).flatMap((dog) =>
        fulfilmentsOf(scene, taskMet, DOGS[dog].task).map(
          (fulfilment) => ({ kind: 'adopt', ...fulfilment, dog }) as const,
        ),
      ),
    ),

  check(scene, action) {
    const task = findTaskInHand(scene, action.card)
    if ('code' in task) return task
    return firstRefusal(
      !breedsForTask(task).includes(action.dog) && refusal('adopt.otherTask', task.type === 'ploy' ? 123 : 120),
      checkFulfilment(scene, action, task, DOGS[action.dog].task),
      freeDogs(scene.state, action.dog) === 0 && refusal('adopt.taken', 120),
    )
  },

  act(context, action) {
    const { card, dog, left, right } = action
    payAndMark(context, action, DOGS[dog].task)
    discardTask(context, card)
    const court = draftCourt(context.draft, context.draft.seat)
    court.dogs = [...court.dogs, dog]
    context.emit({ kind: 'adopted', seat: context.draft.seat, slot: card, dog, left, right })
  },
}
