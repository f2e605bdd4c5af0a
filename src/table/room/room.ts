/**
 * The host's side of a shared table: channels come and go, seats stay. It binds each channel to the seats whose keys it has proved, lets
 * the arbiter judge, and says who is here. Pure: a step takes an event and gives the next room and what is to be done outside.
 */
import type { Shape } from '../../kernel/contract.ts'
import type { Book } from '../book.ts'
import { type Docket, emptyTable, type Effect as TableEffect } from '../docket.ts'
import type { DealerSecret } from '../store.ts'
import {
  type Caller,
  type ChannelId,
  type Door,
  type DoorEffect,
  type DoorEvent,
  farewellAll,
  type Heard,
  heard,
  opened,
  say,
  waited,
  without,
} from './callers.ts'
import type { Presence, ToHost } from './frames.ts'
import { judge, propose } from './judging.ts'
import { type Keeping, keep, notKept } from './keeping.ts'
import type { KnownKey } from './keys.ts'
import { AGAIN } from './patience.ts'
import { answerPlea, ask, type OpenPlea, settlePlea } from './pleas.ts'
import { announce, beating, listening, slept, withBots } from './presence.ts'
import { revealed } from './reveal.ts'
import { snapshot } from './snapshot.ts'
import { reseated, type StandIns, standDown, standIn, stoodSeats } from './standIns.ts'
import { after, type Step } from './step.ts'
import { begun, claimed, type Greeting, greet } from './welcome.ts'

export interface Room<G extends Shape> extends Door {
  readonly docket: Docket<G>
  readonly secret: DealerSecret
  /** The key of each seat. */
  readonly keys: readonly KnownKey[]
  /** What storage has of the keys, with their claims, and of the plea. */
  readonly sheet: Keeping
  /** Keys of seats that were given up before the game: with them the host proves itself to a phone that has not heard of it. */
  readonly risen: readonly KnownKey[]
  /** Greetings that came before the game was stored, or what they claim. */
  readonly early: ReadonlyMap<ChannelId, Greeting>
  /** When the callers were last told who is here. */
  readonly told: number
  readonly present: Presence
  /** When something was heard of each seat last, though its channel may be gone. */
  readonly heard: readonly number[]
  readonly standIns: StandIns
  readonly plea: OpenPlea | null
  /** The number of the next plea. Counted on from the moment at which the room was opened: what was agreed to before is not asked again. */
  readonly pleas: number
  /** When to ask storage again for what it refused. */
  readonly storeAgain: number | null
  /** Storage has refused what was done last, and has not taken it since. */
  readonly isUnsaved: boolean
  /** Entries at which the host's own state was found to differ from its log, and was made again. */
  readonly flaws: readonly number[]
  /** The game was over when the phones were told last: they have the dealer's secret. */
  readonly isRevealed: boolean
}

export type RoomEvent =
  | DoorEvent
  | { readonly kind: 'begin' | 'stored' | 'notStored' | 'kept' | 'notKept' }
  /** The people at the host's phone give the table up for now: all are told. */
  | { readonly kind: 'close' }

export type RoomEffect =
  | Extract<TableEffect, { kind: 'store' }>
  /** The claims of each seat and the plea, in place of those before. Answered by `kept` or `notKept`; there is never more than one at a time. */
  | { readonly kind: 'keep'; readonly keys: readonly KnownKey[]; readonly plea: OpenPlea | null }
  | DoorEffect

export type RoomStep<G extends Shape> = Step<Room<G>, RoomEffect>

/**
 * What a room is opened with: the dealer's secret, the key of each seat in the order of play, with those that were given up, and the plea that
 * was open when it was closed.
 */
export interface Held {
  readonly secret: DealerSecret
  readonly keys: readonly KnownKey[]
  readonly plea?: OpenPlea | null
}

/**
 * A room over a book of which storage has `stored` lines, -1 where it does not know the game yet. `callers` come from the lobby: they are
 * told that the game has begun when storage has it.
 */
export const openRoom = <G extends Shape>(
  book: Book<G>,
  { secret, keys: known, plea = null }: Held,
  now: number,
  stored = book.lines.length,
  callers: ReadonlyMap<ChannelId, Caller> = new Map(),
): Room<G> => {
  const keys = known.filter(({ risen }) => !risen)
  return {
    ...{ callers, leaving: [], now },
    ...{
      docket: emptyTable(book, stored),
      secret,
      keys,
      sheet: { kept: { keys, plea }, keeping: null, again: null },
      risen: known.filter(({ risen }) => risen),
      early: new Map(),
    },
    ...{ told: now, present: keys.map(() => false), heard: keys.map(() => now) },
    ...{ standIns: new Map(), plea, pleas: Math.max(Math.floor(now), (plea?.id ?? -1) + 1) },
    ...{ storeAgain: null, isUnsaved: false, flaws: [], isRevealed: false },
  }
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
    case 'have':
      return [withBots(room, channel, frame.bots), []]
    case 'propose':
      return propose(room, channel, frame.proposal)
    case 'look':
      return snapshot(room, channel)
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
  const [next, effects, said] = heard(room, channel, frame, [...room.keys, ...room.risen])
  return said ? after([next, effects], (one) => answer(one, channel, said)) : [next, effects]
}

/** Asks storage again for what it refused a while ago. */
const storeAgain = <G extends Shape>(room: Room<G>): RoomStep<G> => {
  if (room.storeAgain === null || room.now < room.storeAgain) return [room, []]
  const { book, stored } = room.docket
  const entries = book.lines.slice(Math.max(0, stored)).map(({ entry }) => entry)
  return [{ ...room, storeAgain: null }, [{ kind: 'store', entries }]]
}

const stored = <G extends Shape>(room: Room<G>): RoomStep<G> => {
  const step = judge({ ...room, isUnsaved: false }, { kind: 'stored' })
  return room.docket.stored < 0 ? after(step, begun) : step
}

const take = <G extends Shape>(room: Room<G>, event: RoomEvent): RoomStep<G> => {
  switch (event.kind) {
    case 'begin':
      return judge(room, { kind: 'begin' })
    case 'stored':
      return stored(room)
    // Nobody is told of what is not stored: it is asked again, and the table waits.
    case 'notStored':
      return [{ ...room, storeAgain: room.now + AGAIN, isUnsaved: true }, []]
    case 'kept':
      return claimed(room)
    case 'notKept':
      return [notKept(room), []]
    case 'opened':
      return opened(room, event)
    case 'closed':
      return [without(room, [event.channel]), []]
    case 'said':
      return hear(room, event.channel, event.frame)
    case 'tick':
      return after(waited(beating(slept(room, event.now), event.now), event.now), storeAgain)
    case 'close':
      return farewellAll(room, 'closed')
  }
}

const isSeatedAlike = <G extends Shape>(before: Room<G>, { callers }: Room<G>): boolean =>
  callers.size === before.callers.size &&
  [...callers].every(([channel, { ids }]) => before.callers.get(channel)?.ids === ids)

/** Whoever is gone is no longer at the arbiter's table; what the others play may have changed. */
const reseat = <G extends Shape>(before: Room<G>, step: RoomStep<G>): RoomStep<G> =>
  isSeatedAlike(before, step[0]) ? step : after(step, (room) => reseated(before, room))

export const stepRoom = <G extends Shape>(room: Room<G>, event: RoomEvent): RoomStep<G> =>
  announce(keep(after(after(reseat(room, take(listening(room), event)), settlePlea), revealed)))
