/** The key of a seat: made by the phone that takes it, proved in every greeting, never said in one. */
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { fromBase64url, toBase64url } from '../../kernel/base64url.ts'
import type { Seat } from '../../kernel/contract.ts'
import type { Player } from '../../kernel/log.ts'

/** Whoever has the secret plays the seat. */
export interface SeatKey {
  /** 8 characters, base64url of 6 random bytes. Known to all. */
  readonly id: string
  /** 22 characters, base64url of 16 random bytes. Known to this phone and the host's. */
  readonly secret: string
}

/**
 * A key that the host knows. `risen`: of a seat that was given up or taken away before the game began. `claims`: one for each time that the
 * seat came to another phone, the last one last.
 */
export interface KnownKey extends SeatKey {
  readonly risen?: true
  readonly claims?: readonly string[]
}

/** Whether it has the form of a key: from a link it may be anything. */
export const isSeatKey = ({ id, secret }: SeatKey): boolean => /^[\w-]{8}$/.test(id) && /^[\w-]{22}$/.test(secret)

/** A key as its phone stores it. */
export interface HeldKey extends SeatKey, Player {
  /** What this phone adds to the chance of the deal, and the promise that it had heard then; empty for a seat that came by a link. */
  readonly nonce: string
  readonly commit: string
  /** The host has shown the seat. */
  readonly isSeen: boolean
  /** Of a seat that came by a link: 8 characters, base64url of 6 random bytes, new each time. */
  readonly claim?: string
  /** The seat of the game, once it has begun. */
  readonly seat: Seat | null
}

/** What a person does who takes a seat: made by the runner, whose random bytes these are. */
export interface NewKey extends SeatKey, Player {
  readonly nonce: string
}

/** `count` random bytes. */
export type Random = (count: number) => Uint8Array

/** What nobody has said before, and nobody can guess: 22 characters, base64url of 16 random bytes. */
export const newNonce = (random: Random): string => toBase64url(random(16))

export const newKey = (random: Random, player: Player): NewKey => ({
  ...{ id: toBase64url(random(6)), secret: newNonce(random) },
  ...{ ...playerOf(player), nonce: newNonce(random) },
})

/** Nothing but the player of what has more to it: an emblem that is absent is no field. */
export const playerOf = ({ name, emblem }: Player): Player => (emblem === undefined ? { name } : { name, emblem })

/** The same under another name, and with the emblem that goes with it, if any. */
export const renamed = <T extends Player>({ emblem: _, ...one }: T, player: Player): T =>
  ({ ...one, ...playerOf(player) }) as T

export const newClaim = (random: Random): string => toBase64url(random(6))

/** A seat that comes by a link from another phone. */
export const movedKey = ({ id, secret }: SeatKey, claim: string): HeldKey => ({
  ...{ id, secret, name: '', nonce: '', commit: '' },
  ...{ isSeen: true, claim, seat: null },
})

/** The keys with a seat that comes by a link: it may have been carried away from this very phone. */
export const claimedKeys = (keys: readonly HeldKey[], key: SeatKey, claim: string): readonly HeldKey[] => {
  const known = keys.find(({ id, secret }) => id === key.id && secret === key.secret)
  return [...keys.filter(({ id }) => id !== key.id), known ? { ...known, claim } : movedKey(key, claim)]
}

/** Bytes of a proof. */
const PROOF = 16

/**
 * That `who` has the secret, said to the one who chose the nonce: 22 characters, HMAC-SHA256 cut to 16 bytes. What the host says proves
 * nothing of a guest and the other way round, so neither can be sent back.
 */
export const proofOf = ({ id, secret }: SeatKey, who: 'host' | 'guest', nonce: string): string => {
  const key = fromBase64url(secret) ?? utf8ToBytes(secret)
  return toBase64url(hmac(sha256, key, utf8ToBytes(`${who} ${id} ${nonce}`)).subarray(0, PROOF))
}
