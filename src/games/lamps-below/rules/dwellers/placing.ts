/** Placing dwellers, and those that come back (rules 5 and 9.2). */

import { kindOf } from '../../cards.ts'
import { updateHall } from '../../changeState.ts'
import { DWELLERS_IN_ROOM } from '../../data/numbers.ts'
import { dwellersIn, mapOf, membersInHall, roomOf } from '../../figures.ts'
import { bestRoom, stepsBetween } from '../../hall/hall.ts'
import { ROOMS, type Room } from '../../hall/room.ts'
import { type Group, hallOf, type State } from '../../state.ts'
import type { MoveContext } from '../ruleTypes.ts'

export const groupOf = (state: State, group: number): Group => {
  const found = hallOf(state).groups[group]
  if (!found) throw new RangeError(`no group ${group}`)
  return found
}

export const updateGroup = (draft: State, group: number, change: Partial<Group>): void => {
  const { groups } = hallOf(draft)
  updateHall(draft, { groups: groups.with(group, { ...groupOf(draft, group), ...change }) })
}

/** Room that takes a dweller who is placed at a room: the nearest one that is not full; equal: room order (E10). */
const roomWithSpace = (state: State, room: Room): Room => {
  const withSpace = ROOMS.filter((one) => dwellersIn(state, one) < DWELLERS_IN_ROOM)
  return bestRoom(withSpace, (one) => stepsBetween(mapOf(state), room, one)) ?? room
}

/** One more figure of a group, with the next number (E41); returns its room. */
export const placeFigure = (draft: State, group: number, room: Room): Room => {
  const { card, next, figures } = groupOf(draft, group)
  const at = roomWithSpace(draft, room)
  const figure = { number: next, at, health: kindOf(card).health, guard: false }
  updateGroup(draft, group, { next: next + 1, figures: [...figures, figure] })
  return at
}

/** Pit with most steps to the nearest explorer; equal: room order. */
const farthestPit = (state: State): Room => {
  const hall = mapOf(state)
  const toNearest = (pit: Room): number =>
    Math.min(...membersInHall(state).map((member) => stepsBetween(hall, pit, roomOf(state, member))))
  return bestRoom(hall.pits, (pit) => -toNearest(pit)) ?? 0
}

/** One figure of a group comes back, at its full health. */
export const returnFigure = ({ draft, emit }: MoveContext, group: number): void => {
  const { next } = groupOf(draft, group)
  const room = placeFigure(draft, group, farthestPit(draft))
  emit({ kind: 'returned', group, number: next, room })
}
