/** Adds this game's messages that a table needs. */
import { addMessages } from '../../t.ts'
import aims from '../en/aims.ts?compiled'
import cards from '../en/cards.ts?compiled'
import refusals from '../en/refusals.ts?compiled'
import table from '../en/table.ts?compiled'
import '../names.ts'

for (const sentences of [aims, cards, refusals, table]) addMessages(sentences)
