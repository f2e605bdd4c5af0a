/** Adds this game's messages for its other modes and modules. */
import firstEdition from '../en/extensions/firstEdition.ts?compiled'
import puzzle from '../en/extensions/puzzleMaster.ts?compiled'
import quests from '../en/extensions/queensAndWizardsQuest.ts?compiled'
import solo from '../en/extensions/solo.ts?compiled'
import assassins from '../en/modules/assassins.ts?compiled'
import guards from '../en/modules/guards.ts?compiled'
import intrigue from '../en/modules/intrigue.ts?compiled'
import wild from '../en/modules/wild.ts?compiled'
import './sheets.ts'
import { addMessages } from '../../t.ts'

for (const sentences of [assassins, firstEdition, guards, intrigue, puzzle, quests, solo, wild]) addMessages(sentences)
