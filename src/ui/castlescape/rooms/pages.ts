/** Pages of this game. */

export { EditorOrPositionScreen } from '../editor/EditorOrPositionScreen.tsx'
export { LearnScreen } from '../lessons/LearnScreen.tsx'
export { positions } from '../positionFormat.ts'
export { PuzzlesScreen } from '../puzzles/PuzzlesScreen.tsx'
export { RulesScreen } from '../rules/RulesScreen.tsx'
