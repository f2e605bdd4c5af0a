/**
 * The host's side of a shared table: channels come and go, seats stay. It binds each channel to the seats whose keys it has proved, lets
 * the arbiter judge, and says who is here. Pure: a step takes an event and gives the next room and what is to be done outside.
 */
import type { Seat, Shape } from '../../kernel/contract.ts'
import { type ArbiterEvent, step as arbitrate } from '../arbiter.ts'
import type { Book } from '../book.ts'
import { type Docket, emptyTable, HOST, type Effect as TableEffect } from '../docket.ts'
import type { Proposal } from '../messages.ts'
import type { DealerSecret } from '../store.ts'
import { shownTo } from '../telling.ts'
import {
  type Caller,
  type ChannelId,
  type Door,
  type DoorEffect,
  type DoorEvent,
  farewell,
  greeted,
  type Heard,
  heard,
  isHeard,
  letIn,
  opened,
  say,
  strike,
  waited,
  watching,
  without,
} from './callers.ts'
import type { Farewell, Hello, Presence, ToHost } from './frames.ts'
import type { SeatKey } from './keys.ts'
import { AGAIN, BEAT, QUEUE } from './patience.ts'
import { answerPlea, ask, type OpenPlea, pleaTo, settlePlea } from './pleas.ts'
import { sound } from './sound.ts'
import {
  isSeatHere,
  ownSeats,
  remembered,
  reseated,
  type StandIns,
  standDown,
  standIn,
  standing,
  stoodSeats,
} from './standIns.ts'

export interface Room<G extends Shape> extends Door {
  readonly docket: Docket<G>
  readonly secret: DealerSecret
  /** The key of each seat. */
  readonly keys: readonly SeatKey[]
  /** Greetings that came before the game was stored. */
  readonly early: ReadonlyMap<ChannelId, Extract<Heard, { kind: 'greeted' }>>
  /** When the callers were last told who is here. */
  readonly told: number
  readonly present: Presence
  readonly standIns: StandIns
  readonly plea: OpenPlea | null
  /** How many pleas there were. */
  readonly pleas: number
  /** When to ask storage again for what it refused. */
  readonly storeAgain: number | null
  /** Entries at which the host's own state was found to differ from its log, and was made again. */
  readonly flaws: readonly number[]
  /** The game was over when the phones were told last: they have the dealer's secret. */
  readonly isRevealed: boolean
}

export type RoomEvent =
  | DoorEvent
  | { readonly kind: 'begin' | 'stored' | 'notStored' }
  /** The people at the host's phone give the table up for now: all are told. */
  | { readonly kind: 'close' }

export type RoomEffect = Extract<TableEffect, { kind: 'store' }> | DoorEffect

export type RoomStep<G extends Shape> = readonly [Room<G>, readonly RoomEffect[]]

/** What a room is opened with: the dealer's secret, and the key of each seat. */
export interface Held {
  readonly secret: DealerSecret
  readonly keys: readonly SeatKey[]
}

/**
 * A room over a book of which storage has `stored` lines, -1 where it does not know the game yet. `callers` come from the lobby: they are
 * told that the game has begun when storage has it.
 */
export const openRoom = <G extends Shape>(
  book: Book<G>,
  { secret, keys }: Held,
  now: number,
  stored = book.lines.length,
  callers: ReadonlyMap<ChannelId, Caller> = new Map(),
): Room<G> => ({
  ...{ callers, leaving: [], now },
  ...{ docket: emptyTable(book, stored), secret, keys, early: new Map() },
  ...{ told: now, present: keys.map(() => false), standIns: new Map(), plea: null, pleas: 0 },
  ...{ storeAgain: null, flaws: [], isRevealed: false },
})

const then = <G extends Shape>([room, effects]: RoomStep<G>, next: (room: Room<G>) => RoomStep<G>): RoomStep<G> => {
  const [after, more] = next(room)
  return [after, [...effects, ...more]]
}

