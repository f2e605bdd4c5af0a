/** Parts of a table of any game that come at leisure, or when they are opened. */

export { ChooseEmblem } from '../people/ChooseEmblem.tsx'
export { openMeaning } from '../share/readLink.ts'
export { shareTableGame } from '../share/shareTableGame.ts'
