/**
 * Contract between the app and a game. A game is synchronous and pure: no clock, no chance, no DOM, no waiting. Chance
 * is an actor: the rules say which draw they await, the dealer answers, and the answer is an entry of the log.
 */

import type { GameId, ModeCard, ModeId, Options } from './gameCard.ts'
import type { Json } from './json.ts'
import type { Refusal, Result } from './result.ts'

/** Index of a seat, clockwise from the first. */
export type Seat = number
/** Numbered place for one card, hidden or open. The card keeps the number in every zone; no number is used twice. */
export type Slot = number

/** Card in a slot: its number in the game's catalogue and the side that is up. */
export interface CardValue {
  readonly face: number
  readonly side: number
}

/** Opened slot: its card and the salt that proves it against the slot's lock (22 characters, base64url of 16 bytes). */
export interface Opening {
  readonly slot: Slot
  readonly value: CardValue
  readonly salt: string
}

/** Seats that see what an `open` draw shows. */
export type Audience = 'all' | readonly Seat[]

/** Draw that the rules await from the dealer. */
export type Draw =
  /** Shuffle these cards (a multiset of faces, ascending) and their up sides into these slots. */
  | { readonly kind: 'seal'; readonly slots: readonly Slot[]; readonly faces: readonly number[]; readonly sides: 1 | 2 }
  /** Shuffle the hidden cards of `from` into `to`; only the dealer knows which they are. */
  | { readonly kind: 'reseal'; readonly from: readonly Slot[]; readonly to: readonly Slot[]; readonly sides: 1 | 2 }
  | { readonly kind: 'open'; readonly slots: readonly Slot[]; readonly to: Audience }
  /** One throw of dice; each number is the count of sides of one die. */
  | { readonly kind: 'dice'; readonly sides: readonly number[] }

/** Dealer's answer as the public log has it. An opening to some seats only is empty here: it is sent to them alone. */
export type DealerAnswer =
  /** One lock for each slot, in the order of the draw; empty if the dealer deals without locks (bots, playouts). */
  | { readonly kind: 'seal' | 'reseal'; readonly locks: readonly string[] }
  | { readonly kind: 'open'; readonly openings: readonly Opening[] }
  /** Each value is from 1 to its die's number of sides. */
  | { readonly kind: 'dice'; readonly values: readonly number[] }

export interface Outcome {
  /** Rank of each seat: 1 is best, equal ranks share. If all win or lose together: all 1, or all 2. */
  readonly ranks: readonly number[]
  /** Key of the sentence that names what decided the game, for example `points` or `ploys`. */
  readonly decidedBy: string
}

export type Turn =
  /** Seats that must act. `veiled`: their choices are secret and applied together. */
  | { readonly kind: 'seats'; readonly seats: readonly Seat[]; readonly veiled?: true }
  | { readonly kind: 'chance'; readonly draw: Draw }
  | { readonly kind: 'over'; readonly outcome: Outcome }

/**
 * Ending that the players choose before the rules end the game: all agree, or one seat concedes. `leave`: a seat
 * concedes and comes last, and the others play on, with a bot or another person in that seat.
 */
export type EarlyEnding = { readonly how: 'agreement' } | { readonly how: 'concede' | 'leave'; readonly seat: Seat }

export type Move<A> =
  | { readonly kind: 'seat'; readonly seat: Seat; readonly action: A; readonly openings: readonly Opening[] }
  /**
   * Veiled choices, by ascending seat. The log takes only all of them together; `apply` also judges some of them, so
   * that an arbiter can refuse one choice before the others are in.
   */
  | { readonly kind: 'joint'; readonly actions: readonly (readonly [Seat, A, readonly Opening[]])[] }
  | { readonly kind: 'chance'; readonly answer: DealerAnswer }
  | ({ readonly kind: 'end' } & EarlyEnding)

/**
 * Input of a game's set-up: a header, and the public half of a position if it starts from one. All of it may come from
 * outside.
 */
export interface GameSetup {
  readonly mode: ModeId
  readonly options: Options
  readonly seats: number
  /** Public half of a position document, or what a campaign carries over from an earlier log. */
  readonly position?: Json
}

/** Part of a header, or of a request for a new game, that says which rules a table needs. */
export interface RequestedSetup {
  readonly mode: ModeId
  readonly options?: Options | undefined
  readonly position?: Json
  /** Protocol of the header; absent in a request. */
  readonly protocol?: number
}

/**
 * View of one seat, or of a spectator (`null`): the public state and what the seat's own vault knows of hidden slots.
 */
export interface View<S> {
  readonly state: S
  readonly seat: Seat | null
  knownCard(slot: Slot): CardValue | undefined
}

/** Types of a game under one name. */
export interface Shape {
  readonly state: object
  readonly action: object
  readonly event: { readonly kind: string }
}

export interface ApplyResult<G extends Shape> {
  readonly state: G['state']
  readonly events: readonly G['event'][]
}

export interface Game<G extends Shape> {
  readonly id: GameId
  /**
   * Raised by every change that alters a replay or the order of `legal`: the short form of a record stores indexes of
   * it.
   */
  readonly version: number
  readonly modes: ReadonlyMap<ModeId, ModeCard>
  setup(table: GameSetup): Result<G['state'], Refusal>
  /** Cards that the hidden half of a position puts into slots of the state that `setup` makes of its public half. */
  hiddenCards(table: GameSetup, hiddenCards: Json): Result<ReadonlyMap<Slot, CardValue>, Refusal>
  /**
   * Cleaned action of the same meaning as this one from outside, or a refusal. Whether it is legal is for `apply` to
   * say.
   */
  parseAction(json: Json): Result<G['action'], Refusal>
  /** Whose turn it is. Computed from the public state alone: it must not depend on any vault. */
  turn(state: G['state']): Turn
  /** Complete actions in a stable order; empty if the view's seat is not awaited. */
  legal(view: View<G['state']>): readonly G['action'][]
  /** Slots that this action opens to all: no fewer, no more. None if `action` is nonsense, which it may be. */
  openings(state: G['state'], seat: Seat, action: G['action']): readonly Slot[]
  /** Checks, copies and mutates. Total: `move` may be anything that parses; a refusal names its ruling. */
  apply(state: G['state'], move: Move<G['action']>): Result<ApplyResult<G>, Refusal>
  /**
   * Applies a move without checks and in place, for playouts: `apply` would take the move, and nobody else has the
   * draft.
   */
  mutate(draft: G['state'], move: Move<G['action']>): void
  /** Draft of a state: equal bytes, nothing shared that `mutate` changes. */
  copy(state: G['state']): G['state']
}
