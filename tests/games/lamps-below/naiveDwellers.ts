/**
 * What dwellers do by a second method: every walk is taken door by door, and the words of the rules (9.1) are applied to
 * where the walks end. Nothing of the game's own code is used.
 */
import { allSteps, doorsOnLine, ROOM_NAMES } from './naiveHalls.ts'

export interface NaiveHall {
  readonly rows: readonly string[]
  readonly steps: ReadonlyMap<string, number>
}

export const naiveHall = (rows: readonly string[]): NaiveHall => ({ rows, steps: allSteps(rows) })

const stepsBetween = ({ steps }: NaiveHall, one: string, other: string): number => steps.get(one + other) ?? 99

const signOf = ({ rows }: NaiveHall, room: string): string =>
  rows[2 * (Number(room.charAt(1)) - 1)]?.charAt(2 * 'abc'.indexOf(room.charAt(0))) ?? ''

/** All walks of at most so many doors, as the rooms that they enter; a walk ends where `ends` says so. */
const walks = (
  hall: NaiveHall,
  from: string,
  most: number,
  ends: (room: string) => boolean,
): readonly (readonly string[])[] => {
  const further = (walk: readonly string[]): readonly (readonly string[])[] => {
    const last = walk.at(-1)
    if (walk.length === most || (last !== undefined && ends(last))) return [walk]
    const next = ROOM_NAMES.filter((room) => doorsOnLine(hall.rows, last ?? from, room) === 1)
    return [walk, ...next.flatMap((room) => further([...walk, room]))]
  }
  return further([])
}

/** Fewest doors to every room in which a walk can end, the first room included. */
const ends = (
  hall: NaiveHall,
  from: string,
  most: number,
  stops: (room: string) => boolean,
): ReadonlyMap<string, number> => {
  const found = new Map<string, number>()
  for (const walk of walks(hall, from, most, stops)) {
    const end = walk.at(-1) ?? from
    found.set(end, Math.min(found.get(end) ?? 99, walk.length))
  }
  return found
}

/** Rooms that an explorer can move to: rooms with dwellers end the move. */
export const explorerMoves = (
  hall: NaiveHall,
  from: string,
  doors: number,
  dwellers: readonly string[],
): readonly string[] => {
  const reached = ends(hall, from, doors, (room) => dwellers.includes(room))
  return ROOM_NAMES.filter((room) => room !== from && reached.has(room))
}

export interface NaiveKind {
  readonly shot: boolean
  readonly reach: number
  readonly speed: number
}

export interface NaiveExplorer {
  readonly room: string
  readonly counters: number
}

export interface NaiveScene {
  readonly hall: NaiveHall
  readonly kind: NaiveKind
  readonly room: string
  readonly explorers: readonly NaiveExplorer[]
  /** Rooms of all other dwellers. */
  readonly others: readonly string[]
}

const sees = ({ hall, kind }: NaiveScene, from: string, to: string): boolean =>
  from === to || (doorsOnLine(hall.rows, from, to) ?? 99) <= kind.reach

/** Situation and the place of the target among the explorers. */
export const naiveSituation = (scene: NaiveScene): readonly [string, number] => {
  const { hall, kind, room, explorers } = scene
  const isSeen = (one: NaiveExplorer): boolean =>
    kind.shot ? sees(scene, room, one.room) : stepsBetween(hall, room, one.room) <= kind.speed
  const engaged = explorers.filter((one) => one.room === room)
  const seen = explorers.filter(isSeen)
  const [situation, candidates] =
    engaged.length > 0 ? ['engaged', engaged] : seen.length > 0 ? ['sees', seen] : ['neither', explorers]
  let best = candidates[0] as NaiveExplorer
  for (const one of candidates as readonly NaiveExplorer[]) {
    const [steps, least] = [stepsBetween(hall, room, one.room), stepsBetween(hall, room, best.room)]
    if (steps < least || (steps === least && one.counters > best.counters)) best = one
  }
  return [situation as string, explorers.indexOf(best)]
}

/** Of rooms that serve the one with the smallest measure, then fewest doors, then the first in room order. */
const pick = (
  moves: ReadonlyMap<string, number>,
  serves: (room: string) => boolean,
  measure: (room: string) => number = () => 0,
): string | undefined => {
  const rooms = ROOM_NAMES.filter((room) => moves.has(room) && serves(room))
  const least = Math.min(...rooms.map(measure))
  const near = rooms.filter((room) => measure(room) === least)
  const fewest = Math.min(...near.map((room) => moves.get(room) ?? 99))
  return near.find((room) => moves.get(room) === fewest)
}

export interface NaivePlan {
  readonly to: string
  readonly guard: boolean
  readonly attacks: number
}

/** Where a verb leads a dweller, and how often it attacks an explorer in that room. */
export const naivePlan = (scene: NaiveScene, verb: string, target: string): NaivePlan => {
  const { hall, kind, room, explorers, others } = scene
  const all = ends(hall, room, kind.speed, (one) => explorers.some((explorer) => explorer.room === one))
  const isFull = (one: string): boolean => one !== room && others.filter((other) => other === one).length >= 4
  const moves = new Map([...all].filter(([one]) => !isFull(one)))
  const seeing = (one: string): boolean => sees(scene, one, target)
  const nearest =
    pick(
      moves,
      () => true,
      (one) => stepsBetween(hall, one, target),
    ) ?? room
  const plan = (to: string, attacks: boolean, guard = false): NaivePlan => ({ to, guard, attacks: Number(attacks) })
  switch (verb) {
    case 'hold':
      return plan(room, false, true)
    case 'strike':
    case 'shoot':
      return plan(room, true)
    case 'fury':
    case 'volley':
      return { ...plan(room, true), attacks: 2 }
    case 'charge':
      return plan(nearest, nearest === target)
    case 'press':
      return plan(nearest, seeing(nearest))
    case 'cover': {
      const covered = pick(moves, (one) => signOf(hall, one) === 'o' && seeing(one))
      const to = covered ?? pick(moves, seeing) ?? room
      return plan(to, seeing(to), true)
    }
    case 'back': {
      const to = pick(moves, (one) => one !== room && seeing(one)) ?? pick(moves, (one) => one !== room) ?? room
      return plan(to, seeing(to))
    }
    default: {
      const to = pick(moves, seeing) ?? nearest
      return plan(to, to !== target && seeing(to))
    }
  }
}
