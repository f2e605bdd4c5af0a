/**
 * Guest's side of a shared table: it dials until it is heard, takes seats, receives the log, echoes its own moves, and
 * sends them again after every new greeting until they are done. This file has its state, events and effects; the step
 * is in `stepGuest.ts`.
 */
import type { Game, Seat, Shape } from '../../../kernel/contract.ts'
import type { GameId } from '../../../kernel/gameCard.ts'
import type { Entry, Header, Player } from '../../../kernel/log.ts'
import type { LogFlaw } from '../../../kernel/replayLog.ts'
import type { Refusal } from '../../../kernel/result.ts'
import type { Follower } from '../../client/follower.ts'
import type { PlayerIntent } from '../../client/proposeIntent.ts'
import type { DealerSecret, PrivateOpening } from '../../logStore.ts'
import type { Proposal } from '../../proposalsAndCommits.ts'
import type { ChannelId } from '../connectedPhones.ts'
import type {
  ConsentOutcome,
  ConsentRequest,
  ConsentSubject,
  FrameToGuest,
  FrameToHost,
  LobbyFrame,
  SeatPresence,
} from '../frames.ts'
import type { NewSeatKey, SeatKey, StoredSeatKey } from '../seatKeys.ts'
import type { HostConnection } from './hostConnection.ts'

/** Game of a header, or null if this app does not know it. Called once the header has come; answers at once. */
export type GameFinder<G extends Shape> = (header: Header) => Game<G> | null

/** Version of a game's rules that this phone has or can fetch; null if it has none. */
export type RulesVersionFinder = (game: GameId) => number | null

/** Entries and openings that are stored together, with the own proposals that are done by them. */
export interface StoreBatch<G extends Shape> {
  readonly entries: readonly Entry[]
  readonly shown: readonly PrivateOpening[]
  readonly proposals: readonly Proposal<G['action']>[]
}

export const EMPTY_BATCH = { entries: [], shown: [], proposals: [] } as const

export interface Guest<G extends Shape> {
  readonly gameOf: GameFinder<G>
  readonly versionOf: RulesVersionFinder
  /** Whether this is the host's own player. */
  readonly isOwn: boolean
  /** Whether its people connect it by hand: then the phone that answers is the host that they mean. */
  readonly isByHand: boolean
  readonly line: HostConnection
  /** Number of dials since it was last up. */
  readonly tries: number
  readonly now: number
  /** Whether the last host that answered did not know this phone's seats. */
  readonly isElsewhere: boolean
  /** How often in a row the host had no place for it. */
  readonly timesFull: number
  /** Whether the host, which has fewer entries or others, compares its log with this phone's. */
  readonly isCompared: boolean
  /**
   * Whether its people take the host's log in place of the one here: `asked` until it has come, `storing` until it is
   * stored.
   */
  readonly anew: 'asked' | 'storing' | null
  /** Keys of its seats; those that are stored, and those that are being stored. */
  readonly keys: readonly StoredSeatKey[]
  readonly kept: readonly StoredSeatKey[]
  readonly keeping: readonly StoredSeatKey[] | null
  readonly keepAgain: number | null
  /** Ids of seats that it gives up, until the lobby no longer shows them. */
  readonly rising: readonly string[]
  /** Channel on which it has greeted again because its own older channel had taken its seats. */
  readonly insisted: ChannelId | null
  /** Whether a seat came by a link: it greets anew when the key is stored. */
  readonly isClaiming: boolean
  /** Lobby, as it was last received; null before, and once the game has begun. */
  readonly lobby: LobbyFrame | null
  /** Copy of the table; null until the first welcome. */
  readonly follower: Follower<G> | null
  /** Seats that it plays for others. */
  readonly stood: readonly Seat[]
  readonly present: SeatPresence
  /** Per seat that another phone plays, a seat of that phone; else null. */
  readonly standing: readonly (Seat | null)[]
  /** Seats whose veiled choice waits with the host, valid for the last entry known here. */
  readonly chosen: readonly Seat[]
  /** Seats that bots play: those of this phone, and all that the host reports. */
  readonly ownBots: readonly Seat[]
  readonly bots: readonly Seat[]
  readonly watching: number
  /** Whether the host last reported that it cannot save. */
  readonly isHostUnsaved: boolean
  /**
   * Open consent request; the id of the request to which this phone's people agreed; the request that they make
   * themselves.
   */
  readonly plea: ConsentRequest | null
  readonly consented: number | null
  readonly asking: ConsentSubject | null
  /** Whether storage knows the game, and how many entries it has. */
  readonly isCreated: boolean
  readonly stored: number
  /** Batch that was received and not given to storage yet, and the batch that is being stored. */
  readonly unstored: StoreBatch<G>
  readonly storing: StoreBatch<G> | null
  readonly storeAgain: number | null
  /** Flaws found: where this phone differed from the host, each time that it did. */
  readonly flaws: readonly LogFlaw[]
  /** Entry at which the state was rebuilt, until it is seen to agree again. */
  readonly healedAt: number | null
}

