import type { State } from '../../state.ts'
import { VASSALS_NEEDED } from './formationChecklist.ts'

/**
 * Puzzle Master: would one more empty space put the formation out of reach (ruling 156)? While a refill is asked about,
 * the space of a used vassal is already empty, and refills still to come can make up for it; a vassal to be retained
 * is still on the board.
 */
export const losesByLeavingEmpty = (state: State): boolean => {
  const vassalCount = state.board.filter((slot) => slot >= 0).length
  const isRefill = state.todo.at(-1)?.do === 'refill'
  const remaining = isRefill ? vassalCount + state.marked.length - 1 : vassalCount - 1
  return state.setting.options.puzzleFloor === 'lose' && remaining < VASSALS_NEEDED
}
