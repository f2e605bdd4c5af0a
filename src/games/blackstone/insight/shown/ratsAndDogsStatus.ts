/** Rats and dogs on the table, in modes that have them (rules 2.8). */
import type { Seat, Slot } from '#src/kernel/contract.ts'
import { cardOf, DOG_BREEDS, type DogBreed, ratsOnCard } from '../../cards.ts'
import { DOGS } from '../../data/dogs.ts'
import { breedsForTask, freeDogs } from '../../rules/dogs.ts'
import { findKnownTask } from '../../rules/engine/findKnownTask.ts'
import { codeInSlot } from '../../rules/engine/slots.ts'
import { activeRats, plaguedRats, TOO_MANY_RATS } from '../../rules/rats.ts'
import type { Scene } from '../../rules/ruleTypes.ts'
import type { State } from '../../state.ts'

export interface RatsStatus {
  readonly wandering: number
  readonly plagued: number
  readonly limit: number
  /** Rats on each wandering card, the first shown first. */
  readonly cards: readonly number[]
  /** Rats on each plagued card. */
  readonly plaguedCards: readonly number[]
}

const ratsPerCard = (state: State, slots: readonly Slot[]): readonly number[] =>
  slots.map((slot) => ratsOnCard(cardOf(codeInSlot(state, slot))))

export const ratsStatus = (state: State): RatsStatus | null =>
  state.rats && {
    wandering: activeRats(state) - plaguedRats(state),
    plagued: plaguedRats(state),
    limit: TOO_MANY_RATS,
    cards: ratsPerCard(state, state.rats.wandering),
    plaguedCards: ratsPerCard(state, state.rats.plagued),
  }

/** One dog: its owner, -1 while it is free, and its price. */
export interface DogStatus {
  readonly breed: DogBreed
  readonly owner: Seat
  readonly knights: number
  readonly wizards: number
  readonly biggest: number
  readonly task: 'knight' | 'wizard' | 'king'
}

export const dogStatuses = (state: State): readonly DogStatus[] =>
  DOG_BREEDS.flatMap((breed) => {
    const { knights, wizards, biggest, task } = DOGS[breed]
    const owned = state.courts.flatMap((court, seat) => court.dogs.filter((dog) => dog === breed).map(() => seat))
    const free = Array.from({ length: freeDogs(state, breed) }, () => -1)
    return [...owned, ...free].map((owner) => ({ breed, owner, knights, wizards, biggest, task }))
  })

/**
 * Dogs that this task would bring; none in modes without dogs, for a task that brings none, or if the seat does not
 * know the task.
 */
export const adoptableDogs = (scene: Scene, slot: Slot): readonly DogBreed[] => {
  const task = scene.mode.hasRats ? findKnownTask(scene, slot) : null
  return task ? breedsForTask(task) : []
}
