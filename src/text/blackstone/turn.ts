/** Adds this game's messages that are needed from the first tap on a board. */

import events from './en/events.ts?compiled'
import moves from './en/moves.ts?compiled'
import questions from './en/questions.ts?compiled'
import refusals from './en/refusals.ts?compiled'
import sheets from './en/sheets.ts?compiled'
import './board.ts'
import { addMessages } from '../t.ts'

for (const sentences of [moves, questions, refusals, sheets, events]) addMessages(sentences)
