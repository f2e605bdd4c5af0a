/**
 * What a phone may not do alone: take a deed back although others have acted since, and end the game. The phones concerned are asked; who
 * agrees to an undo takes back the own deeds, from the last one on, until the deed that was asked for is gone.
 */
import type { Seat, Shape } from '../../kernel/contract.ts'
import type { Refusal } from '../../kernel/result.ts'
import { HOST } from '../docket.ts'
import type { Proposal } from '../messages.ts'
import { type ChannelId, type DoorEffect, say } from './callers.ts'
import type { Ask, Plea, PleaEnd, ToGuest } from './frames.ts'
import { judge } from './judging.ts'
import type { Room, RoomStep } from './room.ts'
import { isSeatAway, ownSeats, stoodSeats } from './standIns.ts'
import { after } from './step.ts'

/** The plea that is open. */
export interface OpenPlea extends Plea {
  /** `seq` of the next entry when it was asked. */
  readonly since: number
}

const seatsOf = <G extends Shape>(room: Room<G>, channel: ChannelId): readonly Seat[] => [
  ...ownSeats(room, channel),
  ...stoodSeats(room, channel),
]

const toAll = <G extends Shape>({ docket }: Room<G>, frame: ToGuest): readonly DoorEffect[] =>
  [...docket.phones.keys()].map((channel) => say(channel, frame))

const frameOf = ({ since: _, ...plea }: OpenPlea) => ({ kind: 'plea', plea }) as const

/** What a phone that comes is told of the open plea. */
export const pleaTo = <G extends Shape>({ plea }: Room<G>, channel: ChannelId): readonly DoorEffect[] =>
  plea ? [say(channel, frameOf(plea))] : []

const ended = <G extends Shape>(room: Room<G>, how: PleaEnd['how'], seat: Seat): RoomStep<G> =>
  room.plea
    ? [{ ...room, plea: null }, toAll(room, { kind: 'pleaEnd', end: { id: room.plea.id, how, seat } })]
    : [room, []]

const unique = (seats: readonly Seat[]): readonly Seat[] => [...new Set(seats)].sort((a, b) => a - b)

/** Whom this concerns, and how deep it goes; or why it cannot be asked. */
const concernOf = <G extends Shape>(
  room: Room<G>,
  { what, seat }: Ask,
): Refusal | { seats: readonly Seat[]; depth: number } => {
  const { moves, sealedOff, turn, header } = room.docket.book.replay
  if (turn.kind === 'over') return { code: 'turn.over' }
  if (what === 'end') return { seats: header.seats.map((_, other) => other), depth: 0 }
  const depth = moves.findLastIndex((move) => move.seat === seat)
  if (depth < 0 || turn.kind === 'chance') return { code: sealedOff ? 'undo.reveal' : 'undo.none' }
  return { seats: moves.slice(depth).map((move) => move.seat), depth }
}

/** Whether all have agreed: to an end, all but those who are away. Who is dialling anew is not. */
const isAgreed = <G extends Shape>(room: Room<G>, { what, asked, agreed }: Plea): boolean =>
  asked.every((seat) => agreed.includes(seat) || (what === 'end' && isSeatAway(room, seat)))

/** Tells all how the plea stands. */
const weighed = <G extends Shape>(room: Room<G>, plea: OpenPlea): RoomStep<G> => {
  const next = { ...plea, isAgreed: isAgreed(room, plea) }
  return [{ ...room, plea: next }, toAll(room, frameOf(next))]
}

const refused = <G extends Shape>(room: Room<G>, channel: ChannelId, refusal: Refusal): RoomStep<G> => [
  room,
  [say(channel, { kind: 'pleaRefused', refusal })],
]

/** A phone asks. There is one plea at a time; who asks again asks anew. */
export const ask = <G extends Shape>(room: Room<G>, channel: ChannelId, { what, seat }: Ask): RoomStep<G> => {
  const mine = seatsOf(room, channel)
  if (!mine.includes(seat)) return refused(room, channel, { code: 'proposal.seat' })
  if (room.plea && !mine.includes(room.plea.seat)) return refused(room, channel, { code: 'plea.open' })
  const concern = concernOf(room, { what, seat })
  if ('code' in concern) return refused(room, channel, concern)
  const asked = unique(concern.seats).filter((other) => !mine.includes(other))
  const { told } = room.docket
  const plea = {
    ...{ id: room.pleas, what, seat, asked, agreed: [] },
    isAgreed: false,
    depth: concern.depth,
    since: told,
  }
  return weighed({ ...room, pleas: room.pleas + 1 }, plea)
}

/** A phone answers for all of its seats that were asked; where it plays the seat that asks too, it may take the plea back. */
export const answerPlea = <G extends Shape>(
  room: Room<G>,
  channel: ChannelId,
  id: number,
  agree: boolean,
): RoomStep<G> => {
  const { plea } = room
  if (plea?.id !== id) return [room, []]
  const mine = seatsOf(room, channel)
  if (!agree && mine.includes(plea.seat)) return ended(room, 'withdrawn', plea.seat)
  const [first, ...rest] = plea.asked.filter((seat) => mine.includes(seat))
  if (first === undefined) return [room, []]
  if (!agree) return ended(room, 'declined', first)
  return weighed(room, { ...plea, agreed: unique([...plea.agreed, first, ...rest]) })
}

/** Looks at the open plea after the log or who is here has changed. */
const settled = <G extends Shape>(room: Room<G>): RoomStep<G> => {
  const { plea, docket } = room
  if (!plea || docket.isStoring) return [room, []]
  const { lines, replay } = docket.book
  if (replay.turn.kind === 'over') return ended(room, plea.what === 'end' ? 'done' : 'overtaken', plea.seat)
  if (plea.what === 'end') return plea.isAgreed || !isAgreed(room, plea) ? [room, []] : weighed(room, plea)
  if (lines.slice(plea.since).some(({ entry }) => entry.body.kind !== 'undo'))
    return ended(room, 'overtaken', plea.seat)
  return replay.moves.length <= plea.depth ? ended(room, 'done', plea.seat) : [room, []]
}

/** All have agreed to end the game. */
const AGREED: Proposal = { kind: 'end', how: 'agreement', seat: 0, count: 0 }

/** Looks at the open plea; where an end is agreed the host writes it. */
export const settlePlea = <G extends Shape>(room: Room<G>): RoomStep<G> =>
  after(settled(room), (next) => {
    const { plea, docket } = next
    const isEnd = plea?.what === 'end' && plea.isAgreed && !docket.isStoring
    if (!isEnd || docket.book.replay.turn.kind !== 'seats') return [next, []]
    return judge(next, { kind: 'propose', phone: HOST, proposal: AGREED })
  })
