/** Prospects of those who win or lose together: rats in the walls, dogs, and the formation where that is the goal. */
import { activeRats, TOO_MANY_RATS } from '../../rules/rats.ts'
import type { State } from '../../state.ts'
import type { Lying } from './board.ts'
import { distanceToFormation } from './formation.ts'
import type { Weights } from './weights.ts'

const VASSALS_NEEDED = 16

/** What the rats take: each one, and more the nearer they come to twelve. */
export const ratsWorry = (state: State, { rat, plague }: Weights): number => {
  const active = activeRats(state)
  const near = Math.max(0, active - TOO_MANY_RATS / 2)
  return rat * active + plague * near * near
}

/** Each dog at its price; a second of the same breed brings little more. */
export const dogsWorth = ({ courts }: State, { jack, scottie, westie }: Weights): number => {
  const worths = { jack, scottie, westie }
  return [...new Set(courts.flatMap(({ dogs }) => dogs))].reduce((sum, dog) => sum + worths[dog], 0)
}

/** Vassals on the board, and spaces that may still be refilled this turn. */
const vassalsOf = ({ board, marked }: State): number =>
  board.filter((slot, space) => slot >= 0 || marked.includes(space)).length

/** The way to the formation, and the vassals that are too many for it, or too few. */
export const formationWorry = (state: State, lying: readonly Lying[], { move, surplus, scarce }: Weights): number => {
  const over = vassalsOf(state) - VASSALS_NEEDED
  return move * distanceToFormation(lying) + (over > 0 ? surplus * over : -scarce * over)
}
