/** Log on a guest's phone: receiving it, storing it, and rebuilding the state from it if the state differs. */
import type { Seat, Shape } from '../../../kernel/contract.ts'
import { type LogFlaw, replayLog } from '../../../kernel/replayLog.ts'
import { type Replay, startReplay } from '../../../kernel/replayState.ts'
import { hashState } from '../../../kernel/stateHash.ts'
import { createFollower, type Follower, rebuildEcho } from '../../client/follower.ts'
import { receiveMessage } from '../../client/receiveMessage.ts'
import type { PrivateOpening } from '../../logStore.ts'
import type { FrameToGuest, LogPosition } from '../frames.ts'
import { RETRY_DELAY } from '../timeoutsAndLimits.ts'
import { sendHello } from './guestGreeting.ts'
import { seatsOfKeys } from './guestSeats.ts'
import { EMPTY_BATCH, type Guest, type GuestStep, type StoreBatch } from './guestState.ts'
import { redialNow } from './hostConnection.ts'
import { requestSnapshot } from './hostSnapshot.ts'

const mergeBatches = <G extends Shape>(a: StoreBatch<G>, b: StoreBatch<G>): StoreBatch<G> => ({
  entries: [...a.entries, ...b.entries],
  shown: [...a.shown, ...b.shown],
  proposals: [...a.proposals, ...b.proposals],
})

/** Asks storage to store what is new, unless it is busy. */
export const requestLogStore = <G extends Shape>([guest, effects]: GuestStep<G>): GuestStep<G> => {
  const { follower, storing, storeAgain, unstored, isCreated, anew } = guest
  const isComplete = isCreated && unstored.entries.length === 0 && unstored.shown.length === 0
  if (anew === 'asked' || !follower || storing || storeAgain !== null || isComplete) return [guest, effects]
  const header = isCreated ? null : follower.replay.header
  const { entries, shown } = unstored
  return [
    { ...guest, storing: unstored, unstored: EMPTY_BATCH },
    [...effects, { kind: 'store', header, entries, shown, isAnew: anew === 'storing' }],
  ]
}

/** Handles a stored batch. Own proposals are done only now; the host had stored them before it sent them. */
export const onLogStored = <G extends Shape>(guest: Guest<G>): GuestStep<G> => {
  const { entries, proposals } = guest.storing ?? EMPTY_BATCH
  const stored = guest.stored + entries.length
  const next = { ...guest, isCreated: true, storing: null, stored, anew: guest.anew === 'asked' ? guest.anew : null }
  return [next, proposals.length > 0 ? [{ kind: 'done', proposals }] : []]
}

export const onLogStoreFailed = <G extends Shape>(guest: Guest<G>): Guest<G> => ({
  ...guest,
  storing: null,
  unstored: mergeBatches(guest.storing ?? EMPTY_BATCH, guest.unstored),
  storeAgain: guest.now + RETRY_DELAY,
})

/**
 * Result of the work, or null if it throws. A flipped byte can make a state that the rules throw on: then this phone
 * differs, and it is no bug to stop for.
 */
export const nullIfThrows = <T>(work: () => T): T | null => {
  try {
    return work()
  } catch {
    return null
  }
}

export const hashFlawAt = ({ replay: { seq } }: { readonly replay: { readonly seq: number } }): LogFlaw => ({
  entry: seq,
  refusal: { code: 'entry.hash', values: { entry: seq } },
})

const NO_SEATS: readonly Seat[] = []

const DIFFERS_REFUSAL = { code: 'table.differs' }

const withRebuiltReplay = <G extends Shape>(flawed: Follower<G>, replay: Replay<G>): Follower<G> => ({
  ...flawed,
  ...{ replay, echo: replay, pending: [], flaw: null },
})

/** Whether two states have the same hash; a state that cannot be hashed has none. */
const hasSameHash = <G extends Shape>({ header, state }: Replay<G>, other: G['state']): boolean =>
  nullIfThrows(() => hashState(header, state)) === hashState(header, other)

/**
 * Rebuilds the state from the log, which was hashed entry by entry, and asks for what follows. Hopeless if it was
 * rebuilt at this entry before and the state is still what the log gives; a state that was flipped again meanwhile can
 * be healed again. A hopeless phone shows the host's snapshots.
 */
export const healReplay = <G extends Shape>(
  guest: Guest<G>,
  flawedFollower: Follower<G>,
  flaw: LogFlaw,
): GuestStep<G> => {
  const rebuilt = replayLog(flawedFollower.replay.game, flawedFollower.replay.header, flawedFollower.entries)
  const flaws = [...guest.flaws, flaw]
  const refused = flawedFollower.pending.map(
    (proposal) => ({ kind: 'refused', proposal, refusal: DIFFERS_REFUSAL }) as const,
  )
  const isHopeless =
    !rebuilt.ok || (guest.healedAt === flaw.entry && hasSameHash(flawedFollower.replay, rebuilt.value.state))
  const [next, effects] = isHopeless
    ? requestSnapshot({ ...guest, flaws, follower: { ...flawedFollower, pending: [], flaw } })
    : sendHello({ ...guest, flaws, follower: withRebuiltReplay(flawedFollower, rebuilt.value), healedAt: flaw.entry })
  return [next, [...refused, ...effects]]
}

