/**
 * Phones connected to the host, before the game and during it: which have greeted, which seats each has proved, how
 * much each sends, and when the host hangs up.
 */
import type { Seat } from '../../kernel/contract.ts'
import { createSmallBudget, type FrameBudget, openFullBudget, spendFrame } from './frameBudget.ts'
import type { FarewellReason, FrameToGuest, FrameToHost, HelloFrame } from './frames.ts'
import { proofOf, type SeatKey } from './seatKeys.ts'
import { andThen, type StepResult } from './stepResult.ts'
import {
  FORGET_TIMEOUT,
  MAX_SEATS,
  MAX_STRIKES,
  MAX_UNGREETED,
  MAX_WATCHERS,
  SILENCE_TIMEOUT,
  SLEEP_THRESHOLD,
  UNGREETED_TIMEOUT,
} from './timeoutsAndLimits.ts'

export type ChannelId = number

export interface Caller {
  /** Whether this is the host's own player, connected within the phone. */
  readonly isOwn: boolean
  /** Nonce that its proof must use. */
  readonly nonce: string
  /** Times when its last frame came, and when its channel opened. */
  readonly heard: number
  readonly since: number
  /** Hello that waits for its proof. */
  readonly hello: HelloFrame | null
  /** Ids whose secrets it has proved; null before it has greeted. */
  readonly ids: readonly string[] | null
  /** Whether it greeted without a seat, to watch. */
  readonly isWatching: boolean
  /** Seats that it had before: frames about them may be late, but are not forged. */
  readonly formerSeats: readonly Seat[]
  readonly budget: FrameBudget
  /** Seats that bots play, as it said last. */
  readonly bots: readonly Seat[]
  /** Time when it was last sent a snapshot. */
  readonly lastSnapshotAt: number
  /** Time when it was last told a long log. */
  readonly lastLongLogAt: number
  readonly strikes: number
  /** Number of the frames that its app understands besides those of the talk version (versionGreeting.ts). */
  readonly extras: number
  /** Whether the host asks it for its log, before it is admitted. */
  readonly isAsked: boolean
}

/** State that lobby and room have in common. */
export interface ConnectionState {
  /** Callers in the order in which their channels were opened. */
  readonly callers: ReadonlyMap<ChannelId, Caller>
  /** Channels on which a farewell was sent: hung up at the next tick, so that it still arrives. */
  readonly leaving: readonly ChannelId[]
  readonly now: number
}

export type ConnectionEvent =
  /** `nonce`: the nonce that the guest's proof must use, 16 random bytes as base64url. */
  | {
      readonly kind: 'opened'
      readonly channel: ChannelId
      readonly nonce: string
      readonly isOwn?: boolean
      readonly extras?: number
    }
  | { readonly kind: 'closed'; readonly channel: ChannelId }
  | { readonly kind: 'said'; readonly channel: ChannelId; readonly frame: FrameToHost }
  | { readonly kind: 'tick'; readonly now: number }

export type ConnectionEffect =
  | { readonly kind: 'say'; readonly channel: ChannelId; readonly frame: FrameToGuest }
  | { readonly kind: 'hangUp'; readonly channel: ChannelId }

type ConnectionStep<D extends ConnectionState> = StepResult<D, ConnectionEffect>

export const sendFrame = (channel: ChannelId, frame: FrameToGuest): ConnectionEffect => ({
  kind: 'say',
  channel,
  frame,
})

export const isCallerHeard = ({ heard }: Caller, now: number): boolean => now - heard < SILENCE_TIMEOUT

/** Channels of phones that have greeted. */
export const greetedChannels = ({ callers }: ConnectionState): readonly ChannelId[] =>
  [...callers].flatMap(([channel, { ids }]) => (ids ? [channel] : []))

/** Whether a phone that plays this seat is heard. */
export const isSeatKeyPresent = ({ callers, now }: ConnectionState, id: string): boolean =>
  [...callers.values()].some((caller) => caller.ids?.includes(id) && isCallerHeard(caller, now))

