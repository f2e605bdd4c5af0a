/** Stacks of vassals on the board: a stack moves as one, and its top shows (rules 2.5, rulings 106 and 107). */

import type { Slot } from '#src/kernel/contract.ts'
import type { Space } from '../../board.ts'
import { setSpace } from '../../changeState.ts'
import { draftQuest, setSpaces } from '../../changeStateInTurns.ts'
import type { Face } from '../../faces.ts'
import type { State } from '../../state.ts'
import { faceAt, slotAt } from '../engine/slots.ts'
import { requireQuest } from './questState.ts'

/** Slots of the vassals under the top one of a space. */
export const slotsUnder = (state: State, space: Space): readonly Slot[] => requireQuest(state).under[space] ?? []

export const isStack = (state: State, space: Space): boolean => slotsUnder(state, space).length > 0

/** Exchanges the vassals or stacks of two spaces; one of them may be empty. */
export const swapSpaces = (state: State, a: Space, b: Space): void => {
  const { under } = requireQuest(state)
  setSpaces(state, a, slotAt(state, b), b, slotAt(state, a))
  if (under.length === 0) return
  const stacks = under.slice()
  stacks[a] = under[b] ?? []
  stacks[b] = under[a] ?? []
  draftQuest(state).under = stacks
}

/** Puts a vassal on a space, on top of any that is there. */
export const putOnSpace = (state: State, slot: Slot, space: Space): void => {
  const covered = slotAt(state, space)
  if (covered >= 0) {
    const quest = draftQuest(state)
    quest.under = quest.under.map((slots, at) => (at === space ? [...slots, covered] : slots))
  }
  setSpace(state, space, slot)
}

/** May a vassal with this face up be put here: on an empty space, or on the same face? */
export const canPutOn = (state: State, space: Space, face: Face): boolean => {
  const top = faceAt(state, space)
  return top < 0 || top === face
}
