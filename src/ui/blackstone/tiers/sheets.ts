/** What a table of this game needs once it stands. */

export { historyUi } from '../historyUi.ts'
export { BlackstoneSheet, tableMenuChoices } from '../table/BlackstoneSheet.tsx'
export { SidePanel } from '../table/board/SidePanel.tsx'
export { createReplayUi } from '../table/createReplayUi.ts'
export { BlackstoneGameOver } from '../table/end/BlackstoneGameOver.tsx'
export { loadExtensions } from '../table/loadExtensions.ts'
export { OpeningCue } from '../table/opening/OpeningCue.tsx'
export { PromptAside } from '../table/PromptAside.tsx'
