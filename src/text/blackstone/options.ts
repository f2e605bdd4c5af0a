/** Adds the names of this game's options, for New game, and how far a game is, for Home. */

import { addMessages } from '../t.ts'
import continueGame from './en/home/continueGame.ts?compiled'
import options from './en/home/options.ts?compiled'

for (const sentences of [continueGame, options]) addMessages(sentences)