export type GuestEvent<A = object> =
  | { readonly kind: 'tick'; readonly now: number }
  /**
   * A dialled channel has opened. `nonce`: the nonce that the host's proof must use, 16 random bytes as base64url.
   * `failed`: it will not open.
   */
  | { readonly kind: 'opened'; readonly channel: ChannelId; readonly nonce: string }
  | { readonly kind: 'closed'; readonly channel: ChannelId }
  | { readonly kind: 'failed' }
  | { readonly kind: 'said'; readonly channel: ChannelId; readonly frame: FrameToGuest }
  /** Events of the lobby. */
  | { readonly kind: 'sit'; readonly key: NewSeatKey }
  | { readonly kind: 'rise'; readonly id: string }
  | ({ readonly kind: 'rename'; readonly id: string } & Player)
  /** A seat comes from another phone, by a link. `claim`: made by the runner, new each time. */
  | { readonly kind: 'claim'; readonly key: SeatKey; readonly claim: string }
  | { readonly kind: 'kept' | 'notKept' }
  /** Events of the table. */
  | { readonly kind: 'wish'; readonly seat: Seat; readonly wish: PlayerIntent<A> }
  | { readonly kind: 'stored' | 'notStored' }
  | { readonly kind: 'standIn' | 'standDown'; readonly seat: Seat }
  /** Bots of this phone play exactly these seats from now on. */
  | { readonly kind: 'bots'; readonly seats: readonly Seat[] }
  | ({ readonly kind: 'ask' } & ConsentSubject)
  | { readonly kind: 'answer'; readonly agree: boolean }
  /** The phone was asleep, the app was in the background or the network has changed: the connection may be dead. */
  | { readonly kind: 'woke' }
  /** A person dials again, also after the connection was ended. */
  | { readonly kind: 'dial' }
  /** A person takes the host's log in place of the one here, and dials. */
  | { readonly kind: 'takeHosts' }

export type GuestEffect<G extends Shape> =
  | { readonly kind: 'dial' }
  | { readonly kind: 'hangUp'; readonly channel: ChannelId }
  | { readonly kind: 'say'; readonly channel: ChannelId; readonly frame: FrameToHost }
  /**
   * Stores all keys, in place of those before. Answered by `kept` or `notKept`; there is never more than one at a time.
   */
  | { readonly kind: 'keep'; readonly keys: readonly StoredSeatKey[] }
  /**
   * Stores a batch. Answered by `stored` or `notStored`; there is never more than one at a time. `header` is set if
   * storage does not know the game. `isAnew`: it takes the place of all that is stored of the game.
   */
  | {
      readonly kind: 'store'
      readonly header: Header | null
      readonly entries: readonly Entry[]
      readonly shown: readonly PrivateOpening[]
      readonly isAnew: boolean
    }
  /** A seat of this phone is lost: the host refused it or took it away, or it is played on another phone. */
  | { readonly kind: 'unseated'; readonly id: string; readonly refusal: Refusal }
  | { readonly kind: 'moved'; readonly ids: readonly string[] }
  /** Another phone played a seat of this phone while it was away. */
  | ({ readonly kind: 'stood' } & StandInReport)
  /** Events to show, each once; own proposals that are done, or refused. */
  | { readonly kind: 'happened'; readonly events: readonly G['event'][] }
  | { readonly kind: 'done'; readonly proposals: readonly Proposal<G['action']>[] }
  | { readonly kind: 'refused'; readonly proposal: Proposal<G['action']> | null; readonly refusal: Refusal }
  | { readonly kind: 'pleaEnded'; readonly end: ConsentOutcome }
  /** The game is over and the host has sent its secret: the deal can be checked. */
  | { readonly kind: 'audit'; readonly secret: DealerSecret }

/** Report of a stand-in, as the host tells it (frames.ts). */
export type StandInReport = Omit<Extract<FrameToGuest, { readonly kind: 'stood' }>, 'kind'>

export type GuestStep<G extends Shape> = readonly [Guest<G>, readonly GuestEffect<G>[]]

/** Input of a guest. */
export interface GuestOptions<G extends Shape> {
  readonly gameOf: GameFinder<G>
  readonly versionOf: RulesVersionFinder
  /** Whether this is the host's own player, connected within the phone. */
  readonly isOwn?: boolean
  /** Whether it is connected by hand alone. */
  readonly isByHand?: boolean
  /** Stored keys. */
  readonly keys: readonly StoredSeatKey[]
  /** Follower of a game that was here before: its log, all of it stored, with the seats of its keys. */
  readonly follower?: Follower<G> | null
}

/** Guest that dials at its first tick. */
export const createGuest = <G extends Shape>(
  { gameOf, versionOf, isOwn = false, isByHand = false, keys, follower = null }: GuestOptions<G>,
  now: number,
): Guest<G> => ({
  ...{ gameOf, versionOf, isOwn, isByHand, line: { kind: 'down', dialAt: now }, tries: 0, now },
  ...{ isElsewhere: false, timesFull: 0, isCompared: false, anew: null },
  ...{ keys, kept: keys, keeping: null, keepAgain: null, rising: [], insisted: null, isClaiming: false, lobby: null },
  ...{
    follower,
    stood: [],
    present: [],
    standing: [],
    chosen: [],
    ownBots: [],
    bots: [],
    watching: 0,
    isHostUnsaved: false,
    plea: null,
    consented: null,
    asking: null,
  },
  ...{ isCreated: follower !== null, stored: follower?.replay.seq ?? 0, unstored: EMPTY_BATCH, storing: null },
  ...{ storeAgain: null, flaws: [], healedAt: null },
})

/** Whether the dealer's secret was revealed with the end of the game: then nothing is taken back any more. */
export const isSecretRevealed = <G extends Shape>({ replay: { turn, header } }: Follower<G>): boolean =>
  turn.kind === 'over' && header.deal !== undefined
