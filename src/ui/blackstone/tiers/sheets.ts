/** What a table of this game needs once it stands. */

export { historyUi } from '../historyUi.ts'
export { BlackstoneSheet } from '../table/BlackstoneSheet.tsx'
export { SidePanel } from '../table/board/SidePanel.tsx'
export { createReplayUi } from '../table/createReplayUi.ts'
export { BlackstoneGameOver } from '../table/end/BlackstoneGameOver.tsx'
export { ShowHowToWin } from '../table/howToWin/ShowHowToWin.tsx'
export { loadExtensions } from '../table/loadExtensions.ts'
export { NewsAndTips } from '../table/NewsAndTips.tsx'
export { tableMenuChoices } from '../table/tableMenuChoices.ts'
