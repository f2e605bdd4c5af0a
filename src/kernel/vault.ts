import type { Opening, Seat, Slot, View } from './contract.ts'

/** What one seat was shown in private: each slot with its card and the salt that proves it. An undo takes nothing out of it. */
export type Vault = ReadonlyMap<Slot, Opening>

export const EMPTY_VAULT: Vault = new Map()

/** A vault that knows these openings as well. */
export const remember = (vault: Vault, openings: readonly Opening[]): Vault =>
  openings.length === 0 ? vault : new Map([...vault, ...openings.map((opening) => [opening.slot, opening] as const)])

/** The public state as a seat sees it; a spectator is `null` with an empty vault. */
export const viewOf = <S>(state: S, seat: Seat | null, vault: Vault): View<S> => ({
  state,
  seat,
  know: (slot) => vault.get(slot)?.value,
})

const NOTHING: readonly Opening[] = []

/** The openings of these slots in their order, or `undefined` where the vault lacks one. */
export const openingsOf = (vault: Vault, slots: readonly Slot[]): readonly Opening[] | undefined => {
  if (slots.length === 0) return NOTHING
  const openings = slots.flatMap((slot) => vault.get(slot) ?? [])
  return openings.length === slots.length ? openings : undefined
}
