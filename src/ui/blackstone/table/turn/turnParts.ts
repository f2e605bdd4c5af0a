/** Parts of the table that `loadTurnParts` fetches, with their sentences. */
import '../../../../text/blackstone/turn.ts'

export { taskProgressOf } from '../../../../games/blackstone/insight/shown/taskProgress.ts'
export { curtainWordsOf } from '../curtainWords.ts'
export { HandTasks } from './HandTasks.tsx'
export { TurnQuestion } from './TurnQuestion.tsx'
export { taskOverlay } from './taskOverlay.tsx'
export { turnPrompt } from './turnPrompt.ts'
