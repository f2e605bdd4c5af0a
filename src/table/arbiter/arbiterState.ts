/** State of the arbiter: the log, the phones at the table, and what waits. */
import type { Seat, Shape } from '../../kernel/contract.ts'
import type { Entry } from '../../kernel/log.ts'
import type { MessageToPhone, Proposal } from '../proposalsAndCommits.ts'
import type { GameLog } from './gameLog.ts'

export type PhoneId = number
/** Phone id of the host for what all people have agreed on and no phone proposes alone. */
export const HOST_PHONE: PhoneId = -1

export interface PhoneProposal<P = Proposal> {
  readonly phone: PhoneId
  readonly proposal: P
}

/** Proposal of an action, as the game has parsed it. */
export type ActionProposal<A> = Extract<Proposal<A>, { kind: 'seat' }>

export interface ArbiterState<G extends Shape> {
  readonly log: GameLog<G>
  readonly phones: ReadonlyMap<PhoneId, readonly Seat[]>
  /** Veiled choices that wait until all awaited seats have chosen. */
  readonly choices: readonly PhoneProposal<ActionProposal<G['action']>>[]
  /** Proposals that came while a batch was being stored. */
  readonly queue: readonly PhoneProposal[]
  /** Number of stored entries, -1 if storage does not know the game yet; and number of entries sent to the phones. */
  readonly stored: number
  readonly told: number
  readonly isStoring: boolean
}

export type ArbiterEffect =
  /** Stores a batch. Answered by `stored` or `notStored`; there is never more than one at a time. */
  | { readonly kind: 'store'; readonly entries: readonly Entry[] }
  | { readonly kind: 'send'; readonly phone: PhoneId; readonly message: MessageToPhone }

/** Step of the arbiter: its next state, and the effects to perform. */
export type ArbiterStep<G extends Shape> = readonly [ArbiterState<G>, readonly ArbiterEffect[]]

/** Arbiter without phones over a log of which `storedCount` entries are stored. */
export const createArbiterState = <G extends Shape>(
  log: GameLog<G>,
  storedCount = log.loggedEntries.length,
): ArbiterState<G> => ({
  log,
  phones: new Map(),
  choices: [],
  queue: [],
  stored: storedCount,
  told: log.loggedEntries.length,
  isStoring: false,
})
