/** What a first touch of the board needs, beside the parts of a turn. */

export { handleKey } from '../table/board/boardKeys.ts'
export { tapRefusal } from '../table/board/tapRefusal.ts'
export { SelectionPrompt } from '../table/turn/SelectionPrompt.tsx'
export { playMotion } from '../views/board/playMotion.ts'
