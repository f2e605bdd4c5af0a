import type { Opening, Seat } from '../kernel/contract.ts'
import type { Json } from '../kernel/json.ts'
import type { Entry, Header } from '../kernel/log.ts'

/**
 * Secret that only the dealer's phone has: the seed from which every deal follows, and the hidden half of a position.
 */
export interface DealerSecret {
  /** Seed of the deal: 43 characters, base64url of 32 random bytes. */
  readonly seed: string
  readonly hidden?: Json
}

/** Opening that was sent to these seats alone. */
export interface PrivateOpening {
  readonly seats: readonly Seat[]
  readonly opening: Opening
}

export interface GameSave {
  readonly header: Header
  /** Absent on a phone that is not the dealer's. */
  readonly secret?: DealerSecret
  readonly entries: readonly Entry[]
  /**
   * Openings that this phone's seats were shown in private; empty on the dealer's phone, where they follow from the
   * secret.
   */
  readonly shown: readonly PrivateOpening[]
  /**
   * By seat, the level of the bot that plays it; empty for a person. Absent where people play all seats, and in what a
   * LogStore loads: bots are stored beside the log. Levels may be unknown.
   */
  readonly bots?: readonly string[]
}

/** Storage of a table's log. An entry counts as done only when `append` has resolved. */
export interface LogStore {
  create(header: Header, secret?: DealerSecret): Promise<void>
  /**
   * Appends a batch. Durable when it resolves: all of the batch or nothing of it. Rejects with a StoreFailure if the
   * batch does not follow the stored log (another tab wrote), or storage is full, gone or was cleared. A batch that
   * stands there exactly as given is skipped: the answer to its commit was lost.
   */
  append(id: string, entries: readonly Entry[], shown: readonly PrivateOpening[]): Promise<void>
  load(id: string): Promise<GameSave>
}
