import { updateCourts } from '../../changeStateInTurns.ts'
import type { State } from '../../state.ts'
import { MARKERS_AT_COURT } from './markers.ts'

/** Adds the zones of intrigue: all markers at court, no used vassals, no rewards. */
export const addIntrigueZones = (state: State): void => {
  updateCourts(state, { intrigue: MARKERS_AT_COURT }) // ruling 13
  state.usedVassals = []
  state.rewards = []
}
