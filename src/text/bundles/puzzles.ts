/** Adds the app's messages for puzzles. */
import puzzles from '../en/puzzles.ts?compiled'
import { addMessages } from '../t.ts'

addMessages(puzzles)
