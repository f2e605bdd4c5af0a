/** Rings round spaces of the board, and the spaces of an action, which a hint puts them round. */

import type { Action } from '../../../games/blackstone/actions.ts'
import type { Space } from '../../../games/blackstone/board.ts'
import type { HintMarks } from '../../table/hints/HintRings.tsx'
import { spaceElementId } from '../views/board/boardFocus.ts'

/** Rings round these spaces of the board. */
export const ringsRoundSpaces = (spaces: readonly Space[]): HintMarks => ({
  key: spaces.join(),
  find: () => spaces.map((space) => document.getElementById(spaceElementId(space))),
})

/** Spaces of an action. */
export const spacesOfAction = (action: Action): readonly Space[] =>
  Object.entries(action).flatMap(([key, value]) => {
    if (['from', 'to', 'a', 'b', 'space', 'left', 'right'].includes(key) && typeof value === 'number') return [value]
    const inner: unknown = typeof value === 'object' && value !== null && 'space' in value ? value.space : null
    return typeof inner === 'number' ? [inner] : []
  })
