/** Moving through doors (rules 7, E16). */
import type { Refusal } from '#src/kernel/result.ts'
import type { ActionOf } from '../../actions.ts'
import { updateExplorer } from '../../changeState.ts'
import { COSTS } from '../../data/numbers.ts'
import { dwellersIn, mapOf } from '../../figures.ts'
import { countDoorsFrom } from '../../hall/hall.ts'
import { ROOMS, type Room } from '../../hall/room.ts'
import { because } from '../../refusal.ts'
import type { State } from '../../state.ts'
import type { ActionHandler } from '../ruleTypes.ts'
import { type ActingExplorer, actingExplorer } from './actingExplorer.ts'
import { checkPayment, PAYMENTS, spendDie } from './paying.ts'

/** Rooms that a move of this length can come to. */
const roomsWithin = (length: number, counts: readonly number[]): readonly Room[] =>
  ROOMS.filter((room) => {
    const count = counts[room] ?? -1
    return count > 0 && count <= length
  })

/** Rooms that one move reaches: entering a room with a dweller ends it (E16). */
const roomsInReach = (state: State, { room, card }: ActingExplorer): readonly Room[] =>
  roomsWithin(
    card.move,
    countDoorsFrom(mapOf(state).doors, room, (one) => dwellersIn(state, one) === 0),
  )

/** Why a room is not reached: it is the own one, a dweller is in the way, or it is too far at all. */
const whyNotReached = (state: State, { room, card }: ActingExplorer, to: Room): Refusal => {
  if (to === room) return because('lamps-below.sameRoom')
  return roomsWithin(card.move, countDoorsFrom(mapOf(state).doors, room)).includes(to)
    ? because('lamps-below.moveEnds', 16)
    : because('lamps-below.outOfReach')
}

/** Breaking away from dwellers in the own room costs more. */
const costOfMove = ({ isBeset, card }: ActingExplorer): number => {
  if (!isBeset) return COSTS.move
  return card.special === 'slip' ? COSTS.slip : COSTS.breakAway
}

export const moveExplorer: ActionHandler<ActionOf<'move'>> = {
  list: ({ state }) =>
    roomsInReach(state, actingExplorer(state)).flatMap((room) =>
      PAYMENTS.map((pay) => ({ kind: 'move', room, pay }) as const),
    ),

  check({ state }, { room, pay }) {
    const mover = actingExplorer(state)
    if (!roomsInReach(state, mover).includes(room)) return whyNotReached(state, mover, room)
    return checkPayment(state, mover.member, pay, costOfMove(mover))
  },

  act(context, _seat, { room: to, pay }) {
    const { draft, emit } = context
    const mover = actingExplorer(draft)
    spendDie(context, mover.member, pay, costOfMove(mover))
    updateExplorer(draft, mover.member, { at: to })
    emit({ kind: 'moved', member: mover.member, from: mover.room, to })
  },
}
