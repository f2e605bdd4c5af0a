/** Adds the names of this game and its mode, for Home and lists. */
import { addMessages } from '../t.ts'
import names from './en/names.ts?compiled'

addMessages(names)