export const watcherCount = ({ callers, now }: ConnectionState): number =>
  [...callers.values()].filter((caller) => caller.isWatching && caller.ids?.length === 0 && isCallerHeard(caller, now))
    .length

export const updateCaller = <D extends ConnectionState>(
  connections: D,
  channel: ChannelId,
  change: Partial<Caller>,
): D => {
  const caller = connections.callers.get(channel)
  return caller
    ? { ...connections, callers: new Map([...connections.callers, [channel, { ...caller, ...change }] as const]) }
    : connections
}

export const removeCallers = <D extends ConnectionState>(connections: D, removedChannels: readonly ChannelId[]): D => ({
  ...connections,
  callers: new Map([...connections.callers].filter(([channel]) => !removedChannels.includes(channel))),
  leaving: connections.leaving.filter((channel) => !removedChannels.includes(channel)),
})

export const dismissCaller = <D extends ConnectionState>(
  connections: D,
  channel: ChannelId,
  why: FarewellReason,
): ConnectionStep<D> => {
  const remaining = removeCallers(connections, [channel])
  return [{ ...remaining, leaving: [...remaining.leaving, channel] }, [sendFrame(channel, { kind: 'farewell', why })]]
}

export const dismissAllCallers = <D extends ConnectionState>(connections: D): ConnectionStep<D> => {
  let step: ConnectionStep<D> = [connections, []]
  for (const channel of connections.callers.keys())
    step = andThen(step, (next) => dismissCaller(next, channel, 'closed'))
  return step
}

/** Strike against a caller that sent what no phone of ours sends; after `MAX_STRIKES` it is dismissed. */
export const addStrike = <D extends ConnectionState>(connections: D, channel: ChannelId): ConnectionStep<D> => {
  const strikes = (connections.callers.get(channel)?.strikes ?? 0) + 1
  return strikes < MAX_STRIKES
    ? [updateCaller(connections, channel, { strikes }), []]
    : dismissCaller(connections, channel, 'strikes')
}

const hangUpCallers = <D extends ConnectionState>(
  connections: D,
  removedChannels: readonly ChannelId[],
): ConnectionStep<D> => [
  removeCallers(connections, removedChannels),
  removedChannels.map((channel) => ({ kind: 'hangUp', channel })),
]

type CallerEntry = readonly [ChannelId, Caller]

/** Hangs up on the first of these callers, if there are so many: the next one needs its place. */
const makeRoom = <D extends ConnectionState>(
  connections: D,
  [first, ...others]: readonly CallerEntry[],
  most: number,
): ConnectionStep<D> =>
  first && others.length + 1 >= most ? hangUpCallers(connections, [first[0]]) : [connections, []]

const longestSilentFirst = (callers: readonly CallerEntry[]): readonly CallerEntry[] =>
  callers.toSorted(([, a], [, b]) => a.heard - b.heard)

/**
 * Makes room for one more channel. Whoever opens channels and says nothing takes no place: of those that have not
 * greeted, the one that was opened first makes room. A phone with a seat may dial often: of those that it is asked on
 * for its log, or that had its seat before, the longest silent does.
 */
const makeRoomForChannel = <D extends ConnectionState>(connections: D): ConnectionStep<D> => {
  const others = [...connections.callers].filter(([, { isOwn }]) => !isOwn)
  const ungreeted = others.filter(([, { ids, isAsked }]) => !ids && !isAsked)
  const older = others.filter(([, { ids, isAsked, isWatching }]) => isAsked || (ids?.length === 0 && !isWatching))
  return andThen(makeRoom(connections, ungreeted, MAX_UNGREETED), (next) =>
    makeRoom(next, longestSilentFirst(older), MAX_SEATS),
  )
}

