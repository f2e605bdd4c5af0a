/**
 * Veiled choices: each is judged by itself and held; when all awaited seats have chosen, they become one joint move.
 */
import { canonicalJson } from '../../kernel/canonicalJson.ts'
import type { Seat, Shape } from '../../kernel/contract.ts'
import { checkChoice } from '../../kernel/foldEntry.ts'
import type { Json } from '../../kernel/json.ts'
import type { EntryBody } from '../../kernel/log.ts'
import type { Refusal } from '../../kernel/result.ts'
import { seatView } from '../../kernel/vault.ts'
import type { ActionProposal, ArbiterState, PhoneProposal } from './arbiterState.ts'

const isLegal = <G extends Shape>({ log }: ArbiterState<G>, { seat, action }: ActionProposal<G['action']>): boolean => {
  const { replay, dealer } = log
  const chosenText = canonicalJson(action as Json)
  const legal = replay.game.legal(seatView(replay.state, seat, dealer.dealt))
  return legal.some((other) => canonicalJson(other as Json) === chosenText)
}

/** Refusal of a veiled choice; null if it is accepted. */
export const whyChoiceRefused = <G extends Shape>(
  arbiter: ArbiterState<G>,
  choice: ActionProposal<G['action']>,
): Refusal | null => {
  const { seat, action, openings } = choice
  const refusal = checkChoice(arbiter.log.replay, seat, action, openings)
  return refusal ?? (isLegal(arbiter, choice) ? null : { code: 'action.illegal' })
}

/** Arbiter with one more choice; it replaces the one that the seat has made in this turn, on this phone or another. */
export const addChoice = <G extends Shape>(
  arbiter: ArbiterState<G>,
  request: PhoneProposal<ActionProposal<G['action']>>,
): ArbiterState<G> => {
  const otherChoices = arbiter.choices.filter(({ proposal }) => proposal.seat !== request.proposal.seat)
  return { ...arbiter, choices: [...otherChoices, request] }
}

/** Seats whose choices wait, or have become a joint move that no phone was sent yet. */
export const seatsWithChoice = <G extends Shape>({ log, told, choices }: ArbiterState<G>): readonly Seat[] => {
  const next = log.loggedEntries[told]?.entry.body
  if (next?.kind === 'joint') return next.actions.map(([seat]) => seat)
  return choices.map(({ proposal }) => proposal.seat).sort((a, b) => a - b)
}

/** Joint move, once every awaited seat has chosen. */
export const jointMoveOf = <G extends Shape>({ log, choices }: ArbiterState<G>): EntryBody<G['action']> | undefined => {
  const { turn } = log.replay
  const seats = turn.kind === 'seats' ? turn.seats : []
  const proposals = seats.flatMap((seat) => choices.find(({ proposal }) => proposal.seat === seat)?.proposal ?? [])
  if (proposals.length < seats.length) return undefined
  return { kind: 'joint', actions: proposals.map(({ seat, action, openings }) => [seat, action, openings] as const) }
}
