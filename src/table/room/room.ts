/**
 * The host's side of a shared table: channels come and go, seats stay. It binds each channel to the seats whose keys it knows, lets the
 * arbiter judge, and says who is here. Pure: a step takes an event and gives the next room and what is to be done outside.
 */
import type { Seat, Shape } from '../../kernel/contract.ts'
import { type ArbiterEvent, step as arbitrate } from '../arbiter.ts'
import type { Book } from '../book.ts'
import { type Docket, emptyTable, type Effect as TableEffect } from '../docket.ts'
import type { Farewell, Hello, Presence, ToGuest, ToHost } from './frames.ts'
import type { SeatKey } from './keys.ts'
import { AGAIN, ASLEEP, BEAT, FORGOTTEN, GREETING, SILENCE } from './patience.ts'

export type ChannelId = number

interface Caller {
  /** When something was heard of it last. */
  readonly heard: number
  /** The seats that its keys opened; null before it has said hello. */
  readonly seats: readonly Seat[] | null
}

export interface Room<G extends Shape> {
  readonly docket: Docket<G>
  /** The key of each seat. */
  readonly keys: readonly SeatKey[]
  readonly callers: ReadonlyMap<ChannelId, Caller>
  readonly now: number
  /** When the callers were last told who is here. */
  readonly told: number
  readonly present: Presence
  /** When to ask storage again for what it refused. */
  readonly storeAgain: number | null
}

export type RoomEvent =
  | { readonly kind: 'begin' | 'stored' | 'notStored' }
  /** `nonce`: what the guest is to prove with, 16 random bytes as base64url. */
  | { readonly kind: 'opened'; readonly channel: ChannelId; readonly nonce: string }
  | { readonly kind: 'closed'; readonly channel: ChannelId }
  | { readonly kind: 'said'; readonly channel: ChannelId; readonly frame: ToHost }
  | { readonly kind: 'tick'; readonly now: number }

export type RoomEffect =
  | Extract<TableEffect, { kind: 'store' }>
  | { readonly kind: 'say'; readonly channel: ChannelId; readonly frame: ToGuest }
  | { readonly kind: 'hangUp'; readonly channel: ChannelId }

export type RoomStep<G extends Shape> = readonly [Room<G>, readonly RoomEffect[]]

/** A room without callers over a book of which storage has `stored` lines, -1 where it does not know the game yet. */
export const openRoom = <G extends Shape>(
  book: Book<G>,
  keys: readonly SeatKey[],
  now: number,
  stored = book.lines.length,
): Room<G> => ({
  docket: emptyTable(book, stored),
  keys,
  callers: new Map(),
  now,
  told: now,
  present: keys.map(() => false),
  storeAgain: null,
})

const say = (channel: ChannelId, frame: ToGuest): RoomEffect => ({ kind: 'say', channel, frame })

/** What the arbiter does on this event, its messages as frames. */
const table = <G extends Shape>(room: Room<G>, event: ArbiterEvent): RoomStep<G> => {
  const [docket, effects] = arbitrate(room.docket, event)
  return [
    { ...room, docket },
    effects.map((effect) => (effect.kind === 'send' ? say(effect.phone, effect.message) : effect)),
  ]
}

const presenceOf = <G extends Shape>({ keys, callers, now }: Room<G>): Presence =>
  keys.map((_, seat) => [...callers.values()].some((one) => one.seats?.includes(seat) && isHeard(one, now)))

/** The hash that the log had when the next entry was this one. */
const hashAt = <G extends Shape>({ book }: Docket<G>, seq: number): string => book.lines[seq - 1]?.entry.hash ?? ''

const isHeard = ({ heard }: Caller, now: number): boolean => now - heard < SILENCE

const here = <G extends Shape>({ docket, present, callers, now }: Room<G>, channel: ChannelId): RoomEffect => {
  const caller = callers.get(channel)
  const have = { seq: docket.told, hash: hashAt(docket, docket.told) }
  const watching = [...callers.values()].filter(({ seats }) => seats?.length === 0).length
  const standing = present.map(() => null)
  return say(channel, {
    kind: 'here',
    present,
    standing,
    watching,
    have,
    hears: caller !== undefined && isHeard(caller, now),
  })
}

/** Tells all who is here, where that has changed or a heartbeat is due. */
const announce = <G extends Shape>([room, effects]: RoomStep<G>): RoomStep<G> => {
  const present = presenceOf(room)
  const isSame = present.join() === room.present.join()
  if (isSame && room.now - room.told < BEAT) return [room, effects]
  const next = { ...room, present, told: room.now }
  const greeted = [...room.callers].filter(([, { seats }]) => seats)
  return [next, [...effects, ...greeted.map(([channel]) => here(next, channel))]]
}

const without = <G extends Shape>(room: Room<G>, gone: readonly ChannelId[]): Room<G> => {
  const stays = ([channel]: readonly [ChannelId, unknown]): boolean => !gone.includes(channel)
  const phones = new Map([...room.docket.phones].filter(stays))
  return { ...room, docket: { ...room.docket, phones }, callers: new Map([...room.callers].filter(stays)) }
}

