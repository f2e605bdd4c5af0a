/** Spaces that a Machination names when it is turned over in the solo mode (rules 2.7, ruling 126). */
import type { Slot } from '#src/kernel/contract.ts'
import type { Space } from '../../board.ts'
import { taskInSlot } from '../../rules/engine/slots.ts'
import { crossingSpace } from '../../rules/tasks/taskRequirement.ts'
import type { State } from '../../state.ts'

/** Space of its left half, then the space of both letters of its right half. */
export const namedSpaces = (state: State, slot: Slot): readonly [Space, Space] => {
  const task = taskInSlot(state, slot)
  return [task.left.space, crossingSpace(task)]
}

/** Pile that refreshes the board; null before it is chosen, and in modes without one. */
export const refreshPileOf = ({ refreshPile = -1 }: State): number | null => (refreshPile < 0 ? null : refreshPile)
