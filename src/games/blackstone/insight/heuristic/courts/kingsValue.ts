/** Value of Kings besides their points: they make room for everything else. */
import type { State } from '../../../state.ts'
import { scoreFor } from '../goalScore.ts'
import type { Weights } from '../weights.ts'

/** Do Machinations themselves end the game? The third then needs a King besides the two of the Household. */
const needsThirdKing = (state: State): boolean => scoreFor(state, 0, 'ploy') > 0

/** Value of this many completed Kings with this many turns left. */
export const kingsValue = (
  state: State,
  completed: number,
  turnsLeft: number,
  { king, kingPerTurn, firstKing }: Weights,
): number => (king + kingPerTurn * turnsLeft) * completed + (completed > 0 && needsThirdKing(state) ? firstKing : 0)