/** The hash that the log had when the next entry was this one. */
const hashAt = <G extends Shape>({ book }: Docket<G>, seq: number): string => book.lines[seq - 1]?.entry.hash ?? ''

const mayWrite = ({ kind }: ArbiterEvent, { queue }: { readonly queue: readonly unknown[] }): boolean =>
  kind === 'propose' || (kind === 'stored' && queue.length > 0)

/** What the arbiter does on this event, its messages as frames. */
const table = <G extends Shape>(flawed: Room<G>, event: ArbiterEvent): RoomStep<G> => {
  const room = mayWrite(event, flawed.docket) ? sound(flawed) : flawed
  const [docket, effects] = arbitrate(room.docket, event)
  const isOut = (effect: TableEffect): boolean => effect.kind === 'store' || effect.phone !== HOST
  return [
    { ...room, docket },
    effects.filter(isOut).map((effect) => (effect.kind === 'send' ? say(effect.phone, effect.message) : effect)),
  ]
}

const here = <G extends Shape>(room: Room<G>, channel: ChannelId): DoorEffect => {
  const { docket, present, callers, now, standIns } = room
  const caller = callers.get(channel)
  return say(channel, {
    ...{
      kind: 'here',
      present,
      standing: present.map((_, seat) => standIns.get(seat) ?? null),
      watching: watching(room),
    },
    have: { seq: docket.told, hash: hashAt(docket, docket.told) },
    hears: caller !== undefined && isHeard(caller, now),
  })
}

/** With every heartbeat the host looks at its own state too: the hash that it tells is the log's. */
const beating = <G extends Shape>(room: Room<G>, now: number): Room<G> => (now - room.told < BEAT ? room : sound(room))

/** Tells all who is here, where that has changed or a heartbeat is due. */
const announce = <G extends Shape>([room, effects]: RoomStep<G>): RoomStep<G> => {
  const present = room.keys.map((_, seat) => isSeatHere(room, seat))
  const isSame = present.join() === room.present.join()
  if (isSame && room.now - room.told < BEAT) return [room, effects]
  const next = { ...room, present, told: room.now }
  return [next, [...effects, ...[...next.docket.phones.keys()].map((channel) => here(next, channel))]]
}

const isOver = <G extends Shape>({ docket }: Room<G>): boolean => {
  const { book, told, isStoring } = docket
  return book.replay.turn.kind === 'over' && !isStoring && told === book.lines.length
}

/** Who may check the deal: once the game is over, everybody. */
const reveal = <G extends Shape>({ docket, secret }: Room<G>, channels: Iterable<ChannelId>): readonly DoorEffect[] =>
  docket.book.replay.header.deal ? [...channels].map((channel) => say(channel, { kind: 'reveal', secret })) : []

const revealed = <G extends Shape>(room: Room<G>): RoomStep<G> => {
  if (room.isRevealed || !isOver(room)) return [room, []]
  return [{ ...room, isRevealed: true }, reveal(room, room.docket.phones.keys())]
}

/** All here have agreed to end the game. */
const AGREED: Proposal = { kind: 'end', how: 'agreement', seat: 0, count: 0 }

/** Looks at the open plea; where an end is agreed the host writes it. */
const settle = <G extends Shape>(room: Room<G>): RoomStep<G> => {
  const [settled, effects] = settlePlea(room)
  const { plea, docket } = settled
  const isEnd = plea?.what === 'end' && plea.isAgreed && !docket.isStoring && docket.book.replay.turn.kind === 'seats'
  if (!isEnd) return [settled, effects]
  return then([settled, effects], (next) => table(next, { kind: 'propose', phone: HOST, proposal: AGREED }))
}

const whyNotWelcome = <G extends Shape>({ docket }: Room<G>, { game, have }: Hello): Farewell | null => {
  if (game === null) return null
  if (game !== docket.book.replay.header.id) return 'otherGame'
  return have.seq > docket.told || have.hash !== hashAt(docket, have.seq) ? 'otherLog' : null
}