/**
 * Admits a phone that has greeted, unless it has proved no seat and the places for watching are taken. Of those who
 * watch, the one that has been silent for longest makes room, for it may be dialling anew. Seats always have a place.
 */
export const admitIfPlace = <D extends ConnectionState, E>(
  connections: D,
  channel: ChannelId,
  ids: readonly string[],
  admit: (connections: D) => StepResult<D, E | ConnectionEffect>,
): StepResult<D, E | ConnectionEffect> => {
  const { callers, now } = connections
  if (ids.length > 0 || callers.get(channel)?.isOwn) return admit(connections)
  const watching = [...callers].filter(
    ([other, caller]) => other !== channel && !caller.isOwn && caller.isWatching && caller.ids?.length === 0,
  )
  const silent = watching.filter(([, caller]) => !isCallerHeard(caller, now))
  if (watching.length >= MAX_WATCHERS && silent.length === 0) return dismissCaller(connections, channel, 'full')
  return andThen<D, E | ConnectionEffect>(
    watching.length < MAX_WATCHERS ? [connections, []] : makeRoom(connections, longestSilentFirst(silent), 1),
    admit,
  )
}

const addCaller = <D extends ConnectionState>(
  connections: D,
  { channel, nonce, isOwn = false, extras = 0 }: Extract<ConnectionEvent, { kind: 'opened' }>,
): ConnectionStep<D> => {
  const { now } = connections
  const ungreetedFields = {
    hello: null,
    ids: null,
    isWatching: false,
    formerSeats: [],
    bots: [],
    lastSnapshotAt: Number.NEGATIVE_INFINITY,
    lastLongLogAt: Number.NEGATIVE_INFINITY,
    strikes: 0,
    isAsked: false,
    budget: createSmallBudget(now),
  }
  const caller: Caller = { ...ungreetedFields, isOwn, nonce, extras, heard: now, since: now }
  return [{ ...connections, callers: new Map([...connections.callers, [channel, caller] as const]) }, []]
}

export const acceptChannel = <D extends ConnectionState>(
  connections: D,
  event: Extract<ConnectionEvent, { kind: 'opened' }>,
): ConnectionStep<D> => andThen(makeRoomForChannel(connections), (next) => addCaller(next, event))

/** Time that this phone was asleep since the last tick, in milliseconds; 0 if it was awake. */
export const sleepBetween = (before: number, now: number): number => (now - before > SLEEP_THRESHOLD ? now - before : 0)

/**
 * Sets the time and hangs up on callers that timed out. Sleep counts in no timeout: the callers' times move on by it.
 */
export const advanceTime = <D extends ConnectionState>(connections: D, now: number): ConnectionStep<D> => {
  const sleptTime = sleepBetween(connections.now, now)
  const callers = new Map(
    [...connections.callers].map(
      ([channel, caller]) =>
        [channel, { ...caller, heard: caller.heard + sleptTime, since: caller.since + sleptTime }] as const,
    ),
  )
  const isGone = ({ ids, isAsked, heard, since }: Caller): boolean =>
    ids || isAsked ? now - heard >= FORGET_TIMEOUT : now - since >= UNGREETED_TIMEOUT
  const forgotten = [...callers].flatMap(([channel, caller]) => (isGone(caller) ? [channel] : []))
  return hangUpCallers({ ...connections, now, callers }, [...forgotten, ...connections.leaving])
}

/** Result of a received frame: a finished greeting, or a frame for lobby or room to answer. */
export type ReceivedMessage =
  | { readonly kind: 'greeted'; readonly hello: HelloFrame; readonly ids: readonly string[] }
  | { readonly kind: 'said'; readonly frame: Exclude<FrameToHost, { kind: 'hello' | 'proof' }> }

type SeatKeys = readonly SeatKey[]

const knownKeys = (keys: SeatKeys, { ids }: HelloFrame): readonly (SeatKey | undefined)[] =>
  ids.map((id) => keys.find((key) => key.id === id))

