/** Adds the description of this game's mode, for New game. */
import { addMessages } from '../t.ts'
import modes from './en/modeDescriptions.ts?compiled'

addMessages(modes)