/**
 * What the phone's own seats were shown by entries that it has. They are told at every greeting, for it may lack them: the seat is new there,
 * or the commit that bore them was lost on the way, or came to a state that differed.
 */
const cards = <G extends Shape>(room: Room<G>, channel: ChannelId, have: number): readonly DoorEffect[] => {
  const shown = shownTo(room.docket.book.lines.slice(0, have), ownSeats(room, channel))
  return shown.length > 0 ? [say(channel, { kind: 'commit', entries: [], shown, saved: true })] : []
}

/** The phone takes its place at the table, and is told what it lacks. */
const welcome = <G extends Shape>(room: Room<G>, channel: ChannelId, hello: Hello): RoomStep<G> => {
  const { header } = room.docket.book.replay
  const seats = hello.ids.map((id) => {
    const seat = room.keys.findIndex((key) => key.id === id)
    return seat < 0 ? null : seat
  })
  const played = [...ownSeats(room, channel), ...stoodSeats(room, channel)]
  const have = hello.game === null ? 0 : hello.have.seq
  const joined = table(room, { kind: 'join', phone: channel, seats: played, have })
  const [next, tail] = joined
  const stood = stoodSeats(next, channel).length > 0 ? [standing(next, channel)] : []
  const after = [
    ...stood,
    here(next, channel),
    ...pleaTo(next, channel),
    ...(isOver(next) ? reveal(next, [channel]) : []),
  ]
  const known = cards(next, channel, have)
  return [remembered(next), [say(channel, { kind: 'welcome', header, seats }), ...known, ...tail, ...after]]
}

const greet = <G extends Shape>(
  room: Room<G>,
  channel: ChannelId,
  said: Extract<Heard, { kind: 'greeted' }>,
): RoomStep<G> => {
  if (room.docket.stored < 0) return [{ ...room, early: new Map([...room.early, [channel, said] as const]) }, []]
  const refused = whyNotWelcome(room, said.hello)
  if (refused) return farewell(room, channel, refused)
  const known = letIn(room, channel, said.ids)
  const back = then(known, (next) => standDown(next, ownSeats(next, channel)))
  return then(back, (next) => welcome(next, channel, said.hello))
}

/** Storage knows the game: whoever waits in the lobby greets again, and whoever has greeted is welcome. */
const begun = <G extends Shape>(room: Room<G>): RoomStep<G> => {
  const told = greeted(room).filter((channel) => !room.early.has(channel))
  let step: RoomStep<G> = [{ ...room, early: new Map() }, told.map((channel) => say(channel, { kind: 'begun' }))]
  for (const [channel, said] of room.early)
    if (room.callers.has(channel)) step = then(step, (next) => greet(next, channel, said))
  return step
}

/** The caller has spoken for a seat: for one that it never had no phone of ours speaks. */
const isForged = <G extends Shape>(room: Room<G>, channel: ChannelId, seat: Seat): boolean =>
  !room.docket.phones.get(channel)?.includes(seat) && !room.callers.get(channel)?.had.includes(seat)

const isFull = <G extends Shape>({ docket }: Room<G>, channel: ChannelId): boolean =>
  docket.queue.filter(({ phone }) => phone === channel).length >= QUEUE

const propose = <G extends Shape>(room: Room<G>, channel: ChannelId, proposal: Proposal): RoomStep<G> => {
  const { seat, count } = proposal
  const isBack = proposal.kind === 'undo' || proposal.kind === 'redo'
  const refuse = (code: string): RoomStep<G> => [
    room,
    [say(channel, { kind: 'refuse', seat, count, refusal: { code } })],
  ]
  if (isFull(room, channel)) return refuse('table.wait')
  // Everybody knows the whole deck once the secret is told.
  if (isBack && room.isRevealed) return refuse('undo.reveal')
  const judged = table(room, { kind: 'propose', phone: channel, proposal })
  return isForged(room, channel, seat) ? then(judged, (next) => strike(next, channel)) : judged
}

