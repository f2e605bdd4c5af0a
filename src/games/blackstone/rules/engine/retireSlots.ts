import type { Slot } from '#src/kernel/contract.ts'
import { cardOf } from '../../cards.ts'
import { takeOutOfUse } from '../../changeStateInTurns.ts'
import type { State } from '../../state.ts'
import { codeInSlot } from './slots.ts'

/** Takes open slots out of use, before their cards are shuffled. Returns their faces, ascending. */
export const retireSlots = (state: State, slots: readonly Slot[]): readonly number[] => {
  const faces = slots.map((slot) => cardOf(codeInSlot(state, slot))).sort((a, b) => a - b)
  takeOutOfUse(state, slots)
  return faces
}
