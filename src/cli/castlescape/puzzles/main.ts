/** `npm run puzzles -- castlescape [count=400]` (docs/balance.md). */
import { createPuzzle } from '../../../games/castlescape/puzzles/createPuzzle.ts'
import { PUZZLE_KINDS, type Puzzle, type PuzzleKind } from '../../../games/castlescape/puzzles/puzzle.ts'
import { reachedIn } from '../../../games/castlescape/puzzles/puzzleProgress.ts'
import type { State } from '../../../games/castlescape/state.ts'
import { runPuzzleStudy } from '../../puzzles/puzzleStudy.ts'

await runPuzzleStudy<Puzzle>({
  game: 'castlescape',
  kinds: PUZZLE_KINDS,
  create: (kind, grade, below) => createPuzzle(kind as PuzzleKind, grade, below),
  isSolved: ({ kind, best }, { state }) => reachedIn(kind, state as State) >= best,
})
