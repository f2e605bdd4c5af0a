/**
 * Frames that a guest's phone and the host's phone send over a channel. Messages about the log are in ../proposalsAndCommits.ts.
 */
import type { Seat } from '../../kernel/contract.ts'
import type { GameId, ModeId, Options } from '../../kernel/gameCard.ts'
import type { EntryBody, Header, Player } from '../../kernel/log.ts'
import type { Refusal } from '../../kernel/result.ts'
import type { DealerSecret, PrivateOpening } from '../logStore.ts'
import type { MessageToPhone, Proposal } from '../proposalsAndCommits.ts'
import type { SeatKey } from './seatKeys.ts'

/**
 * Part of the log that a phone has: the `seq` of its next entry, and the hash after the last one (empty if it has
 * none).
 */
export interface LogPosition {
  readonly seq: number
  readonly hash: string
}

/** First frame of a guest, sent again on the same channel when a game has begun or its state was rebuilt. */
export interface HelloFrame {
  readonly kind: 'hello'
  /** Ids of the seats that it plays; none for one who only watches. */
  readonly ids: readonly string[]
  /** Claim with which each of these seats came to this phone by a link; empty if it was taken here. */
  readonly claims: readonly string[]
  /** Nonce that the host's proof must use: 22 characters, base64url of 16 random bytes. */
  readonly nonce: string
  /** Id of the game of which it has a log, or null. */
  readonly game: string | null
  readonly have: LogPosition
}

/** Takes a seat, once for each id. Sent again until the lobby shows it. */
export interface SitFrame extends SeatKey, Player {
  readonly kind: 'sit'
  /** Nonce that this player adds to the chance of the deal: 22 characters, base64url of 16 random bytes. */
  readonly nonce: string
}

/**
 * Subject of a consent request: that the last move of `seat` is taken back although others have acted since, or that
 * the game ends.
 */
export interface ConsentSubject {
  readonly what: 'undo' | 'end'
  readonly seat: Seat
}

/**
 * Seats that bots play, among those of the sending phone; among all seats if the host sends it. Absent if there are
 * none.
 */
export interface BotSeats {
  readonly bots?: readonly Seat[]
}

/** Frame from a guest to the host. */
export type FrameToHost =
  | HelloFrame
  /** Proof that it has the secrets of the ids that the host knows, in the order of its hello; empty for the others. */
  | { readonly kind: 'proof'; readonly macs: readonly string[] }
  /** Frames of the lobby. */
  | SitFrame
  | { readonly kind: 'rise'; readonly id: string }
  | ({ readonly kind: 'rename'; readonly id: string } & Player)
  /** Frames of the table. */
  | { readonly kind: 'propose'; readonly proposal: Proposal }
  /** It is alive and has stored the log up to here: sent after every batch, and as a heartbeat. */
  | ({ readonly kind: 'have'; readonly seq: number } & BotSeats)
  /** Its state differs and cannot be healed: it asks for a snapshot of the host's state. */
  | { readonly kind: 'look' }
  /** Asks to play this seat while the seat's own phone is away, or to stop. */
  | { readonly kind: 'standIn' | 'standDown'; readonly seat: Seat }
  | ({ readonly kind: 'plea' } & ConsentSubject)
  /** Answer to the consent request with this number. The asking phone withdraws it by not agreeing. */
  | { readonly kind: 'answer'; readonly plea: number; readonly agree: boolean }
  | TailFrame

/** Entry that the host has asked for. What was dealt is left out: it follows from the dealer's secret. */
export interface TailFrame {
  readonly kind: 'tail'
  readonly seq: number
  /** Hash of the chain before the first entry that was asked for; empty with those that follow it. */
  readonly chain: string
  readonly body: EntryBody | null
  readonly hash: string
}

/**
 * Reason why the host ends a channel: the guest has the log of another game, or another log of this one, or lacks the
 * secret of a seat, or has sent what no phone sends, or there are too many phones, or the host's people have given the
 * table up.
 */
export type FarewellReason = 'otherGame' | 'otherLog' | 'key' | 'strikes' | 'full' | 'closed'

/** For each seat, whether a phone that plays it is heard. */
export type SeatPresence = readonly boolean[]

export interface LobbySeat extends Player {
  readonly id: string
  readonly state: 'ready' | 'away'
  /** Whether the seat is played on the host's phone. */
  readonly host: boolean
}

/** Plan of the game that will be played. */
export interface GamePlan {
  readonly mode: ModeId
  /** Options that differ from the mode's defaults. */
  readonly options: Options
  /** Least and most number of players. */
  readonly min: number
  readonly max: number
}

