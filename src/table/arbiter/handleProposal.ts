/** Judging a proposal: whether this phone may make it, whether it was made before, and what the rules say. */
import type { EarlyEnding, Seat, Shape } from '../../kernel/contract.ts'
import type { Json } from '../../kernel/json.ts'
import { ok, type Refusal, type Result } from '../../kernel/result.ts'
import { type Proposal, toEntryBody } from '../proposalsAndCommits.ts'
import { refuseProposal, sendCommit } from './arbiterMessages.ts'
import {
  type ActionProposal,
  type ArbiterEffect,
  type ArbiterState,
  type ArbiterStep,
  HOST_PHONE,
  type PhoneId,
  type PhoneProposal,
} from './arbiterState.ts'
import { appendMove, type GameLog, type LoggedEntry } from './gameLog.ts'
import { addChoice, jointMoveOf, whyChoiceRefused } from './veiledChoices.ts'

/** Asks storage to store every entry that it lacks. */
export const requestStore = <G extends Shape>(arbiter: ArbiterState<G>): ArbiterStep<G> => {
  const entries = arbiter.log.loggedEntries.slice(Math.max(0, arbiter.stored)).map(({ entry }) => entry)
  return [{ ...arbiter, isStoring: true }, [{ kind: 'store', entries }]]
}

/** Refusals of held choices, which were made on a state that is gone. */
const returnChoices = <G extends Shape>({ choices }: ArbiterState<G>): readonly ArbiterEffect[] =>
  choices.map(({ phone, proposal }) => refuseProposal(phone, proposal, { code: 'proposal.overtaken' }))

/** Stores a batch that was appended; the phones are sent it only after that. */
export const storeAppended = <G extends Shape>(
  arbiter: ArbiterState<G>,
  log: GameLog<G>,
  isJoint: boolean,
): ArbiterStep<G> => {
  const [next, effects] = requestStore({ ...arbiter, log, choices: [] })
  return [next, [...(isJoint ? [] : returnChoices(arbiter)), ...effects]]
}

/** Index in the log of the seat's entry with this count. */
const indexOfEntry = (loggedEntries: readonly LoggedEntry[], seat: Seat, count: number): number => {
  const isFromSeat = ({ entry: { body } }: LoggedEntry): boolean =>
    'count' in body ? body.seat === seat : body.kind === 'joint' && body.actions.some(([by]) => by === seat)
  return (
    loggedEntries.flatMap((loggedEntry, index) => (isFromSeat(loggedEntry) ? [index] : []))[count] ??
    loggedEntries.length
  )
}

const holdsAllSeats = <G extends Shape>({ log, phones }: ArbiterState<G>, phone: PhoneId): boolean =>
  log.replay.header.seats.every((_, seat) => phones.get(phone)?.includes(seat))

/**
 * Whether this phone may end the game: one seat can concede or leave for itself; that all agree only a phone can say that has
 * all seats.
 */
const canEnd = <G extends Shape>(arbiter: ArbiterState<G>, phone: PhoneId, how: EarlyEnding['how']): boolean =>
  how !== 'agreement' || holdsAllSeats(arbiter, phone)

/** Refusal if this phone may not propose this at all, whatever the rules say; null if it may. */
const whyNotPermitted = <G extends Shape>(
  arbiter: ArbiterState<G>,
  { phone, proposal }: PhoneProposal,
): Refusal | null => {
  const { seat, count } = proposal
  if (phone === HOST_PHONE) return null
  if (!arbiter.phones.get(phone)?.includes(seat)) return { code: 'proposal.seat' }
  if (proposal.kind === 'end') return canEnd(arbiter, phone, proposal.how) ? null : { code: 'end.consent' }
  return count > (arbiter.log.replay.counts[seat] ?? 0) ? { code: 'proposal.count' } : null
}

/** Proposal with its action as the game parses it: the log has no object that came from outside. */
const parseProposal = <G extends Shape>(
  { log }: ArbiterState<G>,
  proposal: Proposal,
): Result<Proposal<G['action']>> => {
  if (proposal.kind !== 'seat') return ok(proposal)
  const action = log.replay.game.parseAction(proposal.action as Json)
  return action.ok ? ok({ ...proposal, action: action.value }) : action
}

const isRepeated = <G extends Shape>({ log }: ArbiterState<G>, { kind, seat, count }: Proposal): boolean =>
  kind !== 'end' && count < (log.replay.counts[seat] ?? 0)

/** Refusals for other phones that have chosen for this seat: their choices count no more. */
const refuseReplacedChoices = <G extends Shape>(
  { choices, phones }: ArbiterState<G>,
  request: PhoneProposal,
): readonly ArbiterEffect[] =>
  choices.flatMap(({ phone, proposal }) =>
    proposal.seat === request.proposal.seat && phone !== request.phone && phones.has(phone)
      ? [refuseProposal(phone, proposal, { code: 'proposal.overtaken' })]
      : [],
  )

const holdChoice = <G extends Shape>(
  arbiter: ArbiterState<G>,
  request: PhoneProposal<ActionProposal<G['action']>>,
): ArbiterStep<G> => {
  const nextArbiter = addChoice(arbiter, request)
  const joint = jointMoveOf(nextArbiter)
  if (!joint) return [nextArbiter, refuseReplacedChoices(arbiter, request)]
  const log = appendMove(arbiter.log, joint)
  if (log.ok) return storeAppended(nextArbiter, log.value, true)
  return [
    { ...arbiter, choices: [] },
    nextArbiter.choices.map((choice) => refuseProposal(choice.phone, choice.proposal, log.error)),
  ]
}

const judgeProposal = <G extends Shape>(
  arbiter: ArbiterState<G>,
  phone: PhoneId,
  proposal: Proposal<G['action']>,
): ArbiterStep<G> => {
  const { turn } = arbiter.log.replay
  if (proposal.kind === 'seat' && turn.kind === 'seats' && turn.veiled) {
    const refusal = whyChoiceRefused(arbiter, proposal)
    return refusal ? [arbiter, [refuseProposal(phone, proposal, refusal)]] : holdChoice(arbiter, { phone, proposal })
  }
  const log = appendMove(arbiter.log, toEntryBody(proposal))
  return log.ok ? storeAppended(arbiter, log.value, false) : [arbiter, [refuseProposal(phone, proposal, log.error)]]
}

/** Judges a proposal, or lets it wait while a batch is being stored. */
export const handleProposal = <G extends Shape>(arbiter: ArbiterState<G>, request: PhoneProposal): ArbiterStep<G> => {
  const { phone, proposal } = request
  if (arbiter.isStoring) return [{ ...arbiter, queue: [...arbiter.queue, request] }, []]
  const refusal = whyNotPermitted(arbiter, request)
  if (refusal) return [arbiter, [refuseProposal(phone, proposal, refusal)]]
  if (isRepeated(arbiter, proposal)) {
    return [
      arbiter,
      [sendCommit(arbiter, phone, indexOfEntry(arbiter.log.loggedEntries, proposal.seat, proposal.count))],
    ]
  }
  const read = parseProposal(arbiter, proposal)
  return read.ok ? judgeProposal(arbiter, phone, read.value) : [arbiter, [refuseProposal(phone, proposal, read.error)]]
}
