/** Pages of this game that come at leisure, or when they are opened. */

export { EditorScreen } from '../editor/EditorScreen.tsx'
export { PuzzlesScreen } from '../puzzles/PuzzlesScreen.tsx'
