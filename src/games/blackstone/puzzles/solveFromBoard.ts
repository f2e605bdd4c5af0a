/** Continuation of a puzzle from the player's own board. */
import type { Task } from '../cards.ts'
import { formationGoal } from './formationGoal.ts'
import type { PuzzleBoard, PuzzleMove, PuzzleTokens } from './puzzleBoard.ts'
import { MAX_BOARDS_FOR_PLAYER, searchSolutions } from './searchSolutions.ts'
import { taskGoal } from './taskGoal.ts'

/** `far`: these tokens do not suffice. `unknown`: the search gave up. */
export type SolveResult = { readonly way: readonly PuzzleMove[] } | 'far' | 'unknown'

/** A shortest solution from here with these tokens; without a task, to the formation. */
export const solveFromBoard = (board: PuzzleBoard, tokens: PuzzleTokens, task: Task | null): SolveResult => {
  const goal = task ? taskGoal(task) : formationGoal
  const solutions = searchSolutions(goal, board, tokens, tokens.knights + tokens.wizards, MAX_BOARDS_FOR_PLAYER)
  if (!solutions) return 'unknown'
  const [first] = solutions
  return first ? { way: first.path } : 'far'
}
