/** Adds the app's messages for puzzles of the day. */
import daily from '../en/dailyPuzzle.ts?compiled'
import { addMessages } from '../t.ts'

addMessages(daily)
