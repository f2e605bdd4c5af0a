/** Rats and dogs as they lie on the table: for modes that have them (rules 2.8). */
import type { Seat, Slot } from '../../../kernel/contract.ts'
import { BREEDS, type Breed, cardOf, pips } from '../cards.ts'
import { DOGS } from '../data/dogs.ts'
import { breedsFor, freeDogs } from '../rules/dogs.ts'
import { codeIn, type Scene, taskKnown } from '../rules/play.ts'
import { activeRats, plaguedRats, TOO_MANY_RATS } from '../rules/rats.ts'
import type { State } from '../state.ts'

export interface RatsSeen {
  readonly wandering: number
  readonly plagued: number
  readonly limit: number
  /** Rats on each wandering card, the first shown first. */
  readonly cards: readonly number[]
}

export const ratsSeen = (state: State): RatsSeen | null =>
  state.rats && {
    wandering: activeRats(state) - plaguedRats(state),
    plagued: plaguedRats(state),
    limit: TOO_MANY_RATS,
    cards: state.rats.wandering.map((slot) => pips(cardOf(codeIn(state, slot)))),
  }

/** Every dog once: whose it is, -1 while it is free, and its price. */
export interface DogSeen {
  readonly breed: Breed
  readonly owner: Seat
  readonly knights: number
  readonly wizards: number
  readonly biggest: number
  readonly task: 'knight' | 'wizard' | 'king'
}

export const dogsSeen = (state: State): readonly DogSeen[] =>
  BREEDS.flatMap((breed) => {
    const { knights, wizards, biggest, task } = DOGS[breed]
    const owned = state.courts.flatMap((court, seat) => court.dogs.filter((dog) => dog === breed).map(() => seat))
    const free = Array.from({ length: freeDogs(state, breed) }, () => -1)
    return [...owned, ...free].map((owner) => ({ breed, owner, knights, wizards, biggest, task }))
  })

/** The dogs that this task would bring; none where the mode has none, none comes for it, or the seat does not know the task. */
export const adoptable = (scene: Scene, slot: Slot): readonly Breed[] => {
  const task = scene.mode.rats ? taskKnown(scene, slot) : null
  return task ? breedsFor(task) : []
}
