/** Parts of a table of this game that come at leisure, or when they are opened. */
// Lessons of the quests say theirs, too.
import '../../../text/blackstone/bundles/leisure.ts'

export { openInEditor } from '../editor/openInEditor.ts'
export { adviceText } from '../hints/adviceText.ts'
export { Hint } from '../hints/Hint.tsx'
export { TasksThisTurnSheet } from '../hints/TasksThisTurnSheet.tsx'
export { TokensForTask } from '../hints/TokensForTask.tsx'
export { FullRulebook } from '../rules/FullRulebook.tsx'
export { RuleSheet } from '../rules/RuleSheet.tsx'
export { KeysSheet } from '../table/board/KeysSheet.tsx'
export { CourseCharts } from '../table/end/CourseCharts.tsx'
export { WinReasons } from '../table/end/WinReasons.tsx'
export { DecksAndTowersSheet } from '../table/turn/DecksAndTowersSheet.tsx'
