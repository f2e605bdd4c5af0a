/**
 * Everything that the house knows about a game. A game is synchronous and pure: no clock, no chance, no DOM, no waiting.
 * Chance is an actor: the rules say which draw they await, the dealer answers, and the answer stands in the log.
 */
import type { Json } from './json.ts'
import type { Refusal, Result } from './result.ts'

export type GameId = string
export type ModeId = string
/** Index of a seat, clockwise from the first. */
export type Seat = number
/** A place in the game that holds one hidden or open card. It keeps its number in every zone and is never used again. */
export type Slot = number

/** What lies in a slot: the number of the card in the game's catalogue and which of its sides is up. */
export interface Sealed {
  readonly face: number
  readonly side: number
}

/** A slot laid open: its card and the salt that proves it against the slot's lock (22 characters, base64url of 16 bytes). */
export interface Opening {
  readonly slot: Slot
  readonly value: Sealed
  readonly salt: string
}

/** Who may know what an `open` draw shows. */
export type Audience = 'all' | readonly Seat[]

/** What the rules await from the dealer. */
export type Draw =
  /** Shuffle these cards (a multiset of faces, ascending) and their up sides into these slots. */
  | { readonly kind: 'seal'; readonly slots: readonly Slot[]; readonly faces: readonly number[]; readonly sides: 1 | 2 }
  /** Shuffle the hidden cards of `from` into `to`; only the dealer knows which they are. */
  | { readonly kind: 'reseal'; readonly from: readonly Slot[]; readonly to: readonly Slot[]; readonly sides: 1 | 2 }
  | { readonly kind: 'open'; readonly slots: readonly Slot[]; readonly to: Audience }
  /** One throw; each number is how many sides that die has. */
  | { readonly kind: 'dice'; readonly sides: readonly number[] }

/** What the dealer answered, as it stands in the public log. An opening to some seats only is empty here: it travels to them alone. */
export type Answer =
  /** One lock for each slot, in the order of the draw; empty where a dealer deals without locks (bots, playouts). */
  | { readonly kind: 'seal' | 'reseal'; readonly locks: readonly string[] }
  | { readonly kind: 'open'; readonly openings: readonly Opening[] }
  /** Each from 1 to its die's sides. */
  | { readonly kind: 'dice'; readonly values: readonly number[] }

export interface Outcome {
  /** Rank of each seat, 1 is best, equal ranks share. Where all win or lose together: all 1, or all 2. */
  readonly ranks: readonly number[]
  /** Key of the sentence that says what decided, for example `points` or `ploys`. */
  readonly decidedBy: string
}

export type Turn =
  /** These seats are awaited. `veiled`: their choices are secret and applied together. */
  | { readonly kind: 'seats'; readonly seats: readonly Seat[]; readonly veiled?: true }
  | { readonly kind: 'chance'; readonly draw: Draw }
  | { readonly kind: 'over'; readonly outcome: Outcome }

/** How the people at the table may end a game before its rules do: all agree, or one seat gives it up. */
export type Ending = { readonly how: 'agreement' } | { readonly how: 'concede'; readonly seat: Seat }

export type Deed<A> =
  | { readonly kind: 'seat'; readonly seat: Seat; readonly action: A; readonly openings: readonly Opening[] }
  /**
   * Veiled choices, by ascending seat. The log takes them only all together; `apply` judges some of them as well, so that an
   * arbiter can refuse one choice before the others are in.
   */
  | { readonly kind: 'joint'; readonly actions: readonly (readonly [Seat, A, readonly Opening[]])[] }
  | { readonly kind: 'chance'; readonly answer: Answer }
  | ({ readonly kind: 'end' } & Ending)

/** One setting of a mode. With a single value it stands for a module that is not built: headers name it, nobody can choose. */
export interface OptionCard {
  readonly id: string
  readonly values: readonly (string | number)[]
  readonly default: string | number
  /** It came when games had begun without it: a header that does not name it means the default, and stays as it is. */
  readonly later?: true
}
export type Options = Readonly<Record<string, string | number>>

/** What the house shows of a mode before it is played. Names and pitches are sentences of the catalogue, keyed by id. */
export interface ModeCard {
  readonly id: ModeId
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: readonly OptionCard[]
  /** All play against the game: one outcome, one board, no curtain. */
  readonly together: boolean
}

/** What a game is set up from: a header, and the public half of a position where it starts from one. All of it may come from outside. */
export interface Table {
  readonly mode: ModeId
  readonly options: Options
  readonly seats: number
  /** The public half of a position document, or what a campaign carries over from an earlier log. */
  readonly position?: Json
}

/** What one seat, or a spectator (`null`), has before it: the public state and what its own vault knows of hidden slots. */
export interface View<S> {
  readonly state: S
  readonly seat: Seat | null
  know(slot: Slot): Sealed | undefined
}

/** The types of a game, gathered under one name. */
export interface Shape {
  readonly state: object
  readonly action: object
  readonly event: { readonly kind: string }
}

export interface Applied<G extends Shape> {
  readonly state: G['state']
  readonly events: readonly G['event'][]
}

export interface Game<G extends Shape> {
  readonly id: GameId
  /** Raised by every change that alters a replay. */
  readonly version: number
  readonly modes: ReadonlyMap<ModeId, ModeCard>
  setup(table: Table): Result<G['state'], Refusal>
  /** The cards that the hidden half of a position puts into slots of the state that `setup` makes of its public half. */
  hidden(table: Table, hidden: Json): Result<ReadonlyMap<Slot, Sealed>, Refusal>
  /** An action as it came from outside: a clean one of the same meaning, or a refusal where it is none. Whether it is legal, `apply` says. */
  read(json: Json): Result<G['action'], Refusal>
  /** Who is awaited. Of the public state alone: it must not depend on any vault. */
  turn(state: G['state']): Turn
  /** Complete actions in a stable order; empty when the view's seat is not awaited. */
  legal(view: View<G['state']>): readonly G['action'][]
  /** The slots that this action opens to all: no fewer, no more. `action` may be nonsense; then none. */
  openings(state: G['state'], seat: Seat, action: G['action']): readonly Slot[]
  /** Checks, copies and mutates. Total: `deed` may be anything that parses; a refusal names its ruling. */
  apply(state: G['state'], deed: Deed<G['action']>): Result<Applied<G>, Refusal>
  /** Trusted and in place, for playouts: a deed that `apply` would take, on a draft that nobody else holds. */
  mutate(draft: G['state'], deed: Deed<G['action']>): void
  /** A draft of a state: equal bytes, nothing shared that `mutate` changes. */
  copy(state: G['state']): G['state']
}
