/** Adds the app's messages for puzzles of the day. */
import daily from '../en/daily.ts?compiled'
import { addMessages } from '../t.ts'

addMessages(daily)
