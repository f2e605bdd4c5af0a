/** Adds the descriptions of this game's modes, for New game. */

import { addMessages } from '../t.ts'
import modes from './en/modes.ts?compiled'

addMessages(modes)
