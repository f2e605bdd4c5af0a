import type { Opening, Seat } from '../kernel/contract.ts'
import type { Json } from '../kernel/json.ts'
import type { Entry, Header } from '../kernel/log.ts'

/** What only the dealer's phone keeps: the secret from which every deal follows, and the hidden half of a position. */
export interface DealerSecret {
  /** 43 characters, base64url of 32 random bytes. */
  readonly seed: string
  readonly hidden?: Json
}

/** An opening that was sent to these seats alone. */
export interface PrivateOpening {
  readonly seats: readonly Seat[]
  readonly opening: Opening
}

export interface Save {
  readonly header: Header
  /** Absent on a phone that is not the dealer's. */
  readonly secret?: DealerSecret
  readonly entries: readonly Entry[]
  /** What this phone's seats were shown in private; empty on the dealer's phone, where it follows from the secret. */
  readonly shown: readonly PrivateOpening[]
}

/** Where a table keeps its log. An entry counts as done only when `append` has resolved. */
export interface LogStore {
  create(header: Header, secret?: DealerSecret): Promise<void>
  /**
   * Durable when it resolves: all of the batch or nothing of it. Rejects with a StoreFailure when the batch does not follow the
   * stored log (another tab wrote), when storage is full, gone or was cleared.
   */
  append(id: string, entries: readonly Entry[], shown: readonly PrivateOpening[]): Promise<void>
  load(id: string): Promise<Save>
}

export type StoreFault = 'full' | 'gone' | 'conflict' | 'missing' | 'damaged' | 'newer' | 'failed'

/** Why storage did not do what was asked; `fault` keys the sentence that the player reads. */
export class StoreFailure extends Error {
  constructor(
    readonly fault: StoreFault,
    detail = '',
  ) {
    super(detail ? `${fault}: ${detail}` : fault)
    this.name = 'StoreFailure'
  }
}

/** Of anything that storage threw. */
export const faultOf = (error: unknown): StoreFault => (error instanceof StoreFailure ? error.fault : 'failed')
