/**
 * The phones at the host's door, before the game and during it: who has greeted, which seats it has proved, how much it says, and when the
 * host hangs up.
 */
import type { Seat } from '../../kernel/contract.ts'
import { type Budget, openBudget, smallBudget, spend } from './budget.ts'
import type { Farewell, Hello, ToGuest, ToHost } from './frames.ts'
import { proofOf, type SeatKey } from './keys.ts'
import { ASLEEP, FORGOTTEN, PHONES, SILENCE, STRIKES, UNGREETED } from './patience.ts'
import { after, type Step } from './step.ts'

export type ChannelId = number

export interface Caller {
  /** Whether it is the host's own player, over a line within the phone. */
  readonly isOwn: boolean
  /** What it is to prove with. */
  readonly nonce: string
  /** When something was heard of it last, and when its channel opened. */
  readonly heard: number
  readonly since: number
  /** Was said and is not answered yet. */
  readonly hello: Hello | null
  /** The ids whose secrets it has proved; null before it has greeted. */
  readonly ids: readonly string[] | null
  /** Whether it greeted as one who watches. */
  readonly watches: boolean
  /** Seats for which it may have spoken: what it says of them may be late, but is not forged. */
  readonly had: readonly Seat[]
  readonly budget: Budget
  /** Seats that it lets bots play, as it said last. */
  readonly bots: readonly Seat[]
  /** When it was shown what the host sees. */
  readonly looked: number
  readonly strikes: number
}

/** What lobby and room have in common. */
export interface Door {
  /** In the order in which their channels were opened. */
  readonly callers: ReadonlyMap<ChannelId, Caller>
  /** Channels on which a farewell was said: they are hung up at the next tick, so that it still arrives. */
  readonly leaving: readonly ChannelId[]
  readonly now: number
}

export type DoorEvent =
  /** `nonce`: what the guest is to prove with, 16 random bytes as base64url. */
  | { readonly kind: 'opened'; readonly channel: ChannelId; readonly nonce: string; readonly isOwn?: boolean }
  | { readonly kind: 'closed'; readonly channel: ChannelId }
  | { readonly kind: 'said'; readonly channel: ChannelId; readonly frame: ToHost }
  | { readonly kind: 'tick'; readonly now: number }

export type DoorEffect =
  | { readonly kind: 'say'; readonly channel: ChannelId; readonly frame: ToGuest }
  | { readonly kind: 'hangUp'; readonly channel: ChannelId }

type AtDoor<D extends Door> = Step<D, DoorEffect>

export const say = (channel: ChannelId, frame: ToGuest): DoorEffect => ({ kind: 'say', channel, frame })

export const isHeard = ({ heard }: Caller, now: number): boolean => now - heard < SILENCE

/** Phones that have greeted. */
export const greeted = ({ callers }: Door): readonly ChannelId[] =>
  [...callers].flatMap(([channel, { ids }]) => (ids ? [channel] : []))

/** Whether a phone is heard that plays this seat. */
export const isHere = ({ callers, now }: Door, id: string): boolean =>
  [...callers.values()].some((caller) => caller.ids?.includes(id) && isHeard(caller, now))

export const watching = ({ callers, now }: Door): number =>
  [...callers.values()].filter((one) => one.watches && one.ids?.length === 0 && isHeard(one, now)).length

export const withCaller = <D extends Door>(door: D, channel: ChannelId, change: Partial<Caller>): D => {
  const caller = door.callers.get(channel)
  return caller ? { ...door, callers: new Map([...door.callers, [channel, { ...caller, ...change }] as const]) } : door
}

export const without = <D extends Door>(door: D, gone: readonly ChannelId[]): D => ({
  ...door,
  callers: new Map([...door.callers].filter(([channel]) => !gone.includes(channel))),
  leaving: door.leaving.filter((channel) => !gone.includes(channel)),
})

export const farewell = <D extends Door>(door: D, channel: ChannelId, why: Farewell): AtDoor<D> => {
  const left = without(door, [channel])
  return [{ ...left, leaving: [...left.leaving, channel] }, [say(channel, { kind: 'farewell', why })]]
}

export const farewellAll = <D extends Door>(door: D, why: Farewell): AtDoor<D> => {
  let step: AtDoor<D> = [door, []]
  for (const channel of door.callers.keys()) step = after(step, (next) => farewell(next, channel, why))
  return step
}

/** It has said what no phone of ours says. */
export const strike = <D extends Door>(door: D, channel: ChannelId): AtDoor<D> => {
  const strikes = (door.callers.get(channel)?.strikes ?? 0) + 1
  return strikes < STRIKES ? [withCaller(door, channel, { strikes }), []] : farewell(door, channel, 'strikes')
}

const hungUp = <D extends Door>(door: D, gone: readonly ChannelId[]): AtDoor<D> => [
  without(door, gone),
  gone.map((channel) => ({ kind: 'hangUp', channel })),
]

/** Where the table is full, the line that has been silent for longest makes room: its phone may be dialling anew. */
const makeRoom = <D extends Door>(door: D): AtDoor<D> => {
  const silent = [...door.callers].filter(([, one]) => !one.isOwn && !isHeard(one, door.now))
  const [longest] = silent.toSorted(([, a], [, b]) => a.heard - b.heard)
  return longest && door.callers.size >= PHONES ? hungUp(door, [longest[0]]) : [door, []]
}

