/** Buttons of the table: each says its cost, and a disabled one says why. */
import type { Action } from '#src/games/blackstone/actions.ts'
import { checkAction } from '#src/games/blackstone/rules/engine/dispatchActions.ts'
import type { Refusal } from '#src/kernel/result.ts'
import { messageOr } from '#src/text/t.ts'
import type { ChoiceView } from '../../../parts/viewTypes.ts'
import type { BlackstoneTableSnapshot, BlackstoneTableView } from '../blackstoneTableView.ts'
import type { TableSelection } from './tableSelection.ts'

/** Sentence for a refusal; a general one for a code without a text. */
export const refusalSentence = ({ code, values }: Refusal): string => messageOr(code, values, 'app.refused')

/** A button for one action: a press proposes it, or the reason is shown in place of the hint. */
export const actionChoice = (
  view: BlackstoneTableView,
  now: BlackstoneTableSnapshot,
  action: Action,
  appearance: Omit<ChoiceView, 'reason' | 'onPress'>,
): ChoiceView => {
  const refusal = checkAction(now.scene, action)
  const { remind } = view.extensions
  // What the rules allow and the table does not, as in a lesson.
  if (!refusal && remind && !now.legalActions.some(({ kind }) => kind === action.kind))
    return { ...appearance, isDimmed: true, onPress: remind }
  return {
    ...appearance,
    reason: refusal ? refusalSentence(refusal) : undefined,
    onPress: () => !refusal && view.confirmAndPropose(action),
  }
}

/** Returns a handler that sets the selection. */
export const selectOnPress = (view: BlackstoneTableView, selection: TableSelection) => (): void => {
  view.selection.value = selection
}
