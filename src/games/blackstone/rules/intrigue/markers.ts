/** Markers of a court: where they are, and how they return to it (rules 2.1). */

import type { Seat } from '#src/kernel/contract.ts'
import { draftCourt } from '../../changeStateInTurns.ts'
import type { MarkerState, State } from '../../state.ts'
import { courtOf } from '../engine/slots.ts'
import type { MoveContext } from '../ruleTypes.ts'

export const MARKERS_AT_COURT: MarkerState = { at: 'court' }

export const markersOf = (state: State, seat: Seat): MarkerState => {
  const { intrigue } = courtOf(state, seat)
  if (!intrigue) throw new Error('no intrigue at this table')
  return intrigue
}

/** Both markers return to their owner (ruling 68). */
export const returnMarkers = (context: MoveContext, seat: Seat): void => {
  draftCourt(context.draft, seat).intrigue = MARKERS_AT_COURT
}
