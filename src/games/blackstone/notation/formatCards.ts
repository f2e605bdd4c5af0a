/** Names of the cards of a zone. */
import type { Slot } from '../../../kernel/contract.ts'
import { ALL_DECKS, BACKS } from '../cards.ts'
import { codeInSlot } from '../rules/engine/slots.ts'
import type { Scene } from '../rules/ruleTypes.ts'
import type { State } from '../state.ts'
import { formatCard } from './slotNotation.ts'

export const isOpenSlot = (state: State, slot: Slot): boolean => codeInSlot(state, slot) >= 0
export const formatCards = (scene: Scene, slots: readonly Slot[]): string[] =>
  slots.map((slot) => formatCard(scene, slot))

/** A task in a hand: its id if it is open, otherwise the name of its deck. */
export const formatHeldTask = (scene: Scene, slot: Slot): string =>
  isOpenSlot(scene.state, slot)
    ? formatCard(scene, slot)
    : (ALL_DECKS.find((deck) => BACKS[deck] === codeInSlot(scene.state, slot)) ?? 'guild')

/** Names of the hidden cards of a zone in this order, up to the first that the scene does not know. */
export const formatHiddenCards = (scene: Scene, slots: readonly Slot[]): string[] => {
  const hidden = slots.filter((slot) => !isOpenSlot(scene.state, slot))
  const firstUnknown = hidden.findIndex((slot) => scene.knownCode(slot) < 0)
  return formatCards(scene, firstUnknown < 0 ? hidden : hidden.slice(0, firstUnknown))
}
