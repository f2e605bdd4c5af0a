/** Presence of the seats: sent to all when it changes, and with every heartbeat. */
import type { Seat, Shape } from '../../kernel/contract.ts'
import type { ArbiterState } from '../arbiter/arbiterState.ts'
import { seatsWithChoice } from '../arbiter/veiledChoices.ts'
import {
  type ChannelId,
  type ConnectionEffect,
  isCallerHeard,
  sendFrame,
  sleepBetween,
  updateCaller,
  watcherCount,
} from './connectedPhones.ts'
import { repairState } from './repairState.ts'
import type { Room, RoomStep } from './roomState.ts'
import { isSeatHere } from './standIns.ts'
import { HEARTBEAT_INTERVAL } from './timeoutsAndLimits.ts'

/** Hash of the log before the entry with this `seq`. */
export const logHashAt = <G extends Shape>({ log }: ArbiterState<G>, seq: number): string =>
  log.loggedEntries[seq - 1]?.entry.hash ?? ''

/** Room with the bot seats of a phone; the same room if they have not changed, since every heartbeat names them. */
export const withBotSeats = <G extends Shape>(
  room: Room<G>,
  channel: ChannelId,
  bots: readonly Seat[] = [],
): Room<G> => (room.callers.get(channel)?.bots.join() === bots.join() ? room : updateCaller(room, channel, { bots }))

/** Seats that bots play now, each as the phone says that plays it. */
const botSeatsOf = <G extends Shape>({ callers, arbiter }: Room<G>): readonly Seat[] =>
  [...arbiter.phones].flatMap(
    ([channel, seats]) => callers.get(channel)?.bots.filter((seat) => seats.includes(seat)) ?? [],
  )

export const sendPresence = <G extends Shape>(room: Room<G>, channel: ChannelId): ConnectionEffect => {
  const { arbiter, present, chosen, callers, now, standIns, isUnsaved } = room
  const caller = callers.get(channel)
  const bots = botSeatsOf(room)
  return sendFrame(channel, {
    ...{
      kind: 'here',
      present,
      standing: present.map((_, seat) => standIns.get(seat) ?? null),
      watching: watcherCount(room),
    },
    ...(bots.length > 0 && { bots }),
    ...(chosen.length > 0 && { chosen }),
    have: { seq: arbiter.told, hash: logHashAt(arbiter, arbiter.told) },
    ...(isUnsaved && { unsaved: true }),
    hears: caller !== undefined && isCallerHeard(caller, now),
  })
}

/**
 * Room after the host has checked its own state, which it does with every heartbeat: the hash that it sends is the
 * log's.
 */
export const repairAtHeartbeat = <G extends Shape>(room: Room<G>, now: number): Room<G> =>
  now - room.told < HEARTBEAT_INTERVAL ? room : repairState(room)

/** Sends presence and choices to all if they have changed or a heartbeat is due. */
export const announcePresence = <G extends Shape>([room, effects]: RoomStep<G>): RoomStep<G> => {
  const present = room.keys.map((_, seat) => isSeatHere(room, seat))
  const chosen = seatsWithChoice(room.arbiter)
  const isSame = present.join() === room.present.join() && chosen.join() === room.chosen.join()
  if (isSame && room.now - room.told < HEARTBEAT_INTERVAL) return [room, effects]
  const next = { ...room, present, chosen, told: room.now }
  return [next, [...effects, ...[...next.arbiter.phones.keys()].map((channel) => sendPresence(next, channel))]]
}

/** Records when each seat was last heard, even if its channel is gone. */
export const recordHeardTimes = <G extends Shape>(room: Room<G>): Room<G> => {
  const last = new Map<string, number>()
  for (const { ids, heard } of room.callers.values())
    for (const id of ids ?? []) last.set(id, Math.max(heard, last.get(id) ?? heard))
  return { ...room, heard: room.keys.map(({ id }, seat) => last.get(id) ?? room.heard[seat] ?? room.now) }
}

/** Adds the time that the host's phone slept: it could receive nothing then. */
export const addSleptTime = <G extends Shape>(room: Room<G>, now: number): Room<G> => {
  const time = sleepBetween(room.now, now)
  if (time === 0) return room
  const { consentRequest: request } = room
  const consentRequest = request && { ...request, askedAt: (request.askedAt ?? room.now) + time }
  return { ...room, consentRequest, heard: room.heard.map((last) => last + time) }
}
