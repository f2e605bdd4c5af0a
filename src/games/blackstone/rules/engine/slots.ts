/** What lies in the slots of a state, and on its spaces. */
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
