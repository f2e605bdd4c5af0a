/** Messages between a phone and the host. */
import type { EarlyEnding, Seat } from '../kernel/contract.ts'
import type { Entry, EntryBody } from '../kernel/log.ts'
import type { Refusal } from '../kernel/result.ts'
import type { PrivateOpening } from './logStore.ts'

/** Proposal of a seat. `count` is the seat's own counter, so that a proposal that comes twice is done once. */
export type Proposal<A = object> =
  | Extract<EntryBody<A>, { readonly kind: 'seat' | 'undo' | 'redo' }>
  /** Ending; the seat that proposes it is the one that concedes or leaves. */
  | { readonly kind: 'end'; readonly seat: Seat; readonly count: number; readonly how: EarlyEnding['how'] }

/** Body of a proposal's entry once it is done. */
export const toEntryBody = <A>(proposal: Proposal<A>): EntryBody<A> => {
  if (proposal.kind !== 'end') return proposal
  const { kind, how, seat } = proposal
  return how === 'agreement' ? { kind, how } : { kind, how, seat }
}

/** Message from a phone to the host. */
export interface ProposeMessage {
  readonly kind: 'propose'
  readonly proposal: Proposal
}

/**
 * Entries that are done, and the private openings that they bring to seats of this phone, in one message, so that no
 * phone ever has one without the other. A phone that greets is sent the openings of the entries that it has once more.
 * `saved` is false while the host plays on without storage.
 */
export interface CommitMessage {
  readonly kind: 'commit'
  readonly entries: readonly Entry[]
  readonly shown: readonly PrivateOpening[]
  readonly saved: boolean
}

/** Refusal of the proposal of this seat with this count. */
export interface RefuseMessage {
  readonly kind: 'refuse'
  readonly seat: Seat
  readonly count: number
  readonly refusal: Refusal
}

/** Message from the host to a phone. */
export type MessageToPhone = CommitMessage | RefuseMessage
