/** Adds the app's messages that a first board needs. */
import newGame from '../en/newGame.ts?compiled'
import table from '../en/table.ts?compiled'
import { addMessages } from '../t.ts'

// Also the games' descriptions of their modes.
import.meta.glob('../*/modeDescriptions.ts', { eager: true })

for (const sentences of [newGame, table]) addMessages(sentences)