/** Said again before the lobby's answer had come: the seat is there, and welcome will say so. */
const isSeated = <G extends Shape>({ keys }: Room<G>, id: string): boolean => keys.some((key) => key.id === id)

const tooLate = (channel: ChannelId, id: string): DoorEffect =>
  say(channel, { kind: 'unseated', id, refusal: { code: 'lobby.begun' } })

const answer = <G extends Shape>(room: Room<G>, channel: ChannelId, said: Heard): RoomStep<G> => {
  if (said.kind === 'greeted') return greet(room, channel, said)
  const { frame } = said
  if (frame.kind === 'sit') return [room, isSeated(room, frame.id) ? [] : [tooLate(channel, frame.id)]]
  if (!room.docket.phones.has(channel)) return [room, []]
  switch (frame.kind) {
    case 'propose':
      return propose(room, channel, frame.proposal)
    case 'standIn':
      return standIn(room, channel, frame.seat)
    case 'standDown':
      return stoodSeats(room, channel).includes(frame.seat) ? standDown(room, [frame.seat]) : [room, []]
    case 'plea':
      return ask(room, channel, frame)
    case 'answer':
      return answerPlea(room, channel, frame.plea, frame.agree)
    default:
      return [room, []]
  }
}

const hear = <G extends Shape>(room: Room<G>, channel: ChannelId, frame: ToHost): RoomStep<G> => {
  const [next, effects, said] = heard(room, channel, frame, room.keys)
  return said ? then([next, effects], (one) => answer(one, channel, said)) : [next, effects]
}

/** Asks storage again for what it refused a while ago. */
const storeAgain = <G extends Shape>(room: Room<G>): RoomStep<G> => {
  if (room.storeAgain === null || room.now < room.storeAgain) return [room, []]
  const { book, stored } = room.docket
  const entries = book.lines.slice(Math.max(0, stored)).map(({ entry }) => entry)
  return [{ ...room, storeAgain: null }, [{ kind: 'store', entries }]]
}

const stored = <G extends Shape>(room: Room<G>): RoomStep<G> => {
  const step = table(room, { kind: 'stored' })
  return room.docket.stored < 0 ? then(step, begun) : step
}

const closed = <G extends Shape>(room: Room<G>): RoomStep<G> => {
  let step: RoomStep<G> = [room, []]
  for (const channel of room.callers.keys()) step = then(step, (next) => farewell(next, channel, 'closed'))
  return step
}

const take = <G extends Shape>(room: Room<G>, event: RoomEvent): RoomStep<G> => {
  switch (event.kind) {
    case 'begin':
      return table(room, event)
    case 'stored':
      return stored(room)
    // Nobody is told of what is not stored: it is asked again, and the table waits.
    case 'notStored':
      return [{ ...room, storeAgain: room.now + AGAIN }, []]
    case 'opened':
      return opened(room, event)
    case 'closed':
      return [without(room, [event.channel]), []]
    case 'said':
      return hear(room, event.channel, event.frame)
    case 'garbled':
      return strike(room, event.channel)
    case 'tick':
      return then(waited(beating(room, event.now), event.now), storeAgain)
    case 'close':
      return closed(room)
  }
}

const isSeatedAlike = <G extends Shape>(before: Room<G>, { callers }: Room<G>): boolean =>
  callers.size === before.callers.size &&
  [...callers].every(([channel, { ids }]) => before.callers.get(channel)?.ids === ids)

/** Whoever is gone is no longer at the arbiter's table; what the others play may have changed. */
const reseat = <G extends Shape>(before: Room<G>, step: RoomStep<G>): RoomStep<G> =>
  isSeatedAlike(before, step[0]) ? step : then(step, (room) => reseated(before, room))

export const stepRoom = <G extends Shape>(room: Room<G>, event: RoomEvent): RoomStep<G> =>
  announce(then(then(reseat(room, take(room, event)), settle), revealed))
