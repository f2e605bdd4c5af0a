/** Slots of a position: numbers given out one after the other, and the seals of the cards in them. */
import type { Slot } from '../../../kernel/contract.ts'
import type { Face } from '../cards.ts'
import { numbersFrom } from '../lists.ts'
import type { Task } from '../state.ts'

export const createSlots = () => {
  const seals: Task[] = []
  let next: Slot = 0
  return {
    seals,
    count: () => next,
    seal: (faces: readonly Face[]): readonly Slot[] => {
      const slots = numbersFrom(next, faces.length)
      if (faces.length > 0) seals.push({ do: 'seal', first: next, faces })
      next += faces.length
      return slots
    },
  }
}
