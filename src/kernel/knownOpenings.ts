import type { Opening, Slot, View } from './contract.ts'

/** Openings of the cards among these slots that a view knows, without salts: the seat proves nothing by them. */
export const knownOpenings = (slots: readonly Slot[], knownCard: View<unknown>['knownCard']): readonly Opening[] =>
  slots.flatMap((slot) => {
    const value = knownCard(slot)
    return value ? [{ slot, value, salt: '' }] : []
  })
