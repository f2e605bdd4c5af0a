/** Everything that a guest's phone and the host's phone say over a channel. What is told of the log is in ../messages.ts. */
import type { Seat } from '../../kernel/contract.ts'
import type { Header } from '../../kernel/log.ts'
import type { Proposal, ToPhone } from '../messages.ts'

/** How much of the log a phone has: the `seq` of its next entry, and the hash after the last one (empty where it has none). */
export interface Have {
  readonly seq: number
  readonly hash: string
}

/** The first frame of a guest. `keys` are the secrets of the seats that it plays; none for one who only watches. */
export interface Hello {
  readonly kind: 'hello'
  readonly keys: readonly string[]
  /** The id of the game of which it has a log, or null. */
  readonly game: string | null
  readonly have: Have
}

/** From a guest to the host. */
export type ToHost =
  | Hello
  | { readonly kind: 'propose'; readonly proposal: Proposal }
  /** It has stored the log up to here, and it lives: said after every batch, and as a heartbeat. */
  | { readonly kind: 'have'; readonly seq: number }

/** Why the host ends a channel: the seat is played on another phone, or it has another game's log, or the log is another. */
export type Farewell = 'moved' | 'otherGame' | 'otherLog' | 'key'

/** What is known of each seat: whether a phone that plays it is heard. */
export type Presence = readonly boolean[]

/** A heartbeat that finds what nothing else would find: a phone that differs, and a line that carries in one direction only. */
export interface Here {
  readonly kind: 'here'
  readonly present: Presence
  /** What the host has told of the log. */
  readonly have: Have
  /** Whether the host hears this phone. */
  readonly hears: boolean
}

/** From the host to a guest. */
export type ToGuest =
  /** The game, and the seats that the keys opened. Commits follow. */
  | { readonly kind: 'welcome'; readonly header: Header; readonly seats: readonly Seat[] }
  | ToPhone
  | Here
  | { readonly kind: 'farewell'; readonly why: Farewell }
