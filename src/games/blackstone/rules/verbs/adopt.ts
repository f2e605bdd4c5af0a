/** A task is met for a dog instead: a completion in every respect, but the card is discarded (rulings 120, 121 and 123). */
import type { ActionOf } from '../../actions.ts'
import { checkShowing, show, showings } from '../completion.ts'
import { discardTask } from '../decks.ts'
import { breedFor, freeDogs } from '../dogs.ts'
import { activeCourt, firstOf, refusal, taskKnown, type Verb } from '../play.ts'

export const adopt: Verb<ActionOf<'adopt'>> = {
  list: (scene) =>
    showings(scene).flatMap((showing) => {
      const task = taskKnown(scene, showing.card)
      const dog = task && breedFor(task)
      return dog ? [{ kind: 'adopt', ...showing, dog } as const] : []
    }),

  check(scene, action) {
    const task = taskKnown(scene, action.card)
    return firstOf(
      checkShowing(scene, action),
      task && breedFor(task) !== action.dog && refusal('adopt.otherTask', 120),
      freeDogs(scene.state, action.dog) === 0 && refusal('adopt.taken', 120),
    )
  },

  act(play, action) {
    const { card, dog, left, right } = action
    show(play, action)
    discardTask(play.draft, card)
    activeCourt(play).dogs.push(dog)
    play.tell({ kind: 'adopted', seat: play.draft.seat, slot: card, dog, left, right })
  },
}
