/** Score of a seat in whole points, higher is better: what its mode counts at the end. */
import { courtPointsOf } from '../../../games/blackstone/rules/court/courtPoints.ts'
import { courtOf } from '../../../games/blackstone/rules/engine/slots.ts'
import { totalSetPoints } from '../../../games/blackstone/rules/queens-and-wizards-quest/sets.ts'
import type { State } from '../../../games/blackstone/state.ts'
import type { Seat } from '../../../kernel/contract.ts'

/**
 * Points of the court; in the Queen's Quest those of its sets; in the Wizard's Quest the vassals still in hand, as a
 * negative number.
 */
export const seatScore = (state: State, seat: Seat): number => {
  const court = courtOf(state, seat)
  if (court.vassals) return 0 - court.vassals.length
  return court.sets ? totalSetPoints(state, court) : courtPointsOf(state, court).total
}
