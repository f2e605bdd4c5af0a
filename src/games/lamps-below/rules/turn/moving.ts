/** Moving through doors (rules 7, E16), leaving the hall (E18), and ending a turn. */
import type { ActionOf } from '../../actions.ts'
import { COSTS } from '../../data/numbers.ts'
import { dwellersIn, mapOf } from '../../figures.ts'
import { doorsTo } from '../../hall/hall.ts'
import { ROOMS, type Room } from '../../hall/room.ts'
import { because } from '../../refusal.ts'
import type { State } from '../../state.ts'
import { leaveTrack } from '../counters.ts'
import { type ActionHandler, popTask, updateExplorer } from '../engine/moveContext.ts'
import { checkPayment, PAYMENTS, spendDie } from './paying.ts'
import { type Mover, moverOf } from './turnTask.ts'

/** Rooms that one move reaches: entering a room with a dweller ends it. */
const roomsInReach = (state: State, { room, card }: Mover): readonly Room[] => {
  const doors = doorsTo(mapOf(state).doors, room, (one) => dwellersIn(state, one) === 0)
  return ROOMS.filter((one) => {
    const count = doors[one] ?? -1
    return count > 0 && count <= card.move
  })
}

/** Breaking away from dwellers in the own room costs more. */
const costOfMove = ({ isBeset, card }: Mover): number => {
  if (!isBeset) return COSTS.move
  return card.special === 'slip' ? COSTS.slip : COSTS.breakAway
}

export const moveExplorer: ActionHandler<ActionOf<'move'>> = {
  list: ({ state }) =>
    roomsInReach(state, moverOf(state)).flatMap((room) =>
      PAYMENTS.map((pay) => ({ kind: 'move', room, pay }) as const),
    ),

  check({ state }, { room, pay }) {
    const mover = moverOf(state)
    if (!roomsInReach(state, mover).includes(room)) return because('lamps-below.outOfReach', 16)
    return checkPayment(state, mover.member, pay, costOfMove(mover))
  },

  act({ draft, emit }, _seat, { room: to, pay }) {
    const mover = moverOf(draft)
    spendDie(draft, mover.member, pay, costOfMove(mover))
    updateExplorer(draft, mover.member, { at: to })
    emit({ kind: 'moved', member: mover.member, from: mover.room, to })
  },
}

export const leaveHall: ActionHandler<ActionOf<'leave'>> = {
  list: () => [{ kind: 'leave' }],
  check: ({ state }) => (moverOf(state).room === mapOf(state).exit ? null : because('lamps-below.notInExit')),
  act({ draft, emit }) {
    const { member } = moverOf(draft)
    popTask(draft)
    leaveTrack(draft, member)
    updateExplorer(draft, member, { at: 'left', dice: [], braced: false }) // E30
    emit({ kind: 'left', member })
  },
}

export const endTurn: ActionHandler<ActionOf<'end'>> = {
  list: () => [{ kind: 'end' }],
  check: () => null,
  act({ draft, emit }) {
    const { member } = moverOf(draft)
    popTask(draft)
    emit({ kind: 'ended', member })
  },
}
