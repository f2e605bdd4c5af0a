/** A task is met for a dog instead: a completion in every respect, but the card is discarded (rulings 120, 121 and 123). */
import type { ActionOf } from '../../actions.ts'
import { DOGS } from '../../data/dogs.ts'
import { checkShowing, heldTask, metTasks, show, showings } from '../completion.ts'
import { discardTask } from '../decks.ts'
import { breedsFor, freeDogs } from '../dogs.ts'
import { activeCourt, firstOf, refusal, type Verb } from '../play.ts'

/** The dog says what the card counts as, and so which upcharge is due (ruling 122). */
export const adopt: Verb<ActionOf<'adopt'>> = {
  list: (scene) =>
    metTasks(scene).flatMap((met) =>
      breedsFor(met.task).flatMap((dog) =>
        showings(scene, met, DOGS[dog].task).map((showing) => ({ kind: 'adopt', ...showing, dog }) as const),
      ),
    ),

  check(scene, action) {
    const task = heldTask(scene, action.card)
    if ('code' in task) return task
    return firstOf(
      !breedsFor(task).includes(action.dog) && refusal('adopt.otherTask', 120),
      checkShowing(scene, action, task, DOGS[action.dog].task),
      freeDogs(scene.state, action.dog) === 0 && refusal('adopt.taken', 120),
    )
  },

  act(play, action) {
    const { card, dog, left, right } = action
    show(play, action, DOGS[dog].task)
    discardTask(play, card)
    activeCourt(play).dogs.push(dog)
    play.tell({ kind: 'adopted', seat: play.draft.seat, slot: card, dog, left, right })
  },
}
