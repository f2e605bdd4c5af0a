/** Steps of clean-up after the draw (rules 4.5), and what triggers the end (rules 8). */

import { numbersFrom } from '../../numberLists.ts'
import { popTask, pushTasks } from '../changeState.ts'
import { STANDSTILL } from '../data/numbers.ts'
import { guildOf, newTurn, type State, seatAfter, seatBefore, sizeOfDeck } from '../state.ts'
import type { MoveContext } from './ruleTypes.ts'

/** Triggers the end, once: all guilds have equally many turns, or one more each (C24). */
const triggerEnd = ({ draft, emit }: MoveContext, by: 'quarry' | 'deck' | 'standstill'): void => {
  if (draft.lastSeat >= 0) return
  draft.lastSeat = seatBefore(draft, draft.setting.options.lastTurns === 'oneEach' ? draft.seat : draft.first)
  emit({ kind: 'triggered', by })
}

/** An empty quarry: an Inspection, or the end with the marker on 1. Not looked at once the end is triggered (C25). */
export const runCheckQuarry = (context: MoveContext): void => {
  const { draft } = context
  popTask(draft)
  if (draft.lastSeat >= 0 || draft.quarry > 0) return
  if (draft.marker > 1) pushTasks(draft, { do: 'inspection', final: false })
  else triggerEnd(context, 'quarry')
}

/** Empty stalls are filled from the deck, left to right. */
export const runFillStalls = ({ draft }: MoveContext): void => {
  popTask(draft)
  const empty = draft.stalls.filter((face) => face < 0).length
  const count = Math.min(empty, sizeOfDeck(draft.market))
  if (count === 0) return
  const slots = numbersFrom(draft.market.next, count)
  draft.market = { next: draft.market.next + count, end: draft.market.end }
  pushTasks(draft, { do: 'reveal', slots, into: 'stalls', seat: draft.seat })
}

const isIdle = ({ turn: { built, fromStall } }: State): boolean => built === 0 && !fromStall

/** The last card of the rotating deck, and standstill (C41). */
export const runCheckEnd = (context: MoveContext): void => {
  const { draft } = context
  popTask(draft)
  if (sizeOfDeck(draft.market) === 0) triggerEnd(context, 'deck')
  draft.idleTurns = isIdle(draft) ? draft.idleTurns + 1 : 0
  if (draft.idleTurns >= STANDSTILL * draft.guilds.length) triggerEnd(context, 'standstill')
}

/** Begins the turn of this seat. */
export const beginTurn = ({ draft, emit }: MoveContext, seat: number): void => {
  draft.seat = seat
  draft.turnNumber += 1
  draft.turn = newTurn(guildOf(draft, seat).owned)
  pushTasks(draft, { do: 'main' })
  emit({ kind: 'turn', seat, turn: draft.turnNumber })
}

/** The next seat, or the end after the last turn. */
export const runNextTurn = (context: MoveContext): void => {
  const { draft } = context
  popTask(draft)
  if (draft.seat === draft.lastSeat) pushTasks(draft, { do: 'finalInspection' })
  else beginTurn(context, seatAfter(draft, draft.seat))
}
