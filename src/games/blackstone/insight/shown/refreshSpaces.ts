/** Solo: which spaces a Machination names when it is turned over (rules 2.7, ruling 126). */
import type { Slot } from '../../../kernel/contract.ts'
import type { Space } from '../board.ts'
import { taskIn } from '../rules/play.ts'
import { crossing } from '../rules/requirement.ts'
import type { State } from '../state.ts'

/** The space of its left half, then that of both letters of its right one. */
export const spacesNamed = (state: State, slot: Slot): readonly [Space, Space] => {
  const task = taskIn(state, slot)
  return [task.left.space, crossing(task)]
}

/** The pile that refreshes the board; null before it is chosen, and where there is none. */
export const refreshPileOf = ({ refreshPile = -1 }: State): number | null => (refreshPile < 0 ? null : refreshPile)
