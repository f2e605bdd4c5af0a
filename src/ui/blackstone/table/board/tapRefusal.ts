/** Reasons why a tap on a space of the board does nothing. */
import type { Action } from '#src/games/blackstone/actions.ts'
import type { Space } from '#src/games/blackstone/board.ts'
import { vassalAt } from '#src/games/blackstone/insight/tableCards.ts'
import { checkAction } from '#src/games/blackstone/rules/engine/dispatchActions.ts'
import '#src/text/blackstone/bundles/turn.ts'
import { t } from '#src/text/t.ts'
import { whyCannotAct } from '../../../table/whyCannotAct.ts'
import type { BlackstoneTableSnapshot, BlackstoneTableView } from '../blackstoneTableView.ts'
import { refusalSentence } from '../turn/actionChoice.ts'
import { promptOf } from '../turn/prompt.ts'
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

/**
 * Why nothing can be done with a space that was tapped. Where nothing was meant by it, the sentence says what can be
 * done. Empty while an action is stored and once the game is over.
 */
export const tapRefusal = (
  view: BlackstoneTableView,
  now: BlackstoneTableSnapshot,
  selection: TableSelection,
  space: Space,
): string => {
  if (now.outcome || now.isPending) return ''
  if (now.todo === null) return whyCannotAct(view, now)
  // A card of a quest is being used or placed, or the second vassal of a task is chosen.
  if (['use', 'lay', 'second'].includes(selection.on)) return t('space.notMarked')
  const canAct = now.todo === 'work' || now.todo === 'act'
  const action = canAct ? meantAction(now, selection, space) : null
  const refusal = action && checkAction(now.scene, action)
  return refusal ? refusalSentence(refusal) : promptOf(view, now).text
}
