/** Teaches what the Puzzle Master's table says when the first one is shown. */
import puzzle from './en.puzzle.ts?compiled'
import { teach } from './t.ts'

teach(puzzle)
