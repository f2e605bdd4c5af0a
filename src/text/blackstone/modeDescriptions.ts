/** Adds the descriptions of this game's modes, for New game. */

import { addMessages } from '../t.ts'
import modes from './en/home/modeDescriptions.ts?compiled'

addMessages(modes)
