/** Turning a seat's intent into a proposal, which is echoed on its own phone at once. */
import type { EarlyEnding, Seat, Shape } from '../../kernel/contract.ts'
import { err, ok, type Refusal, type Result, refuse } from '../../kernel/result.ts'
import { EMPTY_VAULT, openingsOf } from '../../kernel/vault.ts'
import type { Proposal } from '../proposalsAndCommits.ts'
import { applyToEcho, type Follower, waitingChoice, whyNoTakeBack } from './follower.ts'

export type PlayerIntent<A> =
  | { readonly kind: 'act'; readonly action: A }
  | { readonly kind: 'undo' | 'redo' }
  | { readonly kind: 'end'; readonly how: EarlyEnding['how'] }

/** Seat's counter after its pending proposals. A veiled choice that waits does not count: it may still be replaced. */
const nextCount = <G extends Shape>(follower: Follower<G>, seat: Seat): number => {
  const choice = waitingChoice(follower, seat)
  const counted = follower.pending.filter(
    (proposal) => proposal.seat === seat && proposal.kind !== 'end' && proposal !== choice,
  )
  return (follower.replay.counts[seat] ?? 0) + counted.length
}

const createProposal = <G extends Shape>(
  follower: Follower<G>,
  seat: Seat,
  intent: PlayerIntent<G['action']>,
): Result<Proposal<G['action']>> => {
  const count = nextCount(follower, seat)
  // A refusal names seat and count: the refusal of a choice that the end hands back must not look like one of the end.
  if (intent.kind === 'end')
    return ok({ kind: 'end', seat, count: waitingChoice(follower, seat) ? count + 1 : count, how: intent.how })
  if (intent.kind !== 'act') return ok({ kind: intent.kind, seat, count })
  const { state, game } = follower.echo
  const slots = game.openings(state, seat, intent.action)
  const openings = openingsOf(follower.vaults.get(seat) ?? EMPTY_VAULT, slots)
  return openings ? ok({ kind: 'seat', seat, count, action: intent.action, openings }) : refuse('opening.unknown')
}

/** Refusal if this seat may not propose anything now; null if it may. */
const whyNotNow = <G extends Shape>(
  follower: Follower<G>,
  seat: Seat,
  { kind }: PlayerIntent<object>,
): Refusal | null => {
  const { flaw, seats, echo } = follower
  if (flaw) return { code: 'table.differs', values: { entry: flaw.entry } }
  if (!seats.includes(seat)) return { code: 'proposal.seat' }
  // It has the count of the choice: sent again on the next connection, it might take back what came before the turn.
  const chosen = kind === 'undo' || kind === 'redo' ? whyNoTakeBack(follower, seat) : null
  return chosen ?? (nextCount(follower, seat) === echo.counts[seat] ? null : { code: 'table.wait' })
}

export interface ProposedIntent<G extends Shape> {
  readonly follower: Follower<G>
  readonly proposal: Proposal<G['action']>
  /** Events of the echo. */
  readonly events: readonly G['event'][]
}

/**
 * Echoes the intent of a seat of this phone, ready to be sent. Refuses here what the rules refuse, so that nothing
 * hopeless is sent. A veiled choice replaces the one that the seat has made in this turn.
 */
export const proposeIntent = <G extends Shape>(
  follower: Follower<G>,
  seat: Seat,
  intent: PlayerIntent<G['action']>,
): Result<ProposedIntent<G>> => {
  const refusal = whyNotNow(follower, seat, intent)
  if (refusal) return err(refusal)
  const proposal = createProposal(follower, seat, intent)
  if (!proposal.ok) return proposal
  const echo = applyToEcho(follower.echo, proposal.value)
  if (!echo.ok) return echo
  const replaced = intent.kind === 'act' ? waitingChoice(follower, seat) : undefined
  const pending = [...follower.pending.filter((other) => other !== replaced), proposal.value]
  const events = echo.value === follower.echo ? [] : echo.value.events
  return ok({ follower: { ...follower, echo: echo.value, pending }, proposal: proposal.value, events })
}
