/** Messages from the arbiter to the phones. */
import type { Seat, Shape } from '../../kernel/contract.ts'
import type { Refusal } from '../../kernel/result.ts'
import type { PrivateOpening } from '../logStore.ts'
import type { CommitMessage, Proposal } from '../proposalsAndCommits.ts'
import type { ArbiterEffect, ArbiterState, PhoneId } from './arbiterState.ts'
import type { LoggedEntry } from './gameLog.ts'

/** Tells a phone that its proposal is refused. */
export const refuseProposal = (phone: PhoneId, { seat, count }: Proposal, refusal: Refusal): ArbiterEffect => ({
  kind: 'send',
  phone,
  message: { kind: 'refuse', seat, count, refusal },
})

/**
 * Openings that these entries showed to these seats. Each private opening goes to the phones that have one of its
 * seats, and names only those.
 */
export const openingsShownTo = (
  loggedEntries: readonly LoggedEntry[],
  seats: readonly Seat[],
): readonly PrivateOpening[] =>
  loggedEntries
    .flatMap((loggedEntry) => loggedEntry.shown)
    .map(({ seats: recipients, opening }) => ({ seats: recipients.filter((seat) => seats.includes(seat)), opening }))
    .filter(({ seats: recipients }) => recipients.length > 0)

const createCommit = (
  loggedEntries: readonly LoggedEntry[],
  seats: readonly Seat[],
  saved: boolean,
): CommitMessage => ({
  kind: 'commit',
  entries: loggedEntries.map(({ entry }) => entry),
  shown: openingsShownTo(loggedEntries, seats),
  saved,
})

/** Sends a phone the log from this entry on, as far as anyone was sent it. */
export const sendCommit = <G extends Shape>(arbiter: ArbiterState<G>, phone: PhoneId, from: number): ArbiterEffect => {
  const { log, phones, stored, told } = arbiter
  const message = createCommit(log.loggedEntries.slice(from, told), phones.get(phone) ?? [], stored >= told)
  return { kind: 'send', phone, message }
}
