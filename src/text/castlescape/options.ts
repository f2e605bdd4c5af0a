/** Adds the names of this game's options, for New game. */
import { addMessages } from '../t.ts'
import options from './en/options.ts?compiled'

addMessages(options)
