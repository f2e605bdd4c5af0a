/**
 * Stand-ins: phones that play a seat while its own phone is away. People decide it openly; the seat's own phone has the
 * seat back by greeting.
 */
import type { Seat, Shape } from '../../kernel/contract.ts'
import { openingsShownTo } from '../arbiter/arbiterMessages.ts'
import { type ChannelId, type ConnectionEffect, isSeatKeyPresent, sendFrame } from './connectedPhones.ts'
import type { Room, RoomStep, StandInRecord } from './roomState.ts'
import {
  HEARTBEAT_INTERVAL,
  RECOVERY_FRAMES,
  SAME_STAND_IN,
  SILENCE_TIMEOUT,
  STAND_IN_DELAY,
} from './timeoutsAndLimits.ts'

/** Seats whose keys this phone has proved. */
export const ownSeats = <G extends Shape>({ callers, keys }: Room<G>, channel: ChannelId): readonly Seat[] =>
  callers.get(channel)?.ids?.map((id) => keys.findIndex((key) => key.id === id)) ?? []

/** Seats that this phone plays for others. */
export const standInSeats = <G extends Shape>(room: Room<G>, channel: ChannelId): readonly Seat[] => {
  const own = ownSeats(room, channel)
  return [...room.standIns].flatMap(([seat, by]) => (own.includes(by) ? [seat] : []))
}

export const isSeatHere = <G extends Shape>(room: Room<G>, seat: Seat): boolean =>
  isSeatKeyPresent(room, room.keys[seat]?.id ?? '')

/** Milliseconds since anything was heard of the seat. */
export const silenceOf = <G extends Shape>({ heard, now }: Room<G>, seat: Seat): number => now - (heard[seat] ?? now)

/** Whether nothing was heard of the seat for so long that its phone is not merely dialling anew. */
export const isSeatAway = <G extends Shape>(room: Room<G>, seat: Seat): boolean =>
  silenceOf(room, seat) >= SILENCE_TIMEOUT

/** Frame with the seats that a phone plays for others, and their openings. */
export const sendStandInSeats = <G extends Shape>(room: Room<G>, channel: ChannelId): ConnectionEffect => {
  const { log, told } = room.arbiter
  const seats = standInSeats(room, channel)
  return sendFrame(channel, { kind: 'stand', seats, shown: openingsShownTo(log.loggedEntries.slice(0, told), seats) })
}

/** Records the seats that each phone had, so that its frames about them count as late, not forged. */
export const rememberFormerSeats = <G extends Shape>(room: Room<G>): Room<G> => {
  const callers = new Map(room.callers)
  for (const [channel, seats] of room.arbiter.phones) {
    const caller = callers.get(channel)
    const fresh = seats.filter((seat) => !caller?.formerSeats.includes(seat))
    if (caller && fresh.length > 0) callers.set(channel, { ...caller, formerSeats: [...caller.formerSeats, ...fresh] })
  }
  return { ...room, callers }
}

/** Gives the arbiter the seats of each phone; phones whose seats for others have changed are sent them. */
export const updatePhones = <G extends Shape>(before: Room<G>, room: Room<G>): RoomStep<G> => {
  const { arbiter } = room
  const connectedChannels = [...arbiter.phones.keys()].filter((channel) => room.callers.has(channel))
  const phones = new Map(
    connectedChannels.map(
      (channel) => [channel, [...ownSeats(room, channel), ...standInSeats(room, channel)]] as const,
    ),
  )
  const changed = connectedChannels.filter(
    (channel) => standInSeats(before, channel).join() !== standInSeats(room, channel).join(),
  )
  // The seats of each phone are sent at once, not with the next heartbeat.
  const told = before.standIns === room.standIns ? room.told : room.now - HEARTBEAT_INTERVAL
  const next = rememberFormerSeats({ ...room, told, arbiter: { ...arbiter, phones } })
  return [next, changed.map((channel) => sendStandInSeats(next, channel))]
}