const farewell = (channel: ChannelId, why: Farewell): readonly RoomEffect[] => [
  say(channel, { kind: 'farewell', why }),
  { kind: 'hangUp', channel },
]

const whyNotWelcome = <G extends Shape>({ docket, keys }: Room<G>, hello: Hello): Farewell | null => {
  if (hello.ids.some((id) => !keys.some((key) => key.id === id))) return 'key'
  if (hello.game === null) return null
  if (hello.game !== docket.book.replay.header.id) return 'otherGame'
  return hello.have.seq > docket.told || hello.have.hash !== hashAt(docket, hello.have.seq) ? 'otherLog' : null
}

/** Channels that played one of these seats until now. */
const movedFrom = <G extends Shape>({ callers }: Room<G>, channel: ChannelId, seats: readonly Seat[]) =>
  [...callers].flatMap(([other, { seats: theirs }]) =>
    other !== channel && theirs?.some((seat) => seats.includes(seat)) ? [other] : [],
  )

const greet = <G extends Shape>(room: Room<G>, channel: ChannelId, hello: Hello): RoomStep<G> => {
  const refused = whyNotWelcome(room, hello)
  if (refused) return [without(room, [channel]), farewell(channel, refused)]
  const seats = hello.ids.map((id) => room.keys.findIndex((key) => key.id === id))
  const moved = movedFrom(room, channel, seats)
  const left = without(room, moved)
  const callers = new Map([...left.callers, [channel, { heard: room.now, seats }] as const])
  const have = hello.game === null ? 0 : hello.have.seq
  const [next, tail] = table({ ...left, callers }, { kind: 'join', phone: channel, seats, have })
  const { header } = room.docket.book.replay
  const welcome = say(channel, { kind: 'welcome', header, seats })
  return [next, [...moved.flatMap((other) => farewell(other, 'key')), welcome, ...tail, here(next, channel)]]
}

const hear = <G extends Shape>(room: Room<G>, channel: ChannelId, frame: ToHost): RoomStep<G> => {
  const caller = room.callers.get(channel)
  if (!caller) return [room, []]
  const heard = { ...room, callers: new Map([...room.callers, [channel, { ...caller, heard: room.now }] as const]) }
  if (frame.kind === 'hello') return greet(heard, channel, frame)
  if (frame.kind === 'propose' && caller.seats)
    return table(heard, { kind: 'propose', phone: channel, proposal: frame.proposal })
  return [heard, []]
}

/** Hangs up on who has not said hello in time, and on who was not heard for long: it will dial anew. */
const forget = <G extends Shape>(room: Room<G>): RoomStep<G> => {
  const gone = [...room.callers].flatMap(([channel, { heard, seats }]) =>
    room.now - heard >= (seats ? FORGOTTEN : GREETING) ? [channel] : [],
  )
  return gone.length === 0 ? [room, []] : [without(room, gone), gone.map((channel) => ({ kind: 'hangUp', channel }))]
}

/** Asks storage again for what it refused a while ago. */
const storeAgain = <G extends Shape>(room: Room<G>): RoomStep<G> => {
  if (room.storeAgain === null || room.now < room.storeAgain) return [room, []]
  const { book, stored } = room.docket
  const entries = book.lines.slice(Math.max(0, stored)).map(({ entry }) => entry)
  return [{ ...room, storeAgain: null }, [{ kind: 'store', entries }]]
}

/** Time goes on. What was slept counts in no timeout: the callers are heard anew from now on. */
const tick = <G extends Shape>(room: Room<G>, now: number): RoomStep<G> => {
  const slept = now - room.now > ASLEEP ? now - room.now : 0
  const callers = new Map([...room.callers].map(([id, one]) => [id, { ...one, heard: one.heard + slept }] as const))
  const next = { ...room, now, callers }
  const [kept, hungUp] = forget(next)
  const [asked, effects] = storeAgain(kept)
  return [asked, [...hungUp, ...effects]]
}

const take = <G extends Shape>(room: Room<G>, event: RoomEvent): RoomStep<G> => {
  switch (event.kind) {
    case 'begin':
    case 'stored':
      return table(room, event)
    // Nobody is told of what is not stored: it is asked again, and the table waits.
    case 'notStored':
      return [{ ...room, storeAgain: room.now + AGAIN }, []]
    case 'opened':
      return [
        { ...room, callers: new Map([...room.callers, [event.channel, { heard: room.now, seats: null }] as const]) },
        [],
      ]
    case 'closed':
      return [without(room, [event.channel]), []]
    case 'said':
      return hear(room, event.channel, event.frame)
    case 'tick':
      return tick(room, event.now)
  }
}

export const stepRoom = <G extends Shape>(room: Room<G>, event: RoomEvent): RoomStep<G> => announce(take(room, event))
