/** Adds the names of this game and its modes, for Home and lists. */

import { addMessages } from '../t.ts'
import names from './en/home/names.ts?compiled'

addMessages(names)
