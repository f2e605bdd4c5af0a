/** What Kings count beside their points: all else needs room. */
import type { State } from '../../state.ts'
import { countFor } from './goal.ts'
import type { Weights } from './weights.ts'

/** Do Machinations themselves end the game? The third then needs a King beside the two of the Household. */
const needsThird = (state: State): boolean => countFor(state, 0, 'ploy') > 0

/** Of so many completed ones, with so many turns left. */
export const kingsWorth = (
  state: State,
  completed: number,
  turnsLeft: number,
  { king, reign, room }: Weights,
): number => (king + reign * turnsLeft) * completed + (completed > 0 && needsThird(state) ? room : 0)
