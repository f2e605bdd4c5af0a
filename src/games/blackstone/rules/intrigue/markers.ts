/** Markers of a court: where they are, and how they return to it (rules 2.1). */

import type { Seat } from '#src/kernel/contract.ts'
import { draftCourt, updateCourts } from '../../draftTurn.ts'
import type { MarkerState, State } from '../../state.ts'
import type { MoveContext } from '../contract.ts'
import { courtOf } from '../engine/slots.ts'

const MARKERS_AT_COURT: MarkerState = { at: 'court' }

/** Adds the zones of intrigue: all markers at court, no used vassals, no rewards. */
export const addMarkers = (state: State): void => {
  updateCourts(state, { intrigue: MARKERS_AT_COURT }) // ruling 13
  state.usedVassals = []
  state.rewards = []
}

export const markersOf = (state: State, seat: Seat): MarkerState => {
  const { intrigue } = courtOf(state, seat)
  if (!intrigue) throw new Error('no intrigue at this table')
  return intrigue
}

/** Both markers return to their owner (ruling 68). */
export const returnMarkers = (context: MoveContext, seat: Seat): void => {
  draftCourt(context.draft, seat).intrigue = MARKERS_AT_COURT
}

/** Seats clockwise from the one after this; this seat is last (ruling 69). */
export const seatsClockwiseAfter = ({ courts }: State, seat: Seat): readonly Seat[] =>
  courts.map((_, step) => (seat + 1 + step) % courts.length)
