import type { Space } from '../../../games/blackstone/board.ts'
import type { HintMarks } from '../../table/hints/HintRings.tsx'
import { spaceElementId } from '../views/board/boardFocus.ts'

/** Rings round these spaces of the board. */
export const ringsRoundSpaces = (spaces: readonly Space[]): HintMarks => ({
  key: spaces.join(),
  find: () => spaces.map((space) => document.getElementById(spaceElementId(space))),
})
