/** Reasons why a tap on a space of the board does nothing. */
import type { Action } from '../../../../games/blackstone/actions.ts'
import type { Space } from '../../../../games/blackstone/board.ts'
import { vassalAt } from '../../../../games/blackstone/insight/tableCards.ts'
import { checkAction } from '../../../../games/blackstone/rules/engine/legalActions.ts'
import '../../../../text/blackstone/turn.ts'
import { t } from '../../../../text/t.ts'
import type { BlackstoneTableSnapshot } from '../blackstoneTableView.ts'
import { refusalSentence } from '../turn/actionChoice.ts'
import type { TableSelection } from '../turn/tableSelection.ts'

/** What a person most likely means by a tap on this space; null for a space from which nothing begins. */
const meantAction = (now: BlackstoneTableSnapshot, selection: TableSelection, space: Space): Action | null => {
  const isEmpty = vassalAt(now.state, space) === null
  if (selection.on === 'vassal')
    return isEmpty
      ? { kind: 'slide', from: selection.space, to: space }
      : { kind: 'swap', a: selection.space, b: space }
  return isEmpty ? null : { kind: 'flip', space }
}

/** Why nothing can be done with a space that was tapped; empty where nobody would ask. */
export const tapRefusal = (now: BlackstoneTableSnapshot, selection: TableSelection, space: Space): string => {
  // A card of a quest is being used or placed, or the second vassal of a task is chosen.
  if (['use', 'lay', 'second'].includes(selection.on)) return t('space.notMarked')
  const action = meantAction(now, selection, space)
  const refusal = action && checkAction(now.scene, action)
  return refusal ? refusalSentence(refusal) : ''
}
