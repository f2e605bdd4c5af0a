/** Corner piles and the vassal discard: their cards, and whether they can refill a space (rulings 6 and 42 to 44). */
import type { Slot } from '#src/kernel/contract.ts'
import type { State } from '../../state.ts'

/** This pile, or the next one clockwise that holds a card; -1 if all are empty (ruling 42). */
export const nextFilledPile = (state: State, pile: number): number => {
  const count = state.piles.length
  for (let step = 0; step < count; step++) {
    const candidate = (pile + step) % count
    if (state.piles[candidate]?.length) return candidate
  }
  return -1
}

/** Can a space be refilled: from a pile, or from the discard, which is shuffled when all piles are empty? */
export const canRefill = (state: State): boolean => nextFilledPile(state, 0) >= 0 || state.discard.length > 0

/** Are there cards again for spaces that stayed empty for lack of them (ruling 44)? */
export const canMakeUpSpaces = (state: State): boolean => state.missing > 0 && canRefill(state)

/** Sizes of piles, as even as possible, larger ones first (ruling 6). */
export const evenPileSizes = (cards: number, piles: number): readonly number[] =>
  Array.from({ length: piles }, (_, pile) => {
    const remainder = cards % piles
    return (cards - remainder) / piles + (pile < remainder ? 1 : 0)
  })

/** Deals slots into the piles, one pile after the other. */
export const fillPiles = (state: State, slots: readonly Slot[]): void => {
  let to = 0
  state.piles = evenPileSizes(slots.length, state.piles.length).map((size) => {
    to += size
    return slots.slice(to - size, to)
  })
}

export const topSlotsOf = (state: State): readonly Slot[] => state.piles.flatMap((pile) => pile.slice(-1))
