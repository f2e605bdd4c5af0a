/** State of a room on the host, with the events and the effects of its steps. */
import type { Seat, Shape } from '../../kernel/contract.ts'
import type { Entry } from '../../kernel/log.ts'
import type { ArbiterState, ArbiterEffect as TableEffect } from '../arbiter/arbiterState.ts'
import type { GameLog } from '../arbiter/gameLog.ts'
import type { DealerSecret } from '../logStore.ts'
import type { Proposal } from '../proposalsAndCommits.ts'
import type {
  ChannelId,
  ConnectionEffect,
  ConnectionEvent,
  ConnectionState,
  ReceivedMessage,
} from './connectedPhones.ts'
import type { ConsentRequest, LogPosition, SeatPresence } from './frames.ts'
import type { HostSeatKey } from './seatKeys.ts'
import type { StepResult } from './stepResult.ts'

/** Consent request that is open. */
export interface OpenConsentRequest extends ConsentRequest {
  /** `seq` of the next entry when the request was opened. */
  readonly since: number
  /** Time when it was opened; absent in what an earlier version stored. */
  readonly askedAt?: number
}

/** Seats that another phone plays, each with a seat of that phone, which stays the same when the phone dials anew. */
export type StandInSeats = ReadonlyMap<Seat, Seat>

/** Time for which a seat was played for its phone; `until` is null while it lasts. */
export interface StandInRecord {
  readonly seat: Seat
  /** A seat of the phone that played it. */
  readonly by: Seat
  readonly since: number
  readonly until: number | null
}

/** What the host stores of a room besides the log. */
export interface RoomData {
  readonly keys: readonly HostSeatKey[]
  readonly plea: OpenConsentRequest | null
  /** Stand-ins of which the phones of those seats were not told yet. */
  readonly stood: readonly StandInRecord[]
}

/** Stored data, data being stored, and the time to ask storage again for what it refused. */
export interface RoomDataSaving {
  readonly kept: RoomData
  readonly keeping: RoomData | null
  readonly again: number | null
}

export type GreetedMessage = Extract<ReceivedMessage, { kind: 'greeted' }>

/** Log of another phone that the host is being told. */
export interface AskedLog<G extends Shape> {
  readonly channel: ChannelId
  readonly greeted: GreetedMessage
  /** First entry that was asked for, and what is built of the log so far, proved entry by entry. */
  readonly from: number
  readonly log: GameLog<G>
  /** Number of entries that were asked for and have not come yet. */
  readonly due: number
  /** Time of the last entry. */
  readonly heard: number
}

/** Proved log of another phone about which the people at the host's phone decide. */
export interface OfferedLog<G extends Shape> {
  readonly channel: ChannelId
  readonly greeted: GreetedMessage
  /** Seats of that phone. */
  readonly seats: readonly Seat[]
  readonly log: GameLog<G>
  /** First entry in which it is another log, or the number of entries here if it only goes on. */
  readonly differsAt: number
}

/** What a host does about entries that it has lost. */
export interface Recovery<G extends Shape> {
  /**
   * Number of entries with which this room was opened, and with those that were taken back; null if its game has begun
   * here since, so that nothing can be lost.
   */
  readonly openedWith: number | null
  /** Time when this room was opened, until it has listened for phones that have more of the log; then null. */
  readonly listensSince: number | null
  /** End of the stored log of which the rest was damaged; null if nothing was, or it is back, or given up. */
  readonly lostEnd: LogPosition | null
  /** Proposals that wait until it has listened. */
  readonly held: readonly { readonly channel: ChannelId; readonly proposal: Proposal }[]
  readonly asked: AskedLog<G> | null
  readonly offered: OfferedLog<G> | null
  /** Ends of logs that people did not want. */
  readonly declined: readonly LogPosition[]
  /** Entries that were taken back last, and a seat of the phone that had them. */
  readonly taken: { readonly count: number; readonly seat: Seat } | null
}

export interface Room<G extends Shape> extends ConnectionState {
  readonly arbiter: ArbiterState<G>
  readonly recovery: Recovery<G>
  readonly secret: DealerSecret
  /** Key of each seat. */
  readonly keys: readonly HostSeatKey[]
  /** Saving of the keys, with their claims, of the consent request, and of stand-ins that are to be told. */
  readonly sheet: RoomDataSaving
  /**
   * Keys of seats that were given up before the game: with them the host proves itself to a phone that does not know of
   * it.
   */
  readonly gaveUpSeatKeys: readonly HostSeatKey[]
  /** Greetings that came before the game, or their claims, were stored. */
  readonly early: ReadonlyMap<ChannelId, GreetedMessage>
  /** Time when presence was last sent. */
  readonly told: number
  readonly present: SeatPresence
  /** Seats that had made a veiled choice then. */
  readonly chosen: readonly Seat[]
  /** Time when each seat was last heard, though its channel may be gone. */
  readonly heard: readonly number[]
  readonly standIns: StandInSeats
  /** Stand-ins of which the phones of those seats were not told yet. */
  readonly stood: readonly StandInRecord[]
  readonly consentRequest: OpenConsentRequest | null
  /**
   * Number of the next consent request. Counted from the time when the room was opened: an earlier consent is never
   * taken for a new one.
   */
  readonly nextConsentId: number
  /** Times when phones without a seat were told long logs. */
  readonly watcherLogs: readonly number[]
  /** Time to ask storage again for what it refused. */
  readonly storeAgain: number | null
  /** Whether storage has refused the last entries and has not taken them since. */
  readonly isUnsaved: boolean
  /** Entries at which the host's own state differed from its log and was rebuilt. */
  readonly flaws: readonly number[]
  /** Whether the phones were sent the dealer's secret, because the game is over. */
  readonly isRevealed: boolean
}

export type RoomEvent =
  | ConnectionEvent
  | { readonly kind: 'begin' | 'stored' | 'notStored' | 'kept' | 'notKept' }
  /** The people at the host's phone give the table up for now: all are sent a farewell. */
  | { readonly kind: 'close' }
  /** The people at the host's phone take the log of another phone, or go on with what is here. */
  | { readonly kind: 'decideLog'; readonly take: boolean }

export type RoomEffect =
  /** Stores this log in place of the one that is stored, and opens the table anew; answered only by `notStored`. */
  | { readonly kind: 'replace'; readonly entries: readonly Entry[] }
  | Extract<TableEffect, { kind: 'store' }>
  /**
   * Claims of each seat, the consent request and stand-ins that are to be told, in place of those before. Answered by
   * `kept` or `notKept`; there is never more than one at a time.
   */
  | ({ readonly kind: 'keep' } & RoomData)
  | ConnectionEffect

export type RoomStep<G extends Shape> = StepResult<Room<G>, RoomEffect>
