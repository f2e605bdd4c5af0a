/** Log of one game: a header and the entries after it. The log is the truth, the state is a fold over it. */
import type { DealerAnswer, EarlyEnding, Opening, Seat } from './contract.ts'
import type { GameId, ModeId, Options } from './gameCard.ts'
import type { Json } from './json.ts'

/**
 * Raised by every change of headers, entries or messages that an older app cannot read. 2: states are hashed by a sum
 * of terms (hash64.ts). Logs of protocol 1 are read and gone on with, with their own hash (hashOfProtocol1.ts).
 */
export const PROTOCOL = 2

/**
 * Fair deal: the game's chance follows from a secret that was promised first and from nonces that other phones added.
 */
export interface DealCommitment {
  /** Promise of the dealer's phone, made before it received any nonce: 43 characters, base64url of a SHA-256. */
  readonly commit: string
  /**
   * Nonce of each seat's phone: 22 characters, base64url of 16 random bytes; empty for a seat on the dealer's phone.
   */
  readonly nonces: readonly string[]
}

/** Player of a seat, as everybody sees them. */
export interface Player {
  readonly name: string
  /** Id of the symbol that this player chose; absent if none was chosen, then the seat's own is shown. */
  readonly emblem?: string
}

export interface Header {
  readonly protocol: number
  /** Id of the game: 22 characters, base64url of 16 random bytes. */
  readonly id: string
  readonly game: GameId
  readonly version: number
  readonly mode: ModeId
  /** Every option of the mode written out, also those at their default or off. */
  readonly options: Options
  readonly seats: readonly Player[]
  /**
   * Public half of a position document, or what a campaign carries over from an earlier log; absent if the game starts
   * fresh.
   */
  readonly position?: Json
  /** Fair deal, present if several phones share the game. On one phone there is nobody to promise anything to. */
  readonly deal?: DealCommitment
}

/** Content of an entry. `count` is the proposing seat's own counter, so that a repeated proposal is applied once. */
export type EntryBody<A = object> =
  | {
      readonly kind: 'seat'
      readonly seat: Seat
      readonly count: number
      readonly action: A
      readonly openings: readonly Opening[]
    }
  | { readonly kind: 'joint'; readonly actions: readonly (readonly [Seat, A, readonly Opening[]])[] }
  | { readonly kind: 'chance'; readonly answer: DealerAnswer }
  | ({ readonly kind: 'end' } & EarlyEnding)
  /** Takes back the last move, with the draws that it caused. Nothing is erased. */
  | { readonly kind: 'undo'; readonly seat: Seat; readonly count: number }
  | { readonly kind: 'redo'; readonly seat: Seat; readonly count: number }

export interface Entry<A = object> {
  /** Number of the entry: 0 for the first after the header, then one more each. */
  readonly seq: number
  /** Raised when another phone takes over as arbiter. */
  readonly epoch: number
  readonly body: EntryBody<A>
  /**
   * 64-bit hash of the public state after this entry, 16 hex digits: finds a desync, is no seal. Which one it is the
   * header's protocol says.
   */
  readonly hash: string
}