/** Guest with its state rebuilt and the host's snapshot dropped, because a person tries once more. */
export const resetHealing = <G extends Shape>(guest: Guest<G>): Guest<G> => {
  const { follower } = guest
  const rebuilt = follower?.flaw ? replayLog(follower.replay.game, follower.replay.header, follower.entries) : null
  return {
    ...guest,
    healedAt: null,
    follower: follower && rebuilt?.ok ? withRebuiltReplay(follower, rebuilt.value) : follower,
  }
}

/**
 * Compares the heartbeat's log position with this phone's: finds, when no entry follows, that it differs or lacks
 * entries.
 */
export const compareWithHost = <G extends Shape>(guest: Guest<G>, { seq, hash }: LogPosition): GuestStep<G> => {
  const { follower, anew } = guest
  if (anew === 'asked') return [guest, []]
  if (follower?.flaw)
    return nullIfThrows(() => hashState(follower.replay.header, follower.replay.state)) === hash
      ? [guest, []]
      : requestSnapshot(guest)
  if (follower && seq > follower.replay.seq) return sendHello(guest)
  if (!follower || seq === 0 || seq !== follower.replay.seq) return [guest, []]
  if (hashState(follower.replay.header, follower.replay.state) === hash) return [{ ...guest, healedAt: null }, []]
  return healReplay(guest, follower, hashFlawAt(follower))
}

/**
 * Openings of this phone's own seats that it does not have yet: those of seats that it plays for others are not stored.
 */
const newOwnOpenings = <G extends Shape>(
  { keys }: Guest<G>,
  { vaults }: Follower<G>,
  shown: readonly PrivateOpening[],
): readonly PrivateOpening[] => {
  const own = seatsOfKeys(keys)
  return shown.flatMap(({ seats, opening }) => {
    const ownSeats = seats.filter((seat) => own.includes(seat))
    return ownSeats.some((seat) => !vaults.get(seat)?.has(opening.slot)) ? [{ seats: ownSeats, opening }] : []
  })
}

/**
 * Takes the host's log in place of the one here: what is here is shown until that has come. Nothing of what is here is
 * proposed or stored any more. While a batch is being stored it waits for a second press.
 */
export const takeHostsLog = <G extends Shape>(guest: Guest<G>): GuestStep<G> => {
  const { follower, storing } = guest
  if (!follower || storing) return [guest, []]
  const refused = follower.pending.map((proposal) => ({ kind: 'refused', proposal, refusal: DIFFERS_REFUSAL }) as const)
  const unpending = rebuildEcho({ ...follower, pending: [], flaw: null })
  const asking = { ...guest, follower: unpending, anew: 'asked', unstored: EMPTY_BATCH, storeAgain: null } as const
  const [next, effects] = redialNow(asking)
  return [next, [...refused, ...effects]]
}

/** Follower of the host's log, which comes from its first entry on. */
const followAnew = <G extends Shape>(guest: Guest<G>, { replay, seats }: Follower<G>): GuestStep<G> => {
  const started = startReplay(replay.game, replay.header)
  if (!started.ok) return [guest, []]
  const follower = createFollower(seats, started.value, [], [])
  const fresh = { follower, anew: 'storing', isCreated: false, stored: 0, healedAt: null } as const
  return [{ ...guest, ...fresh }, [{ kind: 'refused', proposal: null, refusal: { code: 'table.taken' } }]]
}

/** Handles a message of the host about the log. */
export const receiveLogMessage = <G extends Shape>(
  guest: Guest<G>,
  before: Follower<G>,
  frame: Extract<FrameToGuest, { kind: 'commit' | 'refuse' }>,
): GuestStep<G> => {
  if (guest.anew === 'asked') {
    if (frame.kind !== 'commit' || frame.entries[0]?.seq !== 0) return [guest, []]
    const [next, effects] = followAnew(guest, before)
    if (next === guest || !next.follower) return [guest, []]
    const [received, moreEffects] = receiveLogMessage(next, next.follower, frame)
    return [received, [...effects, ...moreEffects]]
  }
  if (before.flaw) return requestSnapshot(guest)
  const result = nullIfThrows(() => receiveMessage(before, frame))
  if (!result) return healReplay(guest, before, hashFlawAt(before))
  const [follower, update] = result
  const shown = frame.kind === 'commit' && !follower.flaw ? newOwnOpenings(guest, before, frame.shown) : []
  const unstored = mergeBatches(guest.unstored, { entries: update.entries, shown, proposals: update.done })
  const consented = update.refused.length > 0 ? null : guest.consented
  // The choices belong to one turn.
  const chosen = follower.replay === before.replay ? guest.chosen : NO_SEATS
  const next: Guest<G> = { ...guest, follower, unstored, consented, chosen }
  const refused = update.refused.map(([proposal, refusal]) => ({ kind: 'refused', proposal, refusal }) as const)
  const happened = update.events.length > 0 ? [{ kind: 'happened', events: update.events } as const] : []
  const effects = [...refused, ...happened]
  if (!follower.flaw) return [next, effects]
  const [healed, healEffects] = healReplay(next, follower, follower.flaw)
  return [healed, [...effects, ...healEffects]]
}
