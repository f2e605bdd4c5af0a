/** Client of the puzzle worker: each question gets a worker of its own, so that aborting it terminates the worker. */

import type { Puzzle } from '../../../games/blackstone/puzzles/puzzle.ts'
import type { SolveResult } from '../../../games/blackstone/puzzles/solveFrom.ts'
import type { Recipe } from './puzzleNames.ts'
import type { PuzzleWorkerRequest } from './worker.ts'

const askWorker = <Answer>(request: PuzzleWorkerRequest, signal: AbortSignal): Promise<Answer> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    const terminate = (): void => worker.terminate()
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      terminate()
      resolve(data)
    }
    worker.onerror = ({ message }) => {
      terminate()
      reject(new Error(message || 'the worker did not start'))
    }
    signal.addEventListener('abort', () => {
      terminate()
      reject(signal.reason)
    })
    worker.postMessage(request)
  })

const puzzleCache = new Map<string, Puzzle>()

/** Puzzle of this recipe. Rejects if aborted, or if the worker cannot be started. */
export const askPuzzle = async (recipe: Recipe, signal: AbortSignal): Promise<Puzzle> => {
  const cacheKey = JSON.stringify(recipe)
  const puzzle = puzzleCache.get(cacheKey) ?? (await askWorker<Puzzle>({ kind: 'make', recipe }, signal))
  puzzleCache.set(cacheKey, puzzle)
  return puzzle
}

export const askNextMoves = (
  request: Omit<Extract<PuzzleWorkerRequest, { kind: 'onward' }>, 'kind'>,
  signal: AbortSignal,
) => askWorker<SolveResult>({ kind: 'onward', ...request }, signal)
