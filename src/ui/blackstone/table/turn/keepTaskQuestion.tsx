/**
 * Question when several tasks were drawn and one is kept: the cards side by side, then a tapped one with its halves
 * outlined on the board (rulings 161 and 162).
 */

import { pointsGoalOf } from '#src/games/blackstone/insight/shown/pointsGoal.ts'
import { taskProgressOf } from '#src/games/blackstone/insight/shown/taskProgress.ts'
import { visibleTaskIn } from '#src/games/blackstone/insight/tableCards.ts'
import type { Slot } from '#src/kernel/contract.ts'
import { t } from '#src/text/t.ts'
import { TaskPanel } from '../../views/tray/SelectionPanels.tsx'
import { TaskCard } from '../../views/tray/TaskCards.tsx'
import * as tasks from '../../views/tray/Tasks.module.css'
import type { BlackstoneTableProps, BlackstoneTableSnapshot, QuestionUi } from '../blackstoneTableView.ts'
import { type BlackstoneNarrator, type EventLogText, seatName } from '../namesInEventTexts.ts'
import { actionChoice, selectOnPress } from './actionChoice.ts'
import { NO_SELECTION } from './tableSelection.ts'
import { taskHalfViews } from './taskHalfViews.ts'

const drawnSlots = ({ state }: BlackstoneTableSnapshot): readonly Slot[] => {
  const todo = state.todo.at(-1)
  return todo?.do === 'keep' ? todo.slots : []
}

const DrawnTask = ({ view, now, slot }: BlackstoneTableProps & { readonly slot: Slot }) => {
  const task = visibleTaskIn(now.scene, slot)
  const compass = taskProgressOf(now.scene, slot)
  if (!task || !compass) return null
  const metHalves = [compass.left.matching.length > 0, compass.right.matching.length > 0] as const
  const cardView = {
    id: slot,
    task,
    showsPoints: pointsGoalOf(now.state) > 0,
    metHalves,
    isReady: false,
    isChosen: false,
  }
  return <TaskCard view={{ ...cardView, onPress: selectOnPress(view, { on: 'task', slot }) }} />
}

/** The card that was tapped, with the button that keeps it. */
const InspectedTask = ({ view, now, slot }: BlackstoneTableProps & { readonly slot: Slot }) => {
  const task = visibleTaskIn(now.scene, slot)
  const compass = taskProgressOf(now.scene, slot)
  if (!task || !compass) return null
  const keepChoice = actionChoice(
    view,
    now,
    { kind: 'keep', slot },
    { id: 'keep', label: t('keep.keep'), icon: 'tick', hint: t('keep.hint') },
  )
  return (
    <TaskPanel
      title={t(`type.${task.type}`)}
      halves={taskHalfViews(now.state, task, compass)}
      upcharge=""
      choices={[keepChoice]}
      onClose={selectOnPress(view, NO_SELECTION)}
    />
  )
}

const KeepPanel = ({ view, now }: BlackstoneTableProps) => {
  const selection = view.selection.value
  const slots = drawnSlots(now)
  const inspectedSlot = selection.on === 'task' && slots.includes(selection.slot) ? selection.slot : null
  if (inspectedSlot !== null) return <InspectedTask view={view} now={now} slot={inspectedSlot} />
  return (
    <section class={tasks.hand} aria-label={t('keep.title')}>
      <div class={tasks.tasks} data-part="tasks">
        {slots.map((slot) => (
          <DrawnTask key={slot} view={view} now={now} slot={slot} />
        ))}
      </div>
    </section>
  )
}

export const keepTaskQuestion: QuestionUi = { prompt: () => ({ text: t('prompt.keep') }), Panel: KeepPanel }

export const describeKept = ({ seat }: { readonly seat: number }, narrator: BlackstoneNarrator): EventLogText => ({
  icon: 'plus',
  text: t('told.kept', { name: seatName(narrator, seat) }),
})
