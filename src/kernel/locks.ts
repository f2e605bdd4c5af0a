/** Locks: what a slot holds is fixed before anyone sees it, and proven when it is opened. */
import { toBase64url } from './base64url.ts'
import type { Opening } from './contract.ts'
import { shaOf } from './sha.ts'

/** Which lock closes which slot, folded from the `seal` and `reseal` entries of the log. Slots are never used again, so it only grows. */
export type Locks = ReadonlyMap<number, string>

/** The lock of an opening in the game with this header id: base64url of SHA-256 of `["lock",id,slot,face,side,salt]`, 43 characters. */
export const lockOf = (game: string, { slot, value, salt }: Opening): string =>
  toBase64url(shaOf(['lock', game, slot, value.face, value.side, salt]))

/** Whether a lock can be one: 43 characters of base64url. */
export const isLock = (text: string): boolean => /^[\w-]{43}$/.test(text)

/** Whether the opening is what the lock of its slot was made from. A slot without a lock opens to nothing. */
export const checkOpening = (game: string, locks: Locks, opening: Opening): boolean => {
  const lock = locks.get(opening.slot)
  return lock !== undefined && lock === lockOf(game, opening)
}
