/** Source of chance: whole numbers, and cards under locks. */
import type { CardValue, Opening, Slot } from './contract.ts'

/** Source of the dealer's random choices. */
export interface RandomSource {
  /** Random integer from 0 to less than `bound`, each equally likely. */
  below(bound: number): number
  /** Opening and lock of a card in a slot, under a fresh salt. */
  lockCard(slot: Slot, value: CardValue): { readonly opening: Opening; readonly lock: string }
}

/** Random source without salts and locks, for bots, playouts and tests. */
export const createUnlockedSource = (below: RandomSource['below']): RandomSource => ({
  below,
  lockCard: (slot, value) => ({ opening: { slot, value, salt: '' }, lock: '' }),
})
