import type { Opening, Seat, Slot, View } from './contract.ts'

/** Openings that one seat was shown in private, by slot. An undo removes nothing. */
export type Vault = ReadonlyMap<Slot, Opening>

export const EMPTY_VAULT: Vault = new Map()

/** Vault with these openings added. */
export const addOpenings = (vault: Vault, openings: readonly Opening[]): Vault =>
  openings.length === 0 ? vault : new Map([...vault, ...openings.map((opening) => [opening.slot, opening] as const)])

/** Public state as a seat sees it; a spectator is `null` with an empty vault. */
export const seatView = <S>(state: S, seat: Seat | null, vault: Vault): View<S> => ({
  state,
  seat,
  knownCard: (slot) => vault.get(slot)?.value,
})

const NO_OPENINGS: readonly Opening[] = []

/** Openings of these slots in their order, or `undefined` if the vault lacks one. */
export const openingsOf = (vault: Vault, slots: readonly Slot[]): readonly Opening[] | undefined => {
  if (slots.length === 0) return NO_OPENINGS
  const openings = slots.flatMap((slot) => vault.get(slot) ?? [])
  return openings.length === slots.length ? openings : undefined
}
