/** Slots of a state: what lies in them and on its spaces, what a court holds, and new ones. */
import type { Seat, Slot } from '#src/kernel/contract.ts'
import type { Space } from '../../board.ts'
import { cardOf, faceOnSide, sideOf, type Task } from '../../cards.ts'
import type { Face } from '../../faces.ts'
import type { Court, State } from '../../state.ts'
import { taskOf } from '../../taskCatalogue.ts'

export const courtOf = (state: State, seat: Seat): Court => {
  const court = state.courts[seat]
  if (!court) throw new RangeError(`no seat ${seat}`)
  return court
}

/** Tasks of the hand, and the face-down one (ruling 31). */
export const tasksHeldBy = ({ hand, intrigue }: Court): readonly Slot[] =>
  intrigue?.at === 'faceDown' ? [...hand, intrigue.card] : hand

export const slotAt = (state: State, space: Space): Slot => state.board[space] ?? -1

/** Code of the open card in a slot; negative if the card is hidden. */
export const codeInSlot = (state: State, slot: Slot): number => state.cards[slot] ?? -1

/** The face that shows in a slot with an open vassal. */
export const faceInSlot = (state: State, slot: Slot): Face => {
  const code = codeInSlot(state, slot)
  return faceOnSide(cardOf(code), sideOf(code))
}

/** The up face on a space; -1 if the space is empty. */
export const faceAt = (state: State, space: Space): Face => {
  const slot = slotAt(state, space)
  return slot < 0 ? -1 : faceInSlot(state, slot)
}

/** The reverse of the up face on a space; -1 if the space is empty. */
export const hiddenFaceAt = (state: State, space: Space): Face => {
  const slot = slotAt(state, space)
  if (slot < 0) return -1
  const code = codeInSlot(state, slot)
  return faceOnSide(cardOf(code), 1 - sideOf(code))
}

/** The task in a slot that is open. */
export const taskInSlot = (state: State, slot: Slot): Task => taskOf(state.setting, cardOf(codeInSlot(state, slot)))

/** Adds slots with this back; a slot is never used twice. */
export const addHiddenSlots = (state: State, count: number, back: number): readonly Slot[] => {
  const first = state.cards.length
  state.cards = state.cards.concat(Array.from({ length: count }, () => back))
  return Array.from({ length: count }, (_, index) => first + index)
}
