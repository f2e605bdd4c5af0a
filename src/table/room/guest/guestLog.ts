/** The log on a guest's phone: what it is told, what it stores, and how it makes its state again where that differs. */
import type { Shape } from '../../kernel/contract.ts'
import { hashOf } from '../../kernel/hash.ts'
import { type Flaw, replayLog } from '../../kernel/ledger.ts'
import type { Entry } from '../../kernel/log.ts'
import type { Replay } from '../../kernel/replay.ts'
import type { Follower } from '../follower.ts'
import type { Proposal } from '../messages.ts'
import { receive } from '../receive.ts'
import type { PrivateOpening } from '../store.ts'
import type { Have, ToGuest } from './frames.ts'
import type { Guest, GuestStep } from './guest.ts'
import { greet } from './guestGreeting.ts'
import { look } from './guestLook.ts'
import { seatsOf } from './guestSeats.ts'
import { AGAIN } from './patience.ts'

/** What is stored together, with the own proposals that are done by it. */
export interface Batch<G extends Shape> {
  readonly entries: readonly Entry[]
  readonly shown: readonly PrivateOpening[]
  readonly proposals: readonly Proposal<G['action']>[]
}

export const NOTHING = { entries: [], shown: [], proposals: [] } as const

const joined = <G extends Shape>(a: Batch<G>, b: Batch<G>): Batch<G> => ({
  entries: [...a.entries, ...b.entries],
  shown: [...a.shown, ...b.shown],
  proposals: [...a.proposals, ...b.proposals],
})

/** Asks storage for what it lacks, where it is not at work. */
export const save = <G extends Shape>([guest, effects]: GuestStep<G>): GuestStep<G> => {
  const { follower, storing, storeAgain, unstored, isCreated } = guest
  const isAll = isCreated && unstored.entries.length === 0 && unstored.shown.length === 0
  if (!follower || storing || storeAgain !== null || isAll) return [guest, effects]
  const header = isCreated ? null : follower.replay.header
  const { entries, shown } = unstored
  return [{ ...guest, storing: unstored, unstored: NOTHING }, [...effects, { kind: 'store', header, entries, shown }]]
}

/** Own proposals are done only now, for the host had stored them before it told. */
export const stored = <G extends Shape>(guest: Guest<G>): GuestStep<G> => {
  const { entries, proposals } = guest.storing ?? NOTHING
  const next = { ...guest, isCreated: true, storing: null, stored: guest.stored + entries.length }
  return [next, proposals.length > 0 ? [{ kind: 'done', proposals }] : []]
}

export const notStored = <G extends Shape>(guest: Guest<G>): Guest<G> => ({
  ...guest,
  storing: null,
  unstored: joined(guest.storing ?? NOTHING, guest.unstored),
  storeAgain: guest.now + AGAIN,
})

/** A state that a flipped byte has made impossible makes the rules throw: then this phone differs, and is no bug to stop for. */
export const unlessBroken = <T>(work: () => T): T | null => {
  try {
    return work()
  } catch {
    return null
  }
}

export const flawAt = ({ replay: { seq } }: { readonly replay: { readonly seq: number } }): Flaw => ({
  entry: seq,
  refusal: { code: 'entry.hash', values: { entry: seq } },
})

const DIFFERS = { code: 'table.differs' }

const remade = <G extends Shape>(flawed: Follower<G>, replay: Replay<G>): Follower<G> => ({
  ...flawed,
  ...{ replay, echo: replay, pending: [], flaw: null },
})

/** Whether this state is that one: one that cannot be hashed is not. */
const isAlike = <G extends Shape>(state: G['state'], other: G['state']): boolean =>
  unlessBroken(() => hashOf(state)) === hashOf(other)

/**
 * Makes the state again from the log, which was hashed entry by entry, and asks for what follows. Hopeless where it was made again at this
 * entry before, and what differs is still what the log says: a state that was flipped once more meanwhile can be healed once more. Then it
 * looks on at what the host sees.
 */
export const heal = <G extends Shape>(guest: Guest<G>, flawed: Follower<G>, flaw: Flaw): GuestStep<G> => {
  const rebuilt = replayLog(flawed.replay.game, flawed.replay.header, flawed.entries)
  const flaws = [...guest.flaws, flaw]
  const refused = flawed.pending.map((proposal) => ({ kind: 'refused', proposal, refusal: DIFFERS }) as const)
  const isHopeless = !rebuilt.ok || (guest.healedAt === flaw.entry && isAlike(flawed.replay.state, rebuilt.value.state))
  const [next, effects] = isHopeless
    ? look({ ...guest, flaws, follower: { ...flawed, pending: [], flaw } })
    : greet({ ...guest, flaws, follower: remade(flawed, rebuilt.value), healedAt: flaw.entry })
  return [next, [...refused, ...effects]]
}

/** A person would try once more: what the host showed is let go. */
export const anew = <G extends Shape>(guest: Guest<G>): Guest<G> => {
  const { follower } = guest
  const rebuilt = follower?.flaw ? replayLog(follower.replay.game, follower.replay.header, follower.entries) : null
  return { ...guest, healedAt: null, follower: follower && rebuilt?.ok ? remade(follower, rebuilt.value) : follower }
}

/** Where no entry follows, the heartbeat finds that this phone differs, or that it was not told everything. */
export const compare = <G extends Shape>(guest: Guest<G>, { seq, hash }: Have): GuestStep<G> => {
  const { follower } = guest
  if (follower?.flaw) return unlessBroken(() => hashOf(follower.replay.state)) === hash ? [guest, []] : look(guest)
  if (follower && seq > follower.replay.seq) return greet(guest)
  if (!follower || seq === 0 || seq !== follower.replay.seq) return [guest, []]
  if (hashOf(follower.replay.state) === hash) return [{ ...guest, healedAt: null }, []]
  return heal(guest, follower, flawAt(follower))
}

/** What this phone's own seats were shown and it does not have yet: cards of seats that it plays for others are not stored. */
const newlyShown = <G extends Shape>(
  { keys }: Guest<G>,
  { vaults }: Follower<G>,
  shown: readonly PrivateOpening[],
): readonly PrivateOpening[] => {
  const own = seatsOf(keys)
  return shown.flatMap(({ seats, opening }) => {
    const mine = seats.filter((seat) => own.includes(seat))
    return mine.some((seat) => !vaults.get(seat)?.has(opening.slot)) ? [{ seats: mine, opening }] : []
  })
}

/** Takes what the host says of the log. */
export const told = <G extends Shape>(
  guest: Guest<G>,
  before: Follower<G>,
  frame: Extract<ToGuest, { kind: 'commit' | 'refuse' }>,
): GuestStep<G> => {
  if (before.flaw) return look(guest)
  const taken = unlessBroken(() => receive(before, frame))
  if (!taken) return heal(guest, before, flawAt(before))
  const [follower, news] = taken
  const shown = frame.kind === 'commit' && !follower.flaw ? newlyShown(guest, before, frame.shown) : []
  const unstored = joined(guest.unstored, { entries: news.entries, shown, proposals: news.done })
  const next: Guest<G> = { ...guest, follower, unstored, consented: news.refused.length > 0 ? null : guest.consented }
  const refused = news.refused.map(([proposal, refusal]) => ({ kind: 'refused', proposal, refusal }) as const)
  const happened = news.events.length > 0 ? [{ kind: 'happened', events: news.events } as const] : []
  const effects = [...refused, ...happened]
  if (!follower.flaw) return [next, effects]
  const [healed, more] = heal(next, follower, follower.flaw)
  return [healed, [...effects, ...more]]
}
