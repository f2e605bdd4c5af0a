/**
 * Public state of a game of CastleScape: plain data, the same bytes on every phone. Open cards are faces, hidden ones
 * slots, so a state stays small however often a deck is shuffled. A move replaces the fields that it changes and nothing
 * within them, so a copy of a state is one object.
 */
import type { EarlyEnding, Outcome, Seat, Slot } from '../../kernel/contract.ts'
import type { Options } from '../../kernel/gameCard.ts'
import type { Face } from './cards.ts'
import type { Zone } from './cardTypes.ts'
import type { Site } from './site/site.ts'
import type { Square } from './site/square.ts'

export interface Setting {
  readonly mode: string
  readonly options: Options
}

/** Face-down deck: the slots from `next`, its top, to before `end`. */
export interface Deck {
  readonly next: Slot
  readonly end: Slot
}

export const sizeOfDeck = ({ next, end }: Deck): number => end - next

/** What one guild has. Lists of faces are ascending. */
export interface Guild {
  readonly renown: number
  readonly infamy: number
  readonly corruption: number
  /** Squares of its Recruits on the site, ascending; the others are in its supply. */
  readonly recruits: readonly Square[]
  /** All own cards wherever they lie: what is in the hand and in the deck follows from the open zones. */
  readonly owned: readonly Face[]
  readonly deck: Deck
  /** Hidden, in the order in which they were drawn. */
  readonly hand: readonly Slot[]
  /** Play area: cards played this turn. */
  readonly played: readonly Face[]
  readonly discard: readonly Face[]
  readonly alley: readonly Face[]
  /** Kept Contracts, hidden until the end; before KEEP is answered those that were dealt. */
  readonly contracts: readonly Slot[]
  /** Faces of the Contracts once they are laid open at the end. */
  readonly openContracts: readonly Face[]
  /** Goals that it claimed. */
  readonly goals: readonly Face[]
}

/** Walls of one card that wait to be built (C16). It is begun when `built` holds a square. */
export interface WallGroup {
  readonly left: number
  readonly loose: boolean
  readonly built: readonly Square[]
}

/** What waits in a turn, and what happened in it (rules 4.2). */
export interface TurnState {
  /** Gold left, and Gold received this turn, spent or not. */
  readonly gold: number
  readonly received: number
  /** Groups in the order in which they were played; one that is begun may stand anywhere. */
  readonly groups: readonly WallGroup[]
  /** Recruits that wait: for the ground only, and for ground or Wall. */
  readonly ground: number
  readonly any: number
  readonly moves: number
  readonly removals: number
  readonly clearings: number
  /** Each destroying that waits: the zones that its card names. */
  readonly destroyings: readonly (readonly Zone[])[]
  /** Each acquiring that waits: the highest cost. */
  readonly acquirings: readonly number[]
  /** Recruits were posted: no building any more (C11). */
  readonly posted: boolean
  /** Walls built this turn. */
  readonly built: number
  /** A Goal was claimed this turn (C15). */
  readonly claimed: boolean
  /** A card left a stall this turn (C41). */
  readonly fromStall: boolean
  /** Own cards as the turn began (C9). */
  readonly ownedAtStart: readonly Face[]
}

/** What Recruits that are lacking are paid with: as the owner likes, or cards first (rules 6.3 and 7). */
export type Fallback = 'pay' | 'discard'

/** Zone that cards are laid open into by a draw. */
export type RevealTarget = 'stalls' | 'goals' | 'discard' | 'contracts'

