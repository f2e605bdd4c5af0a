/** Undo button. */
import { t } from '../../text/t.ts'
import type { ChoiceView } from '../parts/viewTypes.ts'
import { moveRefusalText } from './createTableView.ts'
import type { TableView } from './gameUiContract.ts'
import type { TableSnapshot } from './tableSnapshot.ts'

const undoLabel = ({ log, shared, names }: TableView, { whyNoUndo, undoSeat, activeSeat }: TableSnapshot): string => {
  const [lastLine] = log.value
  if (whyNoUndo || !lastLine) return t('do.undo')
  if (shared?.mustAskToUndo(undoSeat)) return t('plea.take')
  // The latest line may describe how the next turn began, or a bot's action in it; in the seat's own turn it may
  // describe an effect of the action.
  if ((lastLine.by !== undoSeat && undoSeat !== activeSeat) || lastLine.phase)
    return t('do.undoTurn', { name: names[undoSeat] ?? '' })
  return t('do.undoWhat', { what: lastLine.text })
}

/** Choice that takes back the last action: its label says which one, its reason why not. */
export const undoChoice = (view: TableView, now: TableSnapshot): ChoiceView => ({
  id: 'undo',
  label: undoLabel(view, now),
  reason: now.whyNoUndo ? moveRefusalText(now.whyNoUndo) : undefined,
  onPress: () => !now.whyNoUndo && view.undo(),
})
