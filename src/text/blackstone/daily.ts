/** Adds this game's messages for its card on Home. */
import { addMessages } from '../t.ts'
import daily from './en/puzzles/daily.ts?compiled'

addMessages(daily)
