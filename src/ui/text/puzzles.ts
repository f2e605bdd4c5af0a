/** Teaches the words of puzzles. */
import puzzles from './en.puzzles.ts?compiled'
import { teach } from './t.ts'

teach(puzzles)
