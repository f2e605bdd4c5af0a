/** A hall: its doors, how far rooms are from each other, and what is marked in them (rules 5). */
import type { Band, HallCard } from '../cardTypes.ts'
import { COLUMNS, columnOf, ROOMS, type Room, rowOf } from './room.ts'

export interface Hall {
  readonly id: string
  readonly ambush: boolean
  /** Rooms behind the doors of each room, in room order. */
  readonly doors: readonly (readonly Room[])[]
  /** Doors on the shortest way, from room to room. */
  readonly steps: readonly (readonly number[])[]
  /** Doors along the line of sight, from room to room; -1 where there is none (E8). */
  readonly sight: readonly (readonly number[])[]
  readonly arrival: Room
  readonly exit: Room
  /** Rooms of caches 1, 2 and 3. */
  readonly caches: readonly Room[]
  /** In room order. */
  readonly pits: readonly Room[]
  /** Rooms with cover. */
  readonly cover: readonly Room[]
}

const MID_DOORS = 2

const neighboursOf = (room: Room): readonly Room[] =>
  ROOMS.filter((other) => Math.abs(columnOf(room) - columnOf(other)) + Math.abs(rowOf(room) - rowOf(other)) === 1)

/** Sign between two neighbours, or of a room where both are the same. */
const signBetween = (rows: readonly string[], one: Room, other: Room): string =>
  rows[rowOf(one) + rowOf(other)]?.charAt(columnOf(one) + columnOf(other)) ?? ''

const doorsIn = (rows: readonly string[]): readonly (readonly Room[])[] =>
  ROOMS.map((room) => neighboursOf(room).filter((other) => '-|'.includes(signBetween(rows, room, other) || ' ')))

/**
 * Doors on the way from a room to each other room that is reached through rooms which let pass; -1 for the others.
 * `isPassed`: whether one goes on from a room that was entered; always from the first.
 */
export const countDoorsFrom = (
  doors: readonly (readonly Room[])[],
  from: Room,
  isPassed: (room: Room) => boolean = () => true,
): readonly number[] => {
  const counts = ROOMS.map((room): number => (room === from ? 0 : -1))
  const waiting = [from]
  for (let room = waiting.shift(); room !== undefined; room = waiting.shift()) {
    if (room !== from && !isPassed(room)) continue
    for (const other of doors[room] ?? [])
      if (counts[other] === -1) {
        counts[other] = (counts[room] ?? 0) + 1
        waiting.push(other)
      }
  }
  return counts
}

/** Rooms seen from a room in one direction, nearest first: as far as there are doors on the straight line. */
const seenAlong = (doors: readonly (readonly Room[])[], room: Room, step: number): readonly Room[] => {
  const next = doors[room]?.find((other) => other - room === step)
  return next === undefined ? [] : [next, ...seenAlong(doors, next, step)]
}

const sightFrom = (doors: readonly (readonly Room[])[], from: Room): readonly number[] => {
  const lines = [-COLUMNS, -1, 1, COLUMNS].map((step) => seenAlong(doors, from, step))
  return ROOMS.map((room) =>
    room === from ? 0 : Math.max(-1, ...lines.map((line) => (line.includes(room) ? line.indexOf(room) + 1 : -1))),
  )
}

/** Hall of these rows. */
export const createHall = ({ id, ambush, rows }: HallCard): Hall => {
  const doors = doorsIn(rows)
  const marked = (sign: string): readonly Room[] => ROOMS.filter((room) => signBetween(rows, room, room) === sign)
  return {
    ...{ id, ambush, doors },
    steps: ROOMS.map((room) => countDoorsFrom(doors, room)),
    sight: ROOMS.map((room) => sightFrom(doors, room)),
    arrival: marked('S')[0] ?? 0,
    exit: marked('X')[0] ?? 0,
    caches: ['1', '2', '3'].flatMap(marked),
    pits: marked('P'),
    cover: marked('o'),
  }
}

export const stepsBetween = ({ steps }: Hall, from: Room, to: Room): number => steps[from]?.[to] ?? -1

/** Doors along the line of sight; -1 without one. */
export const doorsAlongLine = ({ sight }: Hall, from: Room, to: Room): number => sight[from]?.[to] ?? -1

/** Band of distance of an attack; null where there is no sight (rules 5.3). */
export const bandBetween = (hall: Hall, from: Room, to: Room): Band | null => {
  const doors = doorsAlongLine(hall, from, to)
  if (doors < 0) return null
  if (doors === 0) return 'near'
  return doors <= MID_DOORS ? 'mid' : 'far'
}

/** The room of a list with the smallest measures, of which the first counts most; equal: room order. */
export const bestRoom = (rooms: readonly Room[], ...measures: readonly ((room: Room) => number)[]): Room | null => {
  const compare = (one: Room, other: Room): number =>
    measures.reduce((difference, measure) => difference || measure(one) - measure(other), 0) || one - other
  return [...rooms].sort(compare)[0] ?? null
}
