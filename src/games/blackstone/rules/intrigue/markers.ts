/** Where the two markers of a court are, and how they come back to it (rules 2.1). */
import type { Seat } from '../../../../kernel/contract.ts'
import type { Intrigue, State } from '../../state.ts'
import { courtOf, type Play } from '../play.ts'

const AT_COURT: Intrigue = { at: 'court' }

/** Everybody's markers lie at court, and nothing has happened yet. */
export const layMarkers = (state: State): void => {
  for (const court of state.courts) court.intrigue = AT_COURT
  state.usedVassals = []
  state.rewards = []
}

export const markersOf = (state: State, seat: Seat): Intrigue => {
  const { intrigue } = courtOf(state, seat)
  if (!intrigue) throw new Error('no intrigue at this table')
  return intrigue
}

/** Both markers return to their owner (ruling 68). */
export const bringBack = (play: Play, seat: Seat): void => {
  courtOf(play.draft, seat).intrigue = AT_COURT
}

/** The seats from the one after this round the table, this one last (ruling 69). */
export const clockwiseAfter = ({ courts }: State, seat: Seat): readonly Seat[] =>
  courts.map((_, step) => (seat + 1 + step) % courts.length)
