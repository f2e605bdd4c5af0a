/** Parts of the table that `loadTurnParts` fetches, with their sentences. */
import '#src/text/blackstone/bundles/turn.ts'

export { taskProgressOf } from '#src/games/blackstone/insight/shown/taskProgress.ts'
export { curtainTextsOf } from '../curtainTexts.ts'
export { HandTasks } from './HandTasks.tsx'
export { TurnQuestion } from './TurnQuestion.tsx'
export { taskOverlay } from './taskOverlay.tsx'
export { turnPrompt } from './turnPrompt.ts'
