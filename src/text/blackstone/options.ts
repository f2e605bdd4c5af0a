/** Adds the names of this game's options, for New game, and how far a game is, for Home. */

import { addMessages } from '../t.ts'
import options from './en/home/options.ts?compiled'
import returnVisit from './en/home/returnVisit.ts?compiled'

for (const sentences of [returnVisit, options]) addMessages(sentences)
