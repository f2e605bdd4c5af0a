/** Prospects of those who win or lose together by points: rats in the walls, and dogs. */
import { activeRats, TOO_MANY_RATS } from '../../rules/rats.ts'
import type { State } from '../../state.ts'
import type { Weights } from './weights.ts'

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
