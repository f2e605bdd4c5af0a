/** Veiled choices: each is judged by itself and held, and when all awaited seats have chosen they become one joint deed. */
import { canonical } from '../kernel/canonical.ts'
import type { Shape } from '../kernel/contract.ts'
import { checkChoice } from '../kernel/fold.ts'
import type { Json } from '../kernel/json.ts'
import type { Body } from '../kernel/log.ts'
import type { Refusal } from '../kernel/result.ts'
import { viewOf } from '../kernel/vault.ts'
import type { Choice, Docket } from './docket.ts'
import type { Proposal } from './messages.ts'

const isLegal = <G extends Shape>({ book }: Docket<G>, { seat, action }: Choice<G['action']>): boolean => {
  const { replay, dealer } = book
  const wanted = canonical(action as Json)
  const legal = replay.game.legal(viewOf(replay.state, seat, dealer.dealt))
  return legal.some((other) => canonical(other as Json) === wanted)
}

/** Why a veiled choice cannot stand; null if it can. */
export const whyNoChoice = <G extends Shape>(docket: Docket<G>, choice: Choice<G['action']>): Refusal | null => {
  const { seat, action, openings } = choice
  const refusal = checkChoice(docket.book.replay, seat, action, openings)
  return refusal ?? (isLegal(docket, choice) ? null : { code: 'action.illegal' })
}

/** Whether this seat's choice is held already; the first one stands. */
export const isHeld = <G extends Shape>({ choices }: Docket<G>, { kind, seat }: Proposal): boolean =>
  kind === 'seat' && choices.some(({ proposal }) => proposal.seat === seat)

/** The joint deed, once every awaited seat has chosen. */
export const jointOf = <G extends Shape>({ book, choices }: Docket<G>): Body<G['action']> | undefined => {
  const { turn } = book.replay
  const seats = turn.kind === 'seats' ? turn.seats : []
  const chosen = seats.flatMap((seat) => choices.find(({ proposal }) => proposal.seat === seat)?.proposal ?? [])
  if (chosen.length < seats.length) return undefined
  return { kind: 'joint', actions: chosen.map(({ seat, action, openings }) => [seat, action, openings] as const) }
}
