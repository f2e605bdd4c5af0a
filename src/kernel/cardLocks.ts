/** Locks: the card of a slot is fixed before anyone sees it, and proven when it is opened. */
import { toBase64url } from './base64url.ts'
import type { Opening } from './contract.ts'
import { sha256OfJson } from './sha256OfJson.ts'

/**
 * Lock of each slot, folded from the `seal` and `reseal` entries of the log. Slots are never reused, so it only grows.
 */
export type Locks = ReadonlyMap<number, string>

/**
 * Lock of an opening in the game with this header id: base64url of SHA-256 of `["lock",id,slot,face,side,salt]`, 43
 * characters.
 */
export const lockOf = (game: string, { slot, value, salt }: Opening): string =>
  toBase64url(sha256OfJson(['lock', game, slot, value.face, value.side, salt]))

/** Whether a text has the form of a lock: 43 characters of base64url. */
export const isLock = (text: string): boolean => /^[\w-]{43}$/.test(text)

/** Whether the lock of the slot was made from this opening; false for a slot without a lock. */
export const checkOpening = (game: string, locks: Locks, opening: Opening): boolean => {
  const lock = locks.get(opening.slot)
  return lock !== undefined && lock === lockOf(game, opening)
}
