/** The log of one game: a header and the entries after it. The log is the truth, the state is a fold over it. */
import type { Answer, Ending, GameId, ModeId, Opening, Options, Seat } from './contract.ts'
import type { Json } from './json.ts'

/** Raised by every change of headers, entries or messages that an older app cannot read. */
export const PROTOCOL = 1

/** A fair deal: the chance of the game follows from a secret that was promised first, and from what other phones added to it. */
export interface Deal {
  /** What the dealer's phone promised before it heard any nonce: 43 characters, base64url of a SHA-256. */
  readonly commit: string
  /** For each seat 22 characters, base64url of 16 random bytes of its phone; empty for a seat that plays on the dealer's phone. */
  readonly nonces: readonly string[]
}

/** Who sits at a seat, as everybody sees them. */
export interface Player {
  readonly name: string
  /** The id of the symbol that this player chose; absent where nobody did, and the seat's own is shown. */
  readonly emblem?: string
}

export interface Header {
  readonly protocol: number
  /** 22 characters, base64url of 16 random bytes. */
  readonly id: string
  readonly game: GameId
  readonly version: number
  readonly mode: ModeId
  /** Every option of the mode written out, also those that are at their default or off. */
  readonly options: Options
  readonly seats: readonly Player[]
  /** The public half of a position document, or what a campaign carries over from an earlier log, where the game starts from one. */
  readonly position?: Json
  /** Where several phones share the game. On one phone there is nobody to promise anything to. */
  readonly deal?: Deal
}

/** What an entry says. `count` is the proposing seat's own counter, so that a repeated proposal is applied once. */
export type Body<A = object> =
  | {
      readonly kind: 'seat'
      readonly seat: Seat
      readonly count: number
      readonly action: A
      readonly openings: readonly Opening[]
    }
  | { readonly kind: 'joint'; readonly actions: readonly (readonly [Seat, A, readonly Opening[]])[] }
  | { readonly kind: 'chance'; readonly answer: Answer }
  | ({ readonly kind: 'end' } & Ending)
  /** Takes back the last standing deed, with the draws that it caused. Nothing is erased. */
  | { readonly kind: 'undo'; readonly seat: Seat; readonly count: number }
  | { readonly kind: 'redo'; readonly seat: Seat; readonly count: number }

export interface Entry<A = object> {
  /** 0 for the first entry after the header, then one more each. */
  readonly seq: number
  /** Raised when another phone takes over as arbiter. */
  readonly epoch: number
  readonly body: Body<A>
  /** 64-bit hash of the public state after this entry, 16 hex digits: finds a desync, is no seal. */
  readonly hash: string
}
