/** Worker that creates puzzles and searches hints; either may take some tenths of a second. */
import { TASKS } from '../../../games/blackstone/cards.ts'
import { createPuzzle } from '../../../games/blackstone/puzzles/createPuzzle.ts'
import type { Puzzle } from '../../../games/blackstone/puzzles/puzzle.ts'
import type { PuzzleBoard, PuzzleTokens } from '../../../games/blackstone/puzzles/puzzleBoard.ts'
import { type SolveResult, solveFromBoard } from '../../../games/blackstone/puzzles/solveFromBoard.ts'
import { seededRandomSource } from '../../../table/arbiter/seededRandomSource.ts'
import type { Recipe } from './puzzleIds.ts'

export type PuzzleWorkerRequest =
  | { readonly kind: 'make'; readonly recipe: Recipe }
  /** `task`: id of the task; null if the formation is the goal. */
  | {
      readonly kind: 'onward'
      readonly board: PuzzleBoard
      readonly tokens: PuzzleTokens
      readonly task: string | null
    }

export type PuzzleWorkerResponse = Puzzle | SolveResult

const answerRequest = (request: PuzzleWorkerRequest): PuzzleWorkerResponse => {
  if (request.kind === 'onward')
    return solveFromBoard(request.board, request.tokens, TASKS.find(({ id }) => id === request.task) ?? null)
  const { kind, grade, seed } = request.recipe
  return createPuzzle(kind, grade, seededRandomSource(seed, `puzzle ${kind} ${grade}`, 0).below)
}

addEventListener('message', ({ data }: MessageEvent<PuzzleWorkerRequest>) => postMessage(answerRequest(data)))
