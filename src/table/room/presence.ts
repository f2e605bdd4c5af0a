/** Who is here: told to all where it changes, and with every heartbeat. */
import type { Seat, Shape } from '../../kernel/contract.ts'
import type { Docket } from '../docket.ts'
import { type ChannelId, type DoorEffect, isHeard, say, sleptUntil, watching, withCaller } from './callers.ts'
import { BEAT } from './patience.ts'
import type { Room, RoomStep } from './room.ts'
import { sound } from './sound.ts'
import { isSeatHere } from './standIns.ts'

/** The hash that the log had when the next entry was this one. */
export const hashAt = <G extends Shape>({ book }: Docket<G>, seq: number): string =>
  book.lines[seq - 1]?.entry.hash ?? ''

/** Nothing where it is as before: it is said with every heartbeat. */
export const withBots = <G extends Shape>(room: Room<G>, channel: ChannelId, bots: readonly Seat[] = []): Room<G> =>
  room.callers.get(channel)?.bots.join() === bots.join() ? room : withCaller(room, channel, { bots })

/** The seats that bots play now, each as the phone says that plays it. */
const botsOf = <G extends Shape>({ callers, docket }: Room<G>): readonly Seat[] =>
  [...docket.phones].flatMap(
    ([channel, seats]) => callers.get(channel)?.bots.filter((seat) => seats.includes(seat)) ?? [],
  )

export const here = <G extends Shape>(room: Room<G>, channel: ChannelId): DoorEffect => {
  const { docket, present, callers, now, standIns, isUnsaved } = room
  const caller = callers.get(channel)
  const bots = botsOf(room)
  return say(channel, {
    ...{
      kind: 'here',
      present,
      standing: present.map((_, seat) => standIns.get(seat) ?? null),
      watching: watching(room),
    },
    ...(bots.length > 0 && { bots }),
    have: { seq: docket.told, hash: hashAt(docket, docket.told) },
    ...(isUnsaved && { unsaved: true }),
    hears: caller !== undefined && isHeard(caller, now),
  })
}

/** With every heartbeat the host looks at its own state too: the hash that it tells is the log's. */
export const beating = <G extends Shape>(room: Room<G>, now: number): Room<G> =>
  now - room.told < BEAT ? room : sound(room)

/** Tells all who is here, where that has changed or a heartbeat is due. */
export const announce = <G extends Shape>([room, effects]: RoomStep<G>): RoomStep<G> => {
  const present = room.keys.map((_, seat) => isSeatHere(room, seat))
  const isSame = present.join() === room.present.join()
  if (isSame && room.now - room.told < BEAT) return [room, effects]
  const next = { ...room, present, told: room.now }
  return [next, [...effects, ...[...next.docket.phones.keys()].map((channel) => here(next, channel))]]
}

/** When each seat was heard last, whatever has become of its channel. */
export const listening = <G extends Shape>(room: Room<G>): Room<G> => {
  const last = new Map<string, number>()
  for (const { ids, heard } of room.callers.values())
    for (const id of ids ?? []) last.set(id, Math.max(heard, last.get(id) ?? heard))
  return { ...room, heard: room.keys.map(({ id }, seat) => last.get(id) ?? room.heard[seat] ?? room.now) }
}

/** While the host's phone slept it could hear nobody. */
export const slept = <G extends Shape>(room: Room<G>, now: number): Room<G> => {
  const time = sleptUntil(room.now, now)
  return time === 0 ? room : { ...room, heard: room.heard.map((last) => last + time) }
}
