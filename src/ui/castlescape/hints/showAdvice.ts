/** Shows what a hint advises as if it had been chosen: the ghost on a square; else what does it comes into view. */
import type { Action } from '../../../games/castlescape/actions.ts'
import type { Square } from '../../../games/castlescape/site/square.ts'
import { type CastleSnapshot, type CastleView, placeGhost } from '../table/castleView.ts'
import type { PlacingKind } from '../table/placingKind.ts'
import { findAdvised } from './adviceMarks.ts'

const showGhost = (view: CastleView, now: CastleSnapshot, kind: PlacingKind, square: Square): void => {
  view.choices.wish.value = kind
  view.choices.card.value = null
  placeGhost(view, square, now.state.site.size)
}

/** Makes the choices of an action on the table, which then shows it. */
export const showAdvice = (view: CastleView, now: CastleSnapshot, action: Action): void => {
  const { choices } = view
  switch (action.kind) {
    case 'build':
      choices.group.value = action.group
      showGhost(view, now, 'build', action.square)
      break
    case 'post':
    case 'recall':
    case 'oust':
    case 'lose':
      showGhost(view, now, action.kind, action.square)
      break
    case 'move':
      choices.moveFrom.value = action.from
      showGhost(view, now, 'move', action.to)
      break
    case 'keep':
      choices.showsSite.value = false
      choices.contracts.value = action.slots
      break
    default:
      findAdvised(action)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
}
