/** Pages of this game that come at leisure, or when they are opened. */

export { EditorOrPositionScreen } from '../editor/EditorOrPositionScreen.tsx'
export { PuzzlesScreen } from '../puzzles/PuzzlesScreen.tsx'
