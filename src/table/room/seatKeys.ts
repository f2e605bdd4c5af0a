/** Key of a seat: made by the phone that takes it, proved in every greeting, never sent in one. */
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { fromBase64url, toBase64url } from '../../kernel/base64url.ts'
import type { Seat } from '../../kernel/contract.ts'
import type { Player } from '../../kernel/log.ts'

/** Key that gives its phone the right to play the seat. */
export interface SeatKey {
  /** Id of the key: 8 characters, base64url of 6 random bytes. Known to all. */
  readonly id: string
  /** Secret of the key: 22 characters, base64url of 16 random bytes. Known to this phone and the host's. */
  readonly secret: string
}

/**
 * Key that the host knows. `risen`: its seat was given up or taken away before the game began. `claims`: one for each
 * time that the seat came to another phone, the last one last.
 */
export interface HostSeatKey extends SeatKey {
  readonly risen?: true
  readonly claims?: readonly string[]
}

/** Whether a key has the form of one: from a link it may be anything. */
export const isSeatKey = ({ id, secret }: SeatKey): boolean => /^[\w-]{8}$/.test(id) && /^[\w-]{22}$/.test(secret)

/** Key as its phone stores it. */
export interface StoredSeatKey extends SeatKey, Player {
  /**
   * Nonce that this phone adds to the chance of the deal, and the promise that it had received then; empty for a seat
   * that came by a link.
   */
  readonly nonce: string
  readonly commit: string
  /** Whether the host has shown the seat. */
  readonly isSeen: boolean
  /** Claim of a seat that came by a link: 8 characters, base64url of 6 random bytes, new each time. */
  readonly claim?: string
  /** Seat in the game, once it has begun. */
  readonly seat: Seat | null
}

/** Key of a seat that a person takes: made by the runner, whose random bytes these are. */
export interface NewSeatKey extends SeatKey, Player {
  readonly nonce: string
}

/** `count` random bytes. */
export type RandomBytes = (count: number) => Uint8Array

/** Unguessable value that is used once: 22 characters, base64url of 16 random bytes. */
export const createNonce = (random: RandomBytes): string => toBase64url(random(16))

export const createSeatKey = (random: RandomBytes, player: Player): NewSeatKey => ({
  ...{ id: toBase64url(random(6)), secret: createNonce(random) },
  ...{ ...playerOf(player), nonce: createNonce(random) },
})

/** Player's fields alone: an absent emblem is no field. */
export const playerOf = ({ name, emblem }: Player): Player => (emblem === undefined ? { name } : { name, emblem })

/** Same object with another player's name and emblem; without an emblem if that player has none. */
export const withPlayer = <T extends Player>({ emblem: _, ...fields }: T, player: Player): T =>
  ({ ...fields, ...playerOf(player) }) as T

export const createClaim = (random: RandomBytes): string => toBase64url(random(6))

/** Key of a seat that comes by a link from another phone. */
export const createMovedKey = ({ id, secret }: SeatKey, claim: string): StoredSeatKey => ({
  ...{ id, secret, name: '', nonce: '', commit: '' },
  ...{ isSeen: true, claim, seat: null },
})

/** Keys with a seat that comes by a link: it may have been moved away from this very phone. */
export const addClaimedKey = (
  keys: readonly StoredSeatKey[],
  key: SeatKey,
  claim: string,
): readonly StoredSeatKey[] => {
  const known = keys.find(({ id, secret }) => id === key.id && secret === key.secret)
  return [...keys.filter(({ id }) => id !== key.id), known ? { ...known, claim } : createMovedKey(key, claim)]
}

/** Length of a proof in bytes. */
const PROOF_BYTES = 16

/**
 * Proof that `who` has the secret, for the phone that chose the nonce: 22 characters, HMAC-SHA256 cut to 16 bytes. The
 * host's proof proves nothing for a guest and the other way round, so neither can be sent back.
 */
export const proofOf = ({ id, secret }: SeatKey, who: 'host' | 'guest', nonce: string): string => {
  const key = fromBase64url(secret) ?? utf8ToBytes(secret)
  return toBase64url(hmac(sha256, key, utf8ToBytes(`${who} ${id} ${nonce}`)).subarray(0, PROOF_BYTES))
}
