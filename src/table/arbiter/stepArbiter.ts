/**
 * Arbiter, which orders the log: it judges proposals, lets the dealer answer, and sends phones only what storage has.
 * Pure: a step takes an event and gives the next state and the effects to perform.
 */
import type { Seat, Shape } from '../../kernel/contract.ts'
import type { Proposal } from '../proposalsAndCommits.ts'
import { sendCommit } from './arbiterMessages.ts'
import type { ArbiterEffect, ArbiterState, ArbiterStep, PhoneId } from './arbiterState.ts'
import { answerDraws } from './gameLog.ts'
import { handleProposal, requestStore, storeAppended } from './handleProposal.ts'

export type ArbiterEvent =
  /** The game is opened: due draws are dealt. */
  | { readonly kind: 'begin' }
  /** A phone joins that has these seats and the first `have` entries. */
  | { readonly kind: 'join'; readonly phone: PhoneId; readonly seats: readonly Seat[]; readonly have: number }
  | { readonly kind: 'propose'; readonly phone: PhoneId; readonly proposal: Proposal }
  /** The batch of the last `store` effect is durable, or it is not. */
  | { readonly kind: 'stored' }
  | { readonly kind: 'notStored' }
  /** Storage may work again. */
  | { readonly kind: 'retry' }

/** Handles the proposals that waited while a batch was being stored, up to the next batch. */
const processQueue = <G extends Shape>(arbiter: ArbiterState<G>, effects: readonly ArbiterEffect[]): ArbiterStep<G> => {
  let step: ArbiterStep<G> = [arbiter, effects]
  for (let [proposal, ...queue] = arbiter.queue; proposal && !step[0].isStoring; [proposal, ...queue] = step[0].queue) {
    const [next, moreEffects] = handleProposal({ ...step[0], queue }, proposal)
    step = [next, [...step[1], ...moreEffects]]
  }
  return step
}

/** Sends all entries to the phones, stored or not: play goes on and the commit says that it is not saved. */
const announceEntries = <G extends Shape>(arbiter: ArbiterState<G>, storedCount: number): ArbiterStep<G> => {
  const next = { ...arbiter, stored: storedCount, told: arbiter.log.loggedEntries.length, isStoring: false }
  return processQueue(
    next,
    [...next.phones.keys()].map((phone) => sendCommit(next, phone, arbiter.told)),
  )
}

/**
 * Whether all of the log is stored. A log without entries is stored too: the game was begun, even if nothing was to be
 * dealt.
 */
const isStored = <G extends Shape>({ stored, log }: ArbiterState<G>): boolean => stored === log.loggedEntries.length

const beginGame = <G extends Shape>(arbiter: ArbiterState<G>): ArbiterStep<G> => {
  const log = answerDraws(arbiter.log)
  return log === arbiter.log && isStored(arbiter) ? [arbiter, []] : storeAppended(arbiter, log, false)
}

const retryStore = <G extends Shape>(arbiter: ArbiterState<G>): ArbiterStep<G> =>
  arbiter.isStoring || isStored(arbiter) ? [arbiter, []] : requestStore(arbiter)

export const stepArbiter = <G extends Shape>(arbiter: ArbiterState<G>, event: ArbiterEvent): ArbiterStep<G> => {
  switch (event.kind) {
    case 'begin':
      return beginGame(arbiter)
    case 'join': {
      const withPhone = { ...arbiter, phones: new Map([...arbiter.phones, [event.phone, event.seats] as const]) }
      return [withPhone, event.have < withPhone.told ? [sendCommit(withPhone, event.phone, event.have)] : []]
    }
    case 'propose':
      return handleProposal(arbiter, { phone: event.phone, proposal: event.proposal })
    case 'stored':
      return announceEntries(arbiter, arbiter.log.loggedEntries.length)
    case 'notStored':
      return announceEntries(arbiter, arbiter.stored)
    case 'retry':
      return retryStore(arbiter)
  }
}
