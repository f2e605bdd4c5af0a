/** Who plays a seat while its own phone is away. People decide it, with everyone's eyes on it; whoever owns the seat has it back by greeting. */
import type { Seat, Shape } from '../../kernel/contract.ts'
import { shownTo } from '../telling.ts'
import { type ChannelId, type DoorEffect, isHere, say } from './callers.ts'
import { BEAT, SILENCE } from './patience.ts'
import type { Room, RoomStep } from './room.ts'

/** For each seat that another's phone plays: a seat of that phone, which stays the same when the phone dials anew. */
export type StandIns = ReadonlyMap<Seat, Seat>

/** The seats whose keys this phone has proved. */
export const ownSeats = <G extends Shape>({ callers, keys }: Room<G>, channel: ChannelId): readonly Seat[] =>
  callers.get(channel)?.ids?.map((id) => keys.findIndex((key) => key.id === id)) ?? []

/** The seats that this phone plays for others. */
export const stoodSeats = <G extends Shape>(room: Room<G>, channel: ChannelId): readonly Seat[] => {
  const own = ownSeats(room, channel)
  return [...room.standIns].flatMap(([seat, by]) => (own.includes(by) ? [seat] : []))
}

export const isSeatHere = <G extends Shape>(room: Room<G>, seat: Seat): boolean =>
  isHere(room, room.keys[seat]?.id ?? '')

/** Whether nothing was heard of the seat for so long that it is not merely dialling anew. */
export const isSeatAway = <G extends Shape>({ heard, now }: Room<G>, seat: Seat): boolean =>
  now - (heard[seat] ?? now) >= SILENCE

/** What a phone hears of the seats that it plays for others. */
export const standing = <G extends Shape>(room: Room<G>, channel: ChannelId): DoorEffect => {
  const { book, told } = room.docket
  const seats = stoodSeats(room, channel)
  return say(channel, { kind: 'stand', seats, shown: shownTo(book.lines.slice(0, told), seats) })
}

/** What a phone says of a seat that it had is late, not forged. */
export const remembered = <G extends Shape>(room: Room<G>): Room<G> => {
  const callers = new Map(room.callers)
  for (const [channel, seats] of room.docket.phones) {
    const caller = callers.get(channel)
    const fresh = seats.filter((seat) => !caller?.had.includes(seat))
    if (caller && fresh.length > 0) callers.set(channel, { ...caller, had: [...caller.had, ...fresh] })
  }
  return { ...room, callers }
}

/** The arbiter learns who plays what; phones whose seats for others have changed are told. */
export const reseated = <G extends Shape>(before: Room<G>, room: Room<G>): RoomStep<G> => {
  const { docket } = room
  const atTable = [...docket.phones.keys()].filter((channel) => room.callers.has(channel))
  const phones = new Map(
    atTable.map((channel) => [channel, [...ownSeats(room, channel), ...stoodSeats(room, channel)]] as const),
  )
  const changed = atTable.filter((channel) => stoodSeats(before, channel).join() !== stoodSeats(room, channel).join())
  // Who plays what is told to all at once, not with the next heartbeat.
  const told = before.standIns === room.standIns ? room.told : room.now - BEAT
  const next = remembered({ ...room, told, docket: { ...docket, phones } })
  return [next, changed.map((channel) => standing(next, channel))]
}

const whyNot = <G extends Shape>(room: Room<G>, channel: ChannelId, seat: Seat): string | null => {
  const own = ownSeats(room, channel)
  const by = room.standIns.get(seat)
  if (own.length === 0) return 'stand.watcher'
  if (seat >= room.keys.length || own.includes(seat) || !isSeatAway(room, seat)) return 'stand.here'
  return by !== undefined && !own.includes(by) && isSeatHere(room, by) ? 'stand.taken' : null
}

/** A phone with a seat asks to play this one. */
export const standIn = <G extends Shape>(room: Room<G>, channel: ChannelId, seat: Seat): RoomStep<G> => {
  const code = whyNot(room, channel, seat)
  if (code) return [room, [say(channel, { kind: 'standRefused', seat, refusal: { code } })]]
  const [by = 0] = ownSeats(room, channel)
  return reseated(room, { ...room, standIns: new Map([...room.standIns, [seat, by] as const]) })
}

/** These seats are played by nobody else from now on. */
export const standDown = <G extends Shape>(room: Room<G>, seats: readonly Seat[]): RoomStep<G> =>
  seats.some((seat) => room.standIns.has(seat))
    ? reseated(room, { ...room, standIns: new Map([...room.standIns].filter(([seat]) => !seats.includes(seat))) })
    : [room, []]
