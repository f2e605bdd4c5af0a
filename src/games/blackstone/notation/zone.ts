/** The cards of a zone by their names. */
import type { Slot } from '../../../kernel/contract.ts'
import { ALL_DECKS, BACKS } from '../cards.ts'
import { codeIn, type Scene } from '../rules/play.ts'
import type { State } from '../state.ts'
import { makeCard } from './slot.ts'

export const isOpen = (state: State, slot: Slot): boolean => codeIn(state, slot) >= 0
export const namesOf = (scene: Scene, slots: readonly Slot[]): string[] => slots.map((slot) => makeCard(scene, slot))

/** A task that somebody holds: by its id where it lies open, by its deck where it does not. */
export const heldName = (scene: Scene, slot: Slot): string =>
  isOpen(scene.state, slot)
    ? makeCard(scene, slot)
    : (ALL_DECKS.find((deck) => BACKS[deck] === codeIn(scene.state, slot)) ?? 'guild')

/** The hidden cards of a zone in this order, down to the first that the scene does not know. */
export const hiddenIn = (scene: Scene, slots: readonly Slot[]): string[] => {
  const hidden = slots.filter((slot) => !isOpen(scene.state, slot))
  const unknown = hidden.findIndex((slot) => scene.know(slot) < 0)
  return namesOf(scene, unknown < 0 ? hidden : hidden.slice(0, unknown))
}
