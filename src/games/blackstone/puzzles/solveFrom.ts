/** How a puzzle goes on from where its player is. */
import type { Task } from '../cards.ts'
import type { Board, Deed, Tokens } from './board.ts'
import { formationGoal } from './formationGoal.ts'
import { MANY, search } from './search.ts'
import { taskGoal } from './taskGoal.ts'

/** `far`: these tokens do not lead there. `unknown`: it took too long to tell. */
export type Onward = { readonly way: readonly Deed[] } | 'far' | 'unknown'

/** A shortest way from here with these tokens; without a task to the formation. */
export const onward = (board: Board, have: Tokens, task: Task | null): Onward => {
  const goal = task ? taskGoal(task) : formationGoal
  const solved = search(goal, board, have, have.knights + have.wizards, MANY)
  if (!solved) return 'unknown'
  const [first] = solved
  return first ? { way: first.way } : 'far'
}
