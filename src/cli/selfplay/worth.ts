/** How well a seat stands, in whole points, higher is better: what its mode scores at the end. */
import { pointsOf } from '../../games/blackstone/rules/court.ts'
import { courtOf } from '../../games/blackstone/rules/play.ts'
import { setPoints } from '../../games/blackstone/rules/quest/sets.ts'
import type { State } from '../../games/blackstone/state.ts'
import type { Seat } from '../../kernel/contract.ts'

/** Points of the court; in Queen's Quest those of its sets; in Wizard's Quest the vassals that are still in hand, as a negative number. */
export const worth = (state: State, seat: Seat): number => {
  const court = courtOf(state, seat)
  if (court.vassals) return 0 - court.vassals.length
  return court.sets ? setPoints(state, court) : pointsOf(state, court).total
}
