/** What a seat wishes becomes a proposal, and is echoed on its own phone at once. */
import type { Ending, Seat, Shape } from '../kernel/contract.ts'
import { no, ok, type Refusal, type Result, refuse } from '../kernel/result.ts'
import { EMPTY_VAULT, openingsOf } from '../kernel/vault.ts'
import { echoed, type Follower, isVeiled } from './follower.ts'
import type { Proposal } from './messages.ts'

export type Wish<A> =
  | { readonly kind: 'act'; readonly action: A }
  | { readonly kind: 'undo' | 'redo' }
  | { readonly kind: 'end'; readonly how: Ending['how'] }

/** The seat's counter behind its pending proposals. */
const nextCount = <G extends Shape>({ replay, pending }: Follower<G>, seat: Seat): number =>
  (replay.counts[seat] ?? 0) + pending.filter((proposal) => proposal.seat === seat && proposal.kind !== 'end').length

const proposalOf = <G extends Shape>(
  follower: Follower<G>,
  seat: Seat,
  wish: Wish<G['action']>,
): Result<Proposal<G['action']>> => {
  const count = nextCount(follower, seat)
  if (wish.kind === 'end') return ok({ kind: 'end', seat, count, how: wish.how })
  if (wish.kind !== 'act') return ok({ kind: wish.kind, seat, count })
  const { state, game } = follower.echo
  const slots = game.openings(state, seat, wish.action)
  const openings = openingsOf(follower.vaults.get(seat) ?? EMPTY_VAULT, slots)
  return openings ? ok({ kind: 'seat', seat, count, action: wish.action, openings }) : refuse('opening.unknown')
}

/** Why this seat may not propose anything now; null if it may. */
const whyNotNow = <G extends Shape>(follower: Follower<G>, seat: Seat): Refusal | null => {
  const { flaw, seats, pending, echo } = follower
  if (flaw) return { code: 'table.differs', values: { entry: flaw.entry } }
  if (!seats.includes(seat)) return { code: 'proposal.seat' }
  const mine = pending.filter((proposal) => proposal.seat === seat)
  if (mine.length > 0 && isVeiled(echo)) return { code: 'turn.chosen' }
  return nextCount(follower, seat) === echo.counts[seat] || isVeiled(echo) ? null : { code: 'table.wait' }
}

export interface Proposed<G extends Shape> {
  readonly follower: Follower<G>
  readonly proposal: Proposal<G['action']>
  /** What the echo tells. */
  readonly events: readonly G['event'][]
}

/** Echoes what a seat of this phone wants, ready to be sent. Refuses what the rules refuse here, so that nothing hopeless is sent. */
export const propose = <G extends Shape>(
  follower: Follower<G>,
  seat: Seat,
  wish: Wish<G['action']>,
): Result<Proposed<G>> => {
  const refusal = whyNotNow(follower, seat)
  if (refusal) return no(refusal)
  const proposal = proposalOf(follower, seat, wish)
  if (!proposal.ok) return proposal
  const echo = echoed(follower.echo, proposal.value)
  if (!echo.ok) return echo
  const pending = [...follower.pending, proposal.value]
  const events = echo.value === follower.echo ? [] : echo.value.events
  return ok({ follower: { ...follower, echo: echo.value, pending }, proposal: proposal.value, events })
}
