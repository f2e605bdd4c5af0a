/** The tasks in hand. This file is fetched during the first curtain, or when the first tower is chosen. */
import '#src/text/blackstone/bundles/turn.ts'
import { pointsGoalOf } from '#src/games/blackstone/insight/shown/pointsGoal.ts'
import { taskProgressOf } from '#src/games/blackstone/insight/shown/taskProgress.ts'
import { visibleTaskIn } from '#src/games/blackstone/insight/tableCards.ts'
import { kingsOf } from '#src/games/blackstone/rules/court/activeCards.ts'
import { checkAction } from '#src/games/blackstone/rules/engine/dispatchActions.ts'
import type { Slot } from '#src/kernel/contract.ts'
import { t } from '#src/text/t.ts'
import type { ChoiceView } from '../../../parts/viewTypes.ts'
import { isHandLow } from '../../../table/tips/isHandLow.ts'
import { TaskHand } from '../../views/tray/TaskHand.tsx'
import type { TaskView } from '../../views/viewProps.ts'
import type { BlackstoneTableProps, BlackstoneTableSnapshot, BlackstoneTableView } from '../blackstoneTableView.ts'
import { refusalSentence, selectOnPress } from './actionChoice.ts'
import { chosenSlot, NO_SELECTION, type TableSelection } from './tableSelection.ts'

const isTaskSelected = (view: BlackstoneTableView, slot: Slot): boolean => chosenSlot(view.selection.value) === slot

/**
 * Selection after a press on a task. While a vassal is chosen the task is held up beside it, or let go.
 */
const selectionAfterPress = (selection: TableSelection, slot: Slot): TableSelection => {
  const isChosen = chosenSlot(selection) === slot
  if (selection.on === 'vassal') return { ...selection, slot: isChosen ? undefined : slot }
  return isChosen ? NO_SELECTION : { on: 'task', slot }
}

const taskView = (view: BlackstoneTableView, now: BlackstoneTableSnapshot, slot: Slot): readonly TaskView[] => {
  const task = visibleTaskIn(now.scene, slot)
  const compass = taskProgressOf(now.scene, slot)
  if (!task || !compass) return []
  const isChosen = isTaskSelected(view, slot)
  return [
    {
      id: slot,
      task,
      showsPoints: pointsGoalOf(now.state) > 0,
      metHalves: [compass.left.matching.length > 0, compass.right.matching.length > 0],
      isReady: now.legalActions.some(
        (action) => (action.kind === 'complete' || action.kind === 'adopt') && action.card === slot,
      ),
      isChosen,
      onPress: () => {
        view.selection.value = selectionAfterPress(view.selection.value, slot)
      },
    },
  ]
}

/** Tile that opens the decks; disabled with the reason when no card can be bought. */
const drawChoice = (view: BlackstoneTableView, now: BlackstoneTableSnapshot): ChoiceView => {
  const canDraw = now.legalActions.some((action) => action.kind === 'draw')
  const { remind } = view.extensions
  if (!canDraw && remind) return { id: 'draw', label: t('do.draw'), isDimmed: true, onPress: remind }
  const [deck] = now.scene.mode.decks
  const refusal = canDraw || !deck ? null : checkAction(now.scene, { kind: 'draw', deck, price: 'wizard' })
  return {
    id: 'draw',
    label: t('do.draw'),
    hint: t('do.drawHint'),
    reason: refusal ? refusalSentence(refusal) : undefined,
    onPress: () => canDraw && selectOnPress(view, { on: 'deck' })(),
  }
}

/** The tasks in hand. `isBelowPanel`: a panel is shown above them. */
export const HandTasks = ({ view, now, isBelowPanel }: BlackstoneTableProps & { readonly isBelowPanel: boolean }) => {
  const { HandCard } = view.extensions
  return (
    <TaskHand
      key={now.seat}
      tasks={now.court.hand.flatMap((slot) => taskView(view, now, slot))}
      limit={kingsOf(now.court)}
      draw={now.todo === 'work' ? drawChoice(view, now) : null}
      isBelowPanel={isBelowPanel}
      isStrip={'space' in view.selection.value || isHandLow.value}
    >
      {HandCard && <HandCard view={view} now={now} />}
    </TaskHand>
  )
}
