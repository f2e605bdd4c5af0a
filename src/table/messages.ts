/** Everything that a phone and the host say to each other. */
import type { Ending, Seat } from '../kernel/contract.ts'
import type { Body, Entry } from '../kernel/log.ts'
import type { Refusal } from '../kernel/result.ts'
import type { PrivateOpening } from './store.ts'

/** What a seat wants to happen. `count` is the seat's own counter, so that a proposal that comes twice is done once. */
export type Proposal<A = object> =
  | Extract<Body<A>, { readonly kind: 'seat' | 'undo' | 'redo' }>
  /** Who concedes is the seat that proposes it. */
  | { readonly kind: 'end'; readonly seat: Seat; readonly count: number; readonly how: Ending['how'] }

/** What the log would say of a proposal that is done. */
export const bodyOf = <A>(proposal: Proposal<A>): Body<A> => {
  if (proposal.kind !== 'end') return proposal
  return proposal.how === 'concede'
    ? { kind: 'end', how: 'concede', seat: proposal.seat }
    : { kind: 'end', how: 'agreement' }
}

/** From a phone to the host. */
export interface Propose {
  readonly kind: 'propose'
  readonly proposal: Proposal
}

/**
 * Entries that are done, and the private openings that they bring to seats of this phone, in one message, so that no phone ever
 * stands between the two. A phone that greets is told those of the entries that it has once more. `saved` is false while the host plays
 * on without storage.
 */
export interface Commit {
  readonly kind: 'commit'
  readonly entries: readonly Entry[]
  readonly shown: readonly PrivateOpening[]
  readonly saved: boolean
}

/** The proposal of this seat with this count was not done. */
export interface Refuse {
  readonly kind: 'refuse'
  readonly seat: Seat
  readonly count: number
  readonly refusal: Refusal
}

/** From the host to a phone. */
export type ToPhone = Commit | Refuse
