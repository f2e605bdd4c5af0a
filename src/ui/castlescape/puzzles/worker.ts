/** Worker that makes puzzles, which may take some tenths of a second. */
import { createPuzzle } from '../../../games/castlescape/puzzles/createPuzzle.ts'
import { seededRandomSource } from '../../../table/arbiter/seededRandomSource.ts'
import type { Recipe } from './puzzleIds.ts'

addEventListener('message', ({ data: { kind, grade, seed } }: MessageEvent<Recipe>) =>
  postMessage(createPuzzle(kind, grade, seededRandomSource(seed, `castlescape puzzle ${kind}`, 0).below)),
)
