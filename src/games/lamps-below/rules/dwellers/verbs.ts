/** What the verbs of the tables do: where a dweller goes, and how often it attacks (rules 9.1). */
import type { FigureId } from '../../actions.ts'
import type { DwellerKind, Verb } from '../../cardTypes.ts'
import { DWELLERS_IN_ROOM } from '../../data/numbers.ts'
import { dwellersIn, isExplorerIn, mapOf } from '../../figures.ts'
import { bestRoom, countDoorsFrom, stepsBetween } from '../../hall/hall.ts'
import { ROOMS, type Room } from '../../hall/room.ts'
import type { State } from '../../state.ts'
import { seesWithinReach } from './situation.ts'

/** What one dweller does in its turn. */
export interface Plan {
  readonly to: Room
  readonly guard: boolean
  readonly attacks: number
}

/** A dweller in its room, and the room of its target. */
export interface Actor extends FigureId {
  readonly kind: DwellerKind
  readonly at: Room
  readonly target: Room
}

/**
 * Rooms in which a move may end, its own first, with the doors to them. Entering a room with an explorer ends a move,
 * a room with four dwellers may only be crossed.
 */
const movesOf = (state: State, { kind, at }: Actor): ReadonlyMap<Room, number> => {
  const counts = countDoorsFrom(mapOf(state).doors, at, (room) => !isExplorerIn(state, room))
  const rooms = ROOMS.filter((room) => {
    const count = counts[room] ?? -1
    return count >= 0 && count <= kind.speed && (room === at || dwellersIn(state, room) < DWELLERS_IN_ROOM)
  })
  return new Map(rooms.map((room) => [room, counts[room] ?? 0]))
}

/** Of some rooms the one that measures least, then with fewest doors moved, then in room order; null if there is none. */
const choose = (
  moves: ReadonlyMap<Room, number>,
  isMeant: (room: Room) => boolean,
  measure: (room: Room) => number = () => 0,
): Room | null => bestRoom([...moves.keys()].filter(isMeant), measure, (room) => moves.get(room) ?? 0)

const standing = ({ at }: Actor, attacks: number): Plan => ({ to: at, guard: false, attacks })

/** Room with fewest steps to the target. */
const approach = (state: State, actor: Actor): Room =>
  choose(
    movesOf(state, actor),
    () => true,
    (room) => stepsBetween(mapOf(state), room, actor.target),
  ) ?? actor.at

const sees =
  (state: State, { kind, target }: Actor) =>
  (room: Room): boolean =>
    seesWithinReach(state, kind, room, target)

const charge = (state: State, actor: Actor): Plan => {
  const to = approach(state, actor)
  return { to, guard: false, attacks: Number(to === actor.target) }
}

const press = (state: State, actor: Actor): Plan => {
  const to = approach(state, actor)
  return { to, guard: false, attacks: Number(sees(state, actor)(to)) }
}

/** A room with cover from which it sees the target, else any such room; the target's own is one of them (E45). */
const takeCover = (state: State, actor: Actor): Plan => {
  const moves = movesOf(state, actor)
  const isSeeing = sees(state, actor)
  const isCovered = (room: Room): boolean => mapOf(state).cover.includes(room)
  const to = choose(moves, (room) => isCovered(room) && isSeeing(room)) ?? choose(moves, isSeeing) ?? actor.at
  return { to, guard: true, attacks: Number(isSeeing(to)) }
}

const fallBack = (state: State, actor: Actor): Plan => {
  const moves = movesOf(state, actor)
  const isSeeing = sees(state, actor)
  const isOther = (room: Room): boolean => room !== actor.at
  const to = choose(moves, (room) => isOther(room) && isSeeing(room)) ?? choose(moves, isOther) ?? actor.at
  return { to, guard: false, attacks: Number(isSeeing(to)) }
}

/** It shoots from another room only. */
const advance = (state: State, actor: Actor): Plan => {
  const isSeeing = sees(state, actor)
  const to = choose(movesOf(state, actor), isSeeing) ?? approach(state, actor)
  return { to, guard: false, attacks: Number(to !== actor.target && isSeeing(to)) }
}

const PLANS: Readonly<Record<Verb, (state: State, actor: Actor) => Plan>> = {
  hold: (_, actor) => ({ ...standing(actor, 0), guard: true }),
  strike: (_, actor) => standing(actor, 1),
  fury: (_, actor) => standing(actor, 2),
  shoot: (_, actor) => standing(actor, 1),
  volley: (_, actor) => standing(actor, 2),
  charge,
  press,
  cover: takeCover,
  back: fallBack,
  advance,
}

export const planOf = (state: State, verb: Verb, actor: Actor): Plan => PLANS[verb](state, actor)
