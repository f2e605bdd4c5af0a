/** The situation of a dweller and its target (rules 9.1, E20, E21). */
import type { Member } from '../../actions.ts'
import type { DwellerKind, Situation } from '../../cardTypes.ts'
import { countersOf } from '../../company.ts'
import { mapOf, membersInHall, roomOf } from '../../figures.ts'
import { doorsAlongLine, stepsBetween } from '../../hall/hall.ts'
import type { Room } from '../../hall/room.ts'
import { explorerOf, type State } from '../../state.ts'

/** Whether a dweller sees a room within the reach of its shot; its own room always. */
export const seesWithinReach = (state: State, { reach }: DwellerKind, from: Room, to: Room): boolean => {
  const doors = doorsAlongLine(mapOf(state), from, to)
  return doors >= 0 && doors <= reach
}

/** Without a shot whoever is within its speed is seen. */
const isSeen = (state: State, kind: DwellerKind, from: Room, to: Room): boolean =>
  kind.shot === 0 ? stepsBetween(mapOf(state), from, to) <= kind.speed : seesWithinReach(state, kind, from, to)

/** Target among some explorers: fewest steps, then most counters, then company order. */
const nearestTarget = (state: State, from: Room, members: readonly Member[]): Member => {
  const steps = (member: Member): number => stepsBetween(mapOf(state), from, roomOf(state, member))
  const counters = (member: Member): number => countersOf(explorerOf(state, member))
  const order = (one: Member, other: Member): number =>
    steps(one) - steps(other) || counters(other) - counters(one) || one - other
  return [...members].sort(order)[0] ?? -1
}

/** What a dweller of this kind in this room sees, and at whom it acts. There is an explorer in the hall. */
export const situationAt = (
  state: State,
  kind: DwellerKind,
  room: Room,
): { readonly situation: Situation; readonly target: Member } => {
  const all = membersInHall(state)
  const here = all.filter((member) => roomOf(state, member) === room)
  if (here.length > 0) return { situation: 'engaged', target: nearestTarget(state, room, here) }
  const seen = all.filter((member) => isSeen(state, kind, room, roomOf(state, member)))
  if (seen.length > 0) return { situation: 'sees', target: nearestTarget(state, room, seen) }
  return { situation: 'neither', target: nearestTarget(state, room, all) }
}
