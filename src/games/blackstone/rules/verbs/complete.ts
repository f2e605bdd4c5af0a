/** A task is met: the card goes under its stack, the upcharge is paid, both vassals are used up. */
import type { ActionOf } from '../../actions.ts'
import { checkShowing, heldTask, metTasks, show, showings } from '../completion.ts'
import { placeIn } from '../court.ts'
import { activeCourt, firstOf, refusal, taskIn, type Verb } from '../play.ts'
import { stackFor, stackNames } from '../stacks.ts'

export const complete: Verb<ActionOf<'complete'>> = {
  list: (scene) =>
    metTasks(scene).flatMap((met) =>
      stackNames(met.task).flatMap((stack) =>
        showings(scene, met, stackFor(met.task, stack)).map(
          (showing) => ({ kind: 'complete', ...showing, ...(stack && { stack }) }) as const,
        ),
      ),
    ),

  check(scene, action) {
    const task = heldTask(scene, action.card)
    if ('code' in task) return task
    return firstOf(
      !stackNames(task).includes(action.stack) && refusal('complete.otherStack', 141),
      checkShowing(scene, action, task, stackFor(task, action.stack)),
    )
  },

  act(play, action) {
    const { card, left, right } = action
    const stack = stackFor(taskIn(play.draft, card), action.stack)
    show(play, action, stack)
    placeIn(activeCourt(play), stack, card)
    play.tell({ kind: 'completed', seat: play.draft.seat, slot: card, stack, left, right })
  },
}
