/** Adds this game's messages that are needed from the first tap on a board. */

import events from '../en/turn/events.ts?compiled'
import moves from '../en/turn/moves.ts?compiled'
import questions from '../en/turn/questions.ts?compiled'
import refusals from '../en/turn/refusals.ts?compiled'
import './board.ts'
import { addMessages } from '../../t.ts'

for (const sentences of [moves, questions, refusals, events]) addMessages(sentences)