/** Proof of the host, which comes first: a phone shows nothing to a stranger who has taken the room's code. */
const createProveFrame = (keys: SeatKeys, { nonce }: Caller, hello: HelloFrame): FrameToGuest => ({
  kind: 'prove',
  nonce,
  macs: knownKeys(keys, hello).map((key) => (key ? proofOf(key, 'host', hello.nonce) : '')),
})

const isProved = (keys: SeatKeys, nonce: string, hello: HelloFrame, macs: readonly string[]): boolean =>
  knownKeys(keys, hello).every((key, at) => !key || macs[at] === proofOf(key, 'guest', nonce))

const createGreeted = (hello: HelloFrame, keys: SeatKeys): ReceivedMessage => ({
  kind: 'greeted',
  hello,
  ids: knownKeys(keys, hello).flatMap((key) => (key ? [key.id] : [])),
})

const handleGreetingFrame = <D extends ConnectionState>(
  connections: D,
  channel: ChannelId,
  caller: Caller,
  frame: FrameToHost,
  keys: SeatKeys,
): readonly [...ConnectionStep<D>, ReceivedMessage | null] => {
  if (frame.kind === 'hello') {
    if (frame.ids.length === 0)
      return [updateCaller(connections, channel, { hello: null }), [], createGreeted(frame, keys)]
    return [
      updateCaller(connections, channel, { hello: frame }),
      [sendFrame(channel, createProveFrame(keys, caller, frame))],
      null,
    ]
  }
  const { hello, ids, nonce } = caller
  if (frame.kind === 'proof') {
    if (!hello) return [...addStrike(connections, channel), null]
    if (!isProved(keys, nonce, hello, frame.macs)) return [...dismissCaller(connections, channel, 'key'), null]
    return [updateCaller(connections, channel, { hello: null }), [], createGreeted(hello, keys)]
  }
  return ids || caller.isAsked ? [connections, [], { kind: 'said', frame }] : [...addStrike(connections, channel), null]
}

/** Part of receiving a frame that lobby and room share. `keys` are all known keys. */
export const receiveFrame = <D extends ConnectionState>(
  connections: D,
  channel: ChannelId,
  frame: FrameToHost,
  keys: SeatKeys,
): readonly [...ConnectionStep<D>, ReceivedMessage | null] => {
  const caller = connections.callers.get(channel)
  if (!caller) return [connections, [], null]
  const budget = spendFrame(caller.budget, connections.now)
  if (!budget) return [...addStrike(connections, channel), null]
  return handleGreetingFrame(
    updateCaller(connections, channel, { budget, heard: connections.now }),
    channel,
    caller,
    frame,
    keys,
  )
}

/** Gives these seats to a phone; the phones that had them are sent the ids that they lost. */
export const assignSeats = <D extends ConnectionState>(
  connections: D,
  channel: ChannelId,
  ids: readonly string[],
): ConnectionStep<D> => {
  const effects: ConnectionEffect[] = []
  const callers = new Map(connections.callers)
  for (const [other, caller] of callers) {
    const lostIds = caller.ids?.filter((id) => ids.includes(id)) ?? []
    if (other === channel || lostIds.length === 0) continue
    callers.set(other, { ...caller, ids: caller.ids?.filter((id) => !lostIds.includes(id)) ?? null })
    effects.push(sendFrame(other, { kind: 'moved', ids: lostIds }))
  }
  return [updateCaller({ ...connections, callers }, channel, { ids }), effects]
}

/** Admits a phone that has greeted, with the seats that it has proved. */
export const admitCaller = <D extends ConnectionState>(
  connections: D,
  channel: ChannelId,
  ids: readonly string[],
): ConnectionStep<D> => {
  const budget = openFullBudget((connections.callers.get(channel) as Caller).budget, connections.now)
  return assignSeats(
    updateCaller(connections, channel, { budget, isAsked: false, isWatching: ids.length === 0 }),
    channel,
    ids,
  )
}
