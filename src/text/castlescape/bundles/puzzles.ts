/** Adds this game's messages for its puzzles. */
import { addMessages } from '../../t.ts'
import puzzles from '../en/puzzles/puzzles.ts?compiled'

addMessages(puzzles)