const enter = <D extends Door>(
  door: D,
  { channel, nonce, isOwn = false }: Extract<DoorEvent, { kind: 'opened' }>,
): AtDoor<D> => {
  if (door.callers.size >= PHONES && !isOwn) return farewell(door, channel, 'full')
  const { now } = door
  const blank = {
    hello: null,
    ids: null,
    watches: false,
    had: [],
    bots: [],
    looked: Number.NEGATIVE_INFINITY,
    strikes: 0,
    budget: smallBudget(now),
  }
  const caller: Caller = { ...blank, isOwn, nonce, heard: now, since: now }
  return [{ ...door, callers: new Map([...door.callers, [channel, caller] as const]) }, []]
}

export const opened = <D extends Door>(door: D, event: Extract<DoorEvent, { kind: 'opened' }>): AtDoor<D> =>
  after(makeRoom(door), (next) => enter(next, event))

/** How long this phone was asleep since the last tick, in milliseconds; 0 where it was awake. */
export const sleptUntil = (before: number, now: number): number => (now - before > ASLEEP ? now - before : 0)

/** Time goes on. What was slept counts in no timeout: the callers are heard anew from now on. */
export const waited = <D extends Door>(door: D, now: number): AtDoor<D> => {
  const slept = sleptUntil(door.now, now)
  const callers = new Map(
    [...door.callers].map(([id, one]) => [id, { ...one, heard: one.heard + slept, since: one.since + slept }] as const),
  )
  const isGone = ({ ids, heard, since }: Caller): boolean => (ids ? now - heard >= FORGOTTEN : now - since >= UNGREETED)
  const forgotten = [...callers].flatMap(([channel, caller]) => (isGone(caller) ? [channel] : []))
  return hungUp({ ...door, now, callers }, [...forgotten, ...door.leaving])
}

/** What a frame came to: a greeting that is done, something to be answered by lobby or room, or neither. */
export type Heard =
  | { readonly kind: 'greeted'; readonly hello: Hello; readonly ids: readonly string[] }
  | { readonly kind: 'said'; readonly frame: Exclude<ToHost, { kind: 'hello' | 'proof' }> }

type Keys = readonly SeatKey[]

const known = (keys: Keys, { ids }: Hello): readonly (SeatKey | undefined)[] =>
  ids.map((id) => keys.find((key) => key.id === id))

/** The host proves first: a phone shows nothing to a stranger who has taken the room's code. */
const prove = (keys: Keys, { nonce }: Caller, hello: Hello): ToGuest => ({
  kind: 'prove',
  nonce,
  macs: known(keys, hello).map((key) => (key ? proofOf(key, 'host', hello.nonce) : '')),
})

const isProved = (keys: Keys, nonce: string, hello: Hello, macs: readonly string[]): boolean =>
  known(keys, hello).every((key, at) => !key || macs[at] === proofOf(key, 'guest', nonce))

const done = (hello: Hello, keys: Keys): Heard => ({
  kind: 'greeted',
  hello,
  ids: known(keys, hello).flatMap((key) => (key ? [key.id] : [])),
})

const answered = <D extends Door>(
  door: D,
  channel: ChannelId,
  caller: Caller,
  frame: ToHost,
  keys: Keys,
): readonly [...AtDoor<D>, Heard | null] => {
  if (frame.kind === 'hello') {
    if (frame.ids.length === 0) return [withCaller(door, channel, { hello: null }), [], done(frame, keys)]
    return [withCaller(door, channel, { hello: frame }), [say(channel, prove(keys, caller, frame))], null]
  }
  const { hello, ids, nonce } = caller
  if (frame.kind === 'proof') {
    if (!hello) return [...strike(door, channel), null]
    if (!isProved(keys, nonce, hello, frame.macs)) return [...farewell(door, channel, 'key'), null]
    return [withCaller(door, channel, { hello: null }), [], done(hello, keys)]
  }
  return ids ? [door, [], { kind: 'said', frame }] : [...strike(door, channel), null]
}

/** Takes a frame as far as lobby and room do the same with it. `keys` are those that are known. */
export const heard = <D extends Door>(
  door: D,
  channel: ChannelId,
  frame: ToHost,
  keys: Keys,
): readonly [...AtDoor<D>, Heard | null] => {
  const caller = door.callers.get(channel)
  if (!caller) return [door, [], null]
  const budget = spend(caller.budget, door.now)
  if (!budget) return [...strike(door, channel), null]
  return answered(withCaller(door, channel, { budget, heard: door.now }), channel, caller, frame, keys)
}

/** This phone plays these seats from now on; the phones that did are told which they have lost. */
export const seated = <D extends Door>(door: D, channel: ChannelId, ids: readonly string[]): AtDoor<D> => {
  const effects: DoorEffect[] = []
  const callers = new Map(door.callers)
  for (const [other, caller] of callers) {
    const lost = caller.ids?.filter((id) => ids.includes(id)) ?? []
    if (other === channel || lost.length === 0) continue
    callers.set(other, { ...caller, ids: caller.ids?.filter((id) => !lost.includes(id)) ?? null })
    effects.push(say(other, { kind: 'moved', ids: lost }))
  }
  return [withCaller({ ...door, callers }, channel, { ids }), effects]
}

/** A greeting is done: the phone is let in with the seats that it has proved. */
export const letIn = <D extends Door>(door: D, channel: ChannelId, ids: readonly string[]): AtDoor<D> => {
  const budget = openBudget((door.callers.get(channel) as Caller).budget, door.now)
  return seated(withCaller(door, channel, { budget, watches: ids.length === 0 }), channel, ids)
}