/** One thing that is still to be done. The last of the list is next; what was interrupted waits below it. */
export type Task =
  | { readonly do: 'seal'; readonly first: Slot; readonly faces: readonly Face[] }
  | { readonly do: 'reseal'; readonly from: readonly Slot[]; readonly first: Slot }
  | { readonly do: 'show'; readonly slots: readonly Slot[]; readonly seat: Seat }
  | { readonly do: 'reveal'; readonly slots: readonly Slot[]; readonly into: RevealTarget; readonly seat: Seat }
  | { readonly do: 'first' }
  | { readonly do: 'keep' }
  /** The buyer keeps `keep` of the Contracts that it sees; the others go to the bottom (5.2). */
  | { readonly do: 'keepOne'; readonly seat: Seat; readonly slots: readonly Slot[]; readonly keep: number }
  | { readonly do: 'main' }
  /** Effects of a card from number `at` on, as it is played or bought. */
  | {
      readonly do: 'effects'
      readonly face: Face
      readonly when: 'play' | 'buy'
      readonly branch: number
      readonly rival: Seat
      readonly at: number
    }
  | { readonly do: 'draw'; readonly seat: Seat; readonly n: number }
  | { readonly do: 'takeAlley'; readonly seat: Seat }
  | { readonly do: 'shuffle'; readonly seat: Seat }
  | { readonly do: 'raise'; readonly seat: Seat; readonly infamy: number; readonly corruption: number }
  | { readonly do: 'capInfamy'; readonly seat: Seat }
  | { readonly do: 'lose'; readonly seat: Seat; readonly n: number; readonly fallback: Fallback }
  | { readonly do: 'pay'; readonly seat: Seat; readonly n: number }
  | { readonly do: 'discard'; readonly seat: Seat; readonly n: number }
  /** Steps of clean-up after the draw (rules 4.5, 7 and 8). */
  | { readonly do: 'checkQuarry' | 'fillStalls' | 'checkEnd' | 'nextTurn' | 'finalInspection' | 'score' }
  | { readonly do: 'inspection'; readonly final: boolean }
  | { readonly do: 'closeInspection'; readonly final: boolean }

export interface State {
  /** Frozen, and shared by all states of a game. */
  readonly setting: Setting
  site: Site
  guilds: readonly Guild[]
  /** Current seat. */
  seat: Seat
  first: Seat
  /** Number of the turn, from 1; 0 before the first. */
  turnNumber: number
  turn: TurnState
  marker: number
  quarry: number
  /** Inspections held. */
  inspections: number
  /** Turns in a row without a Wall built and without a card that left a stall (C41). */
  idleTurns: number
  /** Seat whose turn is the last; -1 until the end is triggered. */
  lastSeat: Seat
  /** Rotating deck, and the open cards of the stalls, -1 for an empty one. */
  market: Deck
  stalls: readonly Face[]
  /** Cards left in each pile of the standard market, in the order of their faces. */
  piles: readonly number[]
  /** Hidden deck of Contracts; the first is the top. */
  contracts: readonly Slot[]
  /** Goals that can be claimed; during the set-up the deck that they come from. */
  goals: readonly Face[]
  /** Number of slots used so far: no number is used twice. */
  slots: number
  tasks: readonly Task[]
  /** How the players ended the game early; absent else. */
  ending?: EarlyEnding
  /** Seats that conceded while the others play on, in order: they come last (C28). Absent if there are none. */
  conceded?: readonly Seat[]
  outcome: Outcome | null
}

/** A draft of a state: equal bytes, and nothing shared that a move changes. */
export const copyState = (state: State): State => ({ ...state })

export const newTurn = (ownedAtStart: readonly Face[]): TurnState => ({
  gold: 0,
  received: 0,
  groups: [],
  ground: 0,
  any: 0,
  moves: 0,
  removals: 0,
  clearings: 0,
  destroyings: [],
  acquirings: [],
  posted: false,
  built: 0,
  claimed: false,
  fromStall: false,
  ownedAtStart,
})

export const guildOf = ({ guilds }: State, seat: Seat): Guild => {
  const guild = guilds[seat]
  if (!guild) throw new RangeError(`no seat ${seat}`)
  return guild
}

/** Task of this kind. */
export type TaskOf<K extends Task['do']> = Extract<Task, { do: K }>

/** The next task. Throws if there is none. */
export const nextTask = ({ tasks }: State): Task => {
  const task = tasks[tasks.length - 1]
  if (!task) throw new Error('nothing to do and not over')
  return task
}

/** Seats clockwise from this one on. */
export const seatsFrom = ({ guilds }: State, seat: Seat): readonly Seat[] =>
  guilds.map((_, index) => (seat + index) % guilds.length)

export const seatAfter = ({ guilds }: State, seat: Seat): Seat => (seat + 1) % guilds.length

export const seatBefore = ({ guilds }: State, seat: Seat): Seat => (seat + guilds.length - 1) % guilds.length
