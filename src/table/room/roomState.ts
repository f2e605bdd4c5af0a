/** State of a room on the host, with the events and the effects of its steps. */
import type { Seat, Shape } from '../../kernel/contract.ts'
import type { ArbiterState, ArbiterEffect as TableEffect } from '../arbiter/arbiterState.ts'
import type { DealerSecret } from '../logStore.ts'
import type { ChannelId, ConnectionEffect, ConnectionEvent, ConnectionState, ReceivedMessage } from './callers.ts'
import type { ConsentRequest, SeatPresence } from './frames.ts'
import type { HostSeatKey } from './seatKeys.ts'
import type { StepResult } from './stepResult.ts'

/** Consent request that is open. */
export interface OpenConsentRequest extends ConsentRequest {
  /** `seq` of the next entry when the request was opened. */
  readonly since: number
}

export interface RoomData {
  readonly keys: readonly HostSeatKey[]
  readonly plea: OpenConsentRequest | null
}

/** Stored data, data being stored, and the time to ask storage again for what it refused. */
export interface RoomDataSaving {
  readonly kept: RoomData
  readonly keeping: RoomData | null
  readonly again: number | null
}

/** Seats that another phone plays, each with a seat of that phone, which stays the same when the phone dials anew. */
export type StandInSeats = ReadonlyMap<Seat, Seat>

export type GreetedMessage = Extract<ReceivedMessage, { kind: 'greeted' }>

export interface Room<G extends Shape> extends ConnectionState {
  readonly arbiter: ArbiterState<G>
  readonly secret: DealerSecret
  /** Key of each seat. */
  readonly keys: readonly HostSeatKey[]
  /** Saving of the keys, with their claims, and of the consent request. */
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
  readonly consentRequest: OpenConsentRequest | null
  /**
   * Number of the next consent request. Counted from the time when the room was opened: an earlier consent is never
   * taken for a new one.
   */
  readonly nextConsentId: number
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

export type RoomEffect =
  | Extract<TableEffect, { kind: 'store' }>
  /**
   * Claims of each seat and the consent request, in place of those before. Answered by `kept` or `notKept`; there is
   * never more than one at a time.
   */
  | { readonly kind: 'keep'; readonly keys: readonly HostSeatKey[]; readonly plea: OpenConsentRequest | null }
  | ConnectionEffect

export type RoomStep<G extends Shape> = StepResult<Room<G>, RoomEffect>