/**
 * Game and version of the rules in use. A mode belongs to one game of the app, so headers and a stored lobby name the
 * mode.
 */
export interface RulesVersion {
  readonly game: GameId
  readonly version: number
}

/** Lobby before the game: sent at every change and as a heartbeat. It shows only what the host has stored. */
export interface LobbyFrame extends GamePlan, RulesVersion {
  readonly kind: 'lobby'
  /** Hash of the host's seed, sent before the host knows any nonce: 43 characters, base64url of 32 bytes. */
  readonly commit: string
  /** Seats in order of play. */
  readonly seats: readonly LobbySeat[]
  /** Phones without a seat. */
  readonly watching: number
  /** Whether the host hears this phone. */
  readonly hears: boolean
}

/** Heartbeat. It detects a phone whose state differs, and a channel that works in one direction only. */
export interface PresenceFrame extends BotSeats {
  readonly kind: 'here'
  readonly present: SeatPresence
  /** Per seat, a seat of the phone that plays it while its own is away; null if there is none. */
  readonly standing: readonly (Seat | null)[]
  /** Seats whose veiled choice waits for those of others, or for the host's storage. Absent if there are none. */
  readonly chosen?: readonly Seat[]
  /** Phones without a seat. */
  readonly watching: number
  /** Part of the log that the host has sent. */
  readonly have: LogPosition
  /** The host's storage refuses the last entries, and the table waits for it. Absent if it does not. */
  readonly unsaved?: true
  /** Whether the host hears this phone. */
  readonly hears: boolean
}

/** Consent request as it is sent to all. */
export interface ConsentRequest extends ConsentSubject {
  readonly id: number
  /** Seats whose consent it needs, and those that have given it. */
  readonly asked: readonly Seat[]
  readonly agreed: readonly Seat[]
  /** True if all have agreed: each phone takes back its own moves until `depth` moves remain since the last reveal. */
  readonly isAgreed: boolean
  readonly depth: number
}

/**
 * Outcome of a consent request: it is done, a seat did not agree, the asking seat withdrew it, or the table has gone
 * on.
 */
export interface ConsentOutcome {
  readonly id: number
  readonly how: 'done' | 'declined' | 'withdrawn' | 'overtaken'
  readonly seat: Seat
}

/** Frame from the host to a guest. */
export type FrameToGuest =
  /**
   * Proof that it has the secrets of the ids that it knows, in the order of the hello; empty for the others. The guest
   * proves the same.
   */
  | { readonly kind: 'prove'; readonly nonce: string; readonly macs: readonly string[] }
  | LobbyFrame
  /** A seat was refused, or taken away. */
  | { readonly kind: 'unseated'; readonly id: string; readonly refusal: Refusal }
  /** The game has begun and is stored: the guest must greet again. */
  | { readonly kind: 'begun' }
  /**
   * Header of the game, and the seat of each id of the hello: null for an id that has none, `moved` if another phone
   * has claimed it since. Commits follow.
   */
  | { readonly kind: 'welcome'; readonly header: Header; readonly seats: readonly (Seat | 'moved' | null)[] }
  | MessageToPhone
  | PresenceFrame
  /** State of the host after this part of the log. */
  | { readonly kind: 'snapshot'; readonly have: LogPosition; readonly state: object }
  /** Seats that are played on another phone from now on. */
  | { readonly kind: 'moved'; readonly ids: readonly string[] }
  /**
   * Another phone has played a seat of this phone: from so many milliseconds ago to so many, and how many of its hidden
   * cards it was shown. `by`: a seat of that phone.
   */
  | {
      readonly kind: 'stood'
      readonly seat: Seat
      readonly by: Seat
      readonly from: number
      readonly to: number
      readonly cards: number
    }
  /** All seats that this phone plays for others, and all openings that those were shown. */
  | { readonly kind: 'stand'; readonly seats: readonly Seat[]; readonly shown: readonly PrivateOpening[] }
  | { readonly kind: 'standRefused'; readonly seat: Seat; readonly refusal: Refusal }
  | { readonly kind: 'plea'; readonly plea: ConsentRequest }
  | { readonly kind: 'pleaEnd'; readonly end: ConsentOutcome }
  | { readonly kind: 'pleaRefused'; readonly refusal: Refusal }
  /** The game is over: the secret lets everybody check the deal. */
  | { readonly kind: 'reveal'; readonly secret: DealerSecret }
  /**
   * The host has fewer entries than this phone, or others: it asks for so many from `from` on, before it welcomes it.
   * For none, while its people decide.
   */
  | { readonly kind: 'ask'; readonly from: number; readonly most: number }
  | { readonly kind: 'farewell'; readonly why: FarewellReason }
