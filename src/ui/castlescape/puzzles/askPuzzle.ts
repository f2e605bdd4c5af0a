/** Client of the worker that makes puzzles. */
import type { Puzzle } from '../../../games/castlescape/puzzles/puzzle.ts'
import { askWorker } from '../../table/puzzles/askWorker.ts'
import type { Recipe } from './puzzleNames.ts'

const createWorker = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })

/** Puzzle of this recipe. Rejects if aborted, or if the worker cannot be started. */
export const askPuzzle = (recipe: Recipe, signal: AbortSignal): Promise<Puzzle> =>
  askWorker<Puzzle>(createWorker, recipe, signal)
