/** Adds this game's messages for tips at a table. */
import firstTurns from '../en/learn/firstTurns.ts?compiled'
import './screens.ts'
import { addMessages } from '../../t.ts'

addMessages(firstTurns)
