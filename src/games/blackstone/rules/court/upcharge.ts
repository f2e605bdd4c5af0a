/** Upcharge of a stack, and the retained vassals that pay it (ruling 50). */
import type { Stack } from '../../cards.ts'
import type { Face } from '../../faces.ts'
import type { Court, State } from '../../state.ts'
import { faceInSlot, taskInSlot } from '../engine/slots.ts'
import { unpaidFaces } from '../tasks/facePayments.ts'

/** Faces that the next card of this stack costs, ascending: the cost faces of all completed ones (ruling 50). */
export const upcharge = (state: State, court: Court, stack: Stack): readonly Face[] =>
  court.stacks[stack].map((slot) => taskInSlot(state, slot).cost).sort((a, b) => a - b)

/**
 * Slots of retained vassals, one for each of these faces, oldest first; null if one is missing. A retained face cannot
 * change.
 */
export const findPayment = (state: State, court: Court, faces: readonly Face[]): readonly number[] | null => {
  const unpaidWith = court.retained.slice() // ruling 51
  const paid: number[] = []
  for (const face of faces) {
    const index = unpaidWith.findIndex((slot) => faceInSlot(state, slot) === face)
    if (index < 0) return null
    paid.push(...unpaidWith.splice(index, 1))
  }
  return paid
}

/** Faces of the retained vassals, ascending; wild ones last. */
export const retainedFacesOf = (state: State, court: Court): readonly Face[] =>
  court.retained.map((slot) => faceInSlot(state, slot)).sort((a, b) => a - b)

/** Faces of the upcharge that no retained vassal pays for yet. */
export const missingFacesFor = (state: State, court: Court, stack: Stack): readonly Face[] =>
  unpaidFaces(retainedFacesOf(state, court), upcharge(state, court, stack))
