/** Adds this game's messages for what is looked at: sheets, the log and the end. */
import { addMessages } from '../../t.ts'
import events from '../en/events.ts?compiled'
import gameEnd from '../en/gameEnd.ts?compiled'
import sheets from '../en/sheets.ts?compiled'

for (const sentences of [events, gameEnd, sheets]) addMessages(sentences)
