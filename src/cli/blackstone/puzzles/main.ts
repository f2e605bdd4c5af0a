/** `npm run puzzles [-- blackstone] [count=400]` (docs/balance.md). */
import type { Action } from '../../../games/blackstone/actions.ts'
import { createPuzzle } from '../../../games/blackstone/puzzles/createPuzzle.ts'
import { PUZZLE_KINDS, type Puzzle, type PuzzleKind } from '../../../games/blackstone/puzzles/puzzle.ts'
import { legalActionsIn } from '../../../kernel/playout.ts'
import { runPuzzleStudy } from '../../puzzles/puzzleStudy.ts'

await runPuzzleStudy<Puzzle>({
  game: 'blackstone',
  kinds: PUZZLE_KINDS,
  create: (kind, grade, below) => createPuzzle(kind as PuzzleKind, grade, below),
  isSolved: ({ kind }, playout) =>
    kind === 'task'
      ? legalActionsIn(playout).some((action) => (action as Action).kind === 'complete')
      : playout.game.turn(playout.state).kind === 'over',
})
