/** Everything that a guest's phone and the host's phone say over a channel. What is told of the log is in ../messages.ts. */
import type { ModeId, Options, Seat } from '../../kernel/contract.ts'
import type { Header, Player } from '../../kernel/log.ts'
import type { Refusal } from '../../kernel/result.ts'
import type { Proposal, ToPhone } from '../messages.ts'
import type { DealerSecret, PrivateOpening } from '../store.ts'
import type { SeatKey } from './keys.ts'

/** How much of the log a phone has: the `seq` of its next entry, and the hash after the last one (empty where it has none). */
export interface Have {
  readonly seq: number
  readonly hash: string
}

/** The first frame of a guest, and again on the same channel when a game has begun or its state was made anew. */
export interface Hello {
  readonly kind: 'hello'
  /** Of the seats that it plays; none for one who only watches. */
  readonly ids: readonly string[]
  /** For each of them the claim with which it came to this phone by a link; empty where it was taken here. */
  readonly claims: readonly string[]
  /** What the host is to prove with: 22 characters, base64url of 16 random bytes. */
  readonly nonce: string
  /** The id of the game of which it has a log, or null. */
  readonly game: string | null
  readonly have: Have
}

/** A seat is taken, once for each id. Said again until the lobby shows it. */
export interface Sit extends SeatKey, Player {
  readonly kind: 'sit'
  /** What this player adds to the chance of the deal: 22 characters, base64url of 16 random bytes. */
  readonly nonce: string
}

/** What people ask each other: that the last deed of `seat` is taken back although others have acted since, or that the game ends. */
export interface Ask {
  readonly what: 'undo' | 'end'
  readonly seat: Seat
}

/** Seats that bots play, of those that the phone plays which says so; of all, where the host does. Absent where there are none. */
export interface WithBots {
  readonly bots?: readonly Seat[]
}

/** From a guest to the host. */
export type ToHost =
  | Hello
  /** That it has the secrets of the ids that the host knows, in the order of its hello; empty for the others. */
  | { readonly kind: 'proof'; readonly macs: readonly string[] }
  /** In the lobby. */
  | Sit
  | { readonly kind: 'rise'; readonly id: string }
  | ({ readonly kind: 'rename'; readonly id: string } & Player)
  /** At the table. */
  | { readonly kind: 'propose'; readonly proposal: Proposal }
  /** It has stored the log up to here, and it lives: said after every batch, and as a heartbeat. */
  | ({ readonly kind: 'have'; readonly seq: number } & WithBots)
  /** It differs and cannot be healed: it would see what the host sees. */
  | { readonly kind: 'look' }
  /** It would play this seat while the seat's own phone is away, or no longer. */
  | { readonly kind: 'standIn' | 'standDown'; readonly seat: Seat }
  | ({ readonly kind: 'plea' } & Ask)
  /** To the plea with this number. Who asked takes the plea back by not agreeing. */
  | { readonly kind: 'answer'; readonly plea: number; readonly agree: boolean }

/**
 * Why the host ends a channel: the guest has the log of another game, or another log of this one, or lacks the secret of a seat, or has
 * said what no phone says, or there are too many phones, or the host's people have given the table up.
 */
export type Farewell = 'otherGame' | 'otherLog' | 'key' | 'strikes' | 'full' | 'closed'

/** What is known of each seat: whether a phone that plays it is heard. */
export type Presence = readonly boolean[]

export interface LobbySeat extends Player {
  readonly id: string
  readonly state: 'ready' | 'away'
  /** Whether it is played on the host's phone. */
  readonly host: boolean
}

/** What will be played. */
export interface Plan {
  readonly mode: ModeId
  /** What differs from the mode's defaults. */
  readonly options: Options
  /** How many may play it. */
  readonly min: number
  readonly max: number
}

/** Before the game: told at every change and as a heartbeat. Only what the host has stored is told. */
export interface Gathering extends Plan {
  readonly kind: 'lobby'
  /** The hash of the host's seed, told before it knows any nonce: 43 characters, base64url of 32 bytes. */
  readonly commit: string
  /** In order of play. */
  readonly seats: readonly LobbySeat[]
  /** Phones without a seat. */
  readonly watching: number
  /** Whether the host hears this phone. */
  readonly hears: boolean
}

/** A heartbeat that finds what nothing else would find: a phone that differs, and a line that carries in one direction only. */
export interface Here extends WithBots {
  readonly kind: 'here'
  readonly present: Presence
  /** For each seat that another's phone plays while its own is away: a seat of that phone. */
  readonly standing: readonly (Seat | null)[]
  /** Phones without a seat. */
  readonly watching: number
  /** What the host has told of the log. */
  readonly have: Have
  /** The host's storage refuses what was done last, and the table waits for it. Absent where it does not. */
  readonly unsaved?: true
  /** Whether the host hears this phone. */
  readonly hears: boolean
}

/** A plea as all are told of it. */
export interface Plea extends Ask {
  readonly id: number
  /** Whose consent it needs, and who has given it. */
  readonly asked: readonly Seat[]
  readonly agreed: readonly Seat[]
  /** All have: each phone takes back its own deeds until so many stand since the last reveal. */
  readonly isAgreed: boolean
  readonly depth: number
}

/** How a plea ended: what was asked is done, a seat did not agree, who asked took it back, or the table has gone on. */
export interface PleaEnd {
  readonly id: number
  readonly how: 'done' | 'declined' | 'withdrawn' | 'overtaken'
  readonly seat: Seat
}

/** From the host to a guest. */
export type ToGuest =
  /** That it has the secrets of the ids that it knows, in the order of the hello; empty for the others. The guest proves the same. */
  | { readonly kind: 'prove'; readonly nonce: string; readonly macs: readonly string[] }
  | Gathering
  /** No seat was given, or it was taken away. */
  | { readonly kind: 'unseated'; readonly id: string; readonly refusal: Refusal }
  /** The game has begun and is stored: the guest greets again. */
  | { readonly kind: 'begun' }
  /** The game, and the seat of each id of the hello: null for an id that has none, `moved` where another phone has claimed it since. Commits follow. */
  | { readonly kind: 'welcome'; readonly header: Header; readonly seats: readonly (Seat | 'moved' | null)[] }
  | ToPhone
  | Here
  /** What the host sees when it has told this much of the log. */
  | { readonly kind: 'snapshot'; readonly have: Have; readonly state: object }
  /** These seats are played on another phone from now on. */
  | { readonly kind: 'moved'; readonly ids: readonly string[] }
  /** All seats that this phone plays for others, and all that those were shown. */
  | { readonly kind: 'stand'; readonly seats: readonly Seat[]; readonly shown: readonly PrivateOpening[] }
  | { readonly kind: 'standRefused'; readonly seat: Seat; readonly refusal: Refusal }
  | { readonly kind: 'plea'; readonly plea: Plea }
  | { readonly kind: 'pleaEnd'; readonly end: PleaEnd }
  | { readonly kind: 'pleaRefused'; readonly refusal: Refusal }
  /** The game is over: everybody may check the deal. */
  | { readonly kind: 'reveal'; readonly secret: DealerSecret }
  | { readonly kind: 'farewell'; readonly why: Farewell }
