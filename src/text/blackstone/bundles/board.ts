/** Adds this game's messages that a first board needs. */

import { addMessages } from '../../t.ts'
import game from '../en/tableScreen/board.ts?compiled'
import table from '../en/tableScreen/table.ts?compiled'
import '../names.ts'
import '../modeDescriptions.ts'

for (const sentences of [game, table]) addMessages(sentences)
