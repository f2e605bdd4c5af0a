/** Asks the worker: one of its own for each question, so that to stop it is to end it. */
import type { Onward } from '../../games/blackstone/puzzles/onward.ts'
import type { Puzzle } from '../../games/blackstone/puzzles/puzzle.ts'
import type { Recipe } from './names.ts'
import type { Asked } from './worker.ts'

const ask = <Answer>(asked: Asked, signal: AbortSignal): Promise<Answer> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    const end = (): void => worker.terminate()
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      end()
      resolve(data)
    }
    worker.onerror = ({ message }) => {
      end()
      reject(new Error(message || 'the worker did not start'))
    }
    signal.addEventListener('abort', () => {
      end()
      reject(signal.reason)
    })
    worker.postMessage(asked)
  })

const made = new Map<string, Puzzle>()

/** The puzzle of this recipe. Rejects where it was stopped, or the worker cannot be had. */
export const askPuzzle = async (recipe: Recipe, signal: AbortSignal): Promise<Puzzle> => {
  const name = JSON.stringify(recipe)
  const puzzle = made.get(name) ?? (await ask<Puzzle>({ kind: 'make', recipe }, signal))
  made.set(name, puzzle)
  return puzzle
}

export const askOnward = (asked: Omit<Extract<Asked, { kind: 'onward' }>, 'kind'>, signal: AbortSignal) =>
  ask<Onward>({ kind: 'onward', ...asked }, signal)