const whyNoStandIn = <G extends Shape>(room: Room<G>, channel: ChannelId, seat: Seat): string | null => {
  const own = ownSeats(room, channel)
  const by = room.standIns.get(seat)
  if (own.length === 0) return 'stand.watcher'
  if (seat >= room.keys.length || own.includes(seat) || !isSeatAway(room, seat)) return 'stand.here'
  if (silenceOf(room, seat) < STAND_IN_DELAY) return 'stand.soon'
  return by !== undefined && !own.includes(by) && isSeatHere(room, by) ? 'stand.taken' : null
}

/** Makes a phone with a seat the stand-in of another seat. */
export const beginStandIn = <G extends Shape>(room: Room<G>, channel: ChannelId, seat: Seat): RoomStep<G> => {
  const code = whyNoStandIn(room, channel, seat)
  if (code) return [room, [sendFrame(channel, { kind: 'standRefused', seat, refusal: { code } })]]
  const [by = 0] = ownSeats(room, channel)
  const standIns = new Map([...room.standIns, [seat, by] as const])
  return updatePhones(room, { ...startRecord(endRecords(room, [seat]), seat, by), standIns })
}

/**
 * Room in which a stand-in begins now. One that goes on soon after its last end is the same: however often a phone
 * begins and ends it, there is little to store and to tell.
 */
const startRecord = <G extends Shape>(room: Room<G>, seat: Seat, by: Seat): Room<G> => {
  const { stood, now } = room
  const goesOn = (record: StandInRecord): boolean =>
    record.seat === seat && record.by === by && record.until !== null && now - record.until < SAME_STAND_IN
  if (!stood.some(goesOn)) return { ...room, stood: [...stood, { seat, by, since: now, until: null }] }
  return { ...room, stood: stood.map((record) => (goesOn(record) ? { ...record, until: null } : record)) }
}

/** Stand-ins of a room that was closed: those that lasted have ended, at the latest when it is opened again. */
export const endedStandIns = (stored: readonly StandInRecord[], now: number): readonly StandInRecord[] =>
  stored.map((record) => ({ ...record, since: Math.min(record.since, now), until: Math.min(record.until ?? now, now) }))

/** Room in which the stand-ins of these seats have ended now. */
const endRecords = <G extends Shape>(room: Room<G>, seats: readonly Seat[]): Room<G> => {
  const lasts = ({ seat, until }: StandInRecord): boolean => until === null && seats.includes(seat)
  if (!room.stood.some(lasts)) return room
  return { ...room, stood: room.stood.map((record) => (lasts(record) ? { ...record, until: room.now } : record)) }
}

/** Ends the stand-ins of these seats. */
export const endStandIn = <G extends Shape>(room: Room<G>, seats: readonly Seat[]): RoomStep<G> => {
  if (!seats.some((seat) => room.standIns.has(seat))) return [room, []]
  const standIns = new Map([...room.standIns].filter(([seat]) => !seats.includes(seat)))
  return updatePhones(room, { ...endRecords(room, seats), standIns })
}

/** Tells a phone that is back who has played for its seats, from when to when, and how many cards they saw. */
export const tellStandIns = <G extends Shape>(room: Room<G>, channel: ChannelId): RoomStep<G> => {
  const own = ownSeats(room, channel)
  const records = room.stood.filter(({ seat }) => own.includes(seat))
  if (records.length === 0 || (room.callers.get(channel)?.extras ?? 0) < RECOVERY_FRAMES) return [room, []]
  const { log, told } = room.arbiter
  const cardsOf = (seat: Seat): number => openingsShownTo(log.loggedEntries.slice(0, told), [seat]).length
  return [
    { ...room, stood: room.stood.filter((record) => !records.includes(record)) },
    records.map(({ seat, by, since, until }) =>
      sendFrame(channel, {
        ...{ kind: 'stood', seat, by, from: room.now - since, to: room.now - (until ?? room.now) },
        cards: cardsOf(seat),
      }),
    ),
  ]
}
