/** What a table of any game needs once it stands. */

export { addBotsToNewTable, seatNamesOf } from '../bots/attachBots.ts'
export { CurtainScreen } from '../curtain/CurtainScreen.tsx'
export { startAutoCover } from '../curtain/startAutoCover.ts'
export { DefaultGameOverScreen } from '../ending/DefaultGameOverScreen.tsx'
export { saveSummary } from '../lifecycle/saveSummary.ts'
export { startTableListeners } from '../lifecycle/startTableListeners.ts'
export { loadGameSubpage } from '../loadGameSubpage.ts'
export { startTableFeedback } from '../sound/tableFeedback.ts'
export { TableSheets } from '../TableSheets.tsx'
export { UnplayableScreen } from '../UnplayableScreen.tsx'
