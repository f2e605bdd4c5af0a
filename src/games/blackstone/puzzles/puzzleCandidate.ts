/** Board that may make a puzzle. */
import type { Task } from '../cards.ts'
import type { PuzzleBoard } from './puzzleBoard.ts'
import type { PuzzleGoal, PuzzleSolution } from './searchSolutions.ts'

export interface PuzzleCandidate {
  readonly board: PuzzleBoard
  readonly goal: PuzzleGoal
  /** Numbers of moves that a solution may have. */
  readonly moveCounts: readonly number[]
  readonly task?: Task
  /** Is a puzzle with this solution good enough? */
  accepts(solved: PuzzleSolution): boolean
}
