/** Client of the puzzle worker. */

import type { Puzzle } from '../../../games/blackstone/puzzles/puzzle.ts'
import type { SolveResult } from '../../../games/blackstone/puzzles/solveFromBoard.ts'
import { askWorker } from '../../table/puzzles/askWorker.ts'
import type { Recipe } from './puzzleIds.ts'
import type { PuzzleWorkerRequest } from './worker.ts'

const createWorker = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })

const askPuzzleWorker = <Answer>(request: PuzzleWorkerRequest, signal: AbortSignal): Promise<Answer> =>
  askWorker(createWorker, request, signal)

const puzzleCache = new Map<string, Puzzle>()

/** Puzzle of this recipe. Rejects if aborted, or if the worker cannot be started. */
export const askPuzzle = async (recipe: Recipe, signal: AbortSignal): Promise<Puzzle> => {
  const cacheKey = JSON.stringify(recipe)
  const puzzle = puzzleCache.get(cacheKey) ?? (await askPuzzleWorker<Puzzle>({ kind: 'make', recipe }, signal))
  puzzleCache.set(cacheKey, puzzle)
  return puzzle
}

export const askNextMoves = (
  request: Omit<Extract<PuzzleWorkerRequest, { kind: 'onward' }>, 'kind'>,
  signal: AbortSignal,
) => askPuzzleWorker<SolveResult>({ kind: 'onward', ...request }, signal)
