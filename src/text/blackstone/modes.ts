/** Adds this game's messages for its other modes and modules. */
import firstEdition from './en/firstEdition.ts?compiled'
import guards from './en/guards.ts?compiled'
import intrigue from './en/intrigue.ts?compiled'
import pieces from './en/pieces.ts?compiled'
import puzzle from './en/puzzles/puzzle.ts?compiled'
import quests from './en/quests.ts?compiled'
import wild from './en/wild.ts?compiled'
import './sheets.ts'
import { addMessages } from '../t.ts'

for (const sentences of [firstEdition, guards, intrigue, pieces, puzzle, quests, wild]) addMessages(sentences)
