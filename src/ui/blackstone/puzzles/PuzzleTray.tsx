/** Tray of a puzzle: the selection, the task, the distance to the formation. There is nothing to buy and no court. */

import { taskProgressOf } from '../../../games/blackstone/insight/shown/taskProgress.ts'
import { visibleTaskIn } from '../../../games/blackstone/insight/tableCards.ts'
import type { Slot } from '../../../kernel/contract.ts'
import { LastLogLine } from '../../parts/tableLayout/Tray.tsx'
import type { BlackstoneTableProps, Extensions } from '../table/blackstoneTableView.ts'
import { TurnQuestion } from '../table/turn/TurnQuestion.tsx'
import { NO_SELECTION } from '../table/turn/tableSelection.ts'
import { TaskHand } from '../views/tray/TaskHand.tsx'
import type { TaskView } from '../views/viewProps.ts'

const taskView = ({ view, now }: BlackstoneTableProps, slot: Slot): readonly TaskView[] => {
  const task = visibleTaskIn(now.scene, slot)
  const compass = taskProgressOf(now.scene, slot)
  if (!task || !compass) return []
  const selection = view.selection.value
  const isChosen = 'slot' in selection && selection.slot === slot
  return [
    {
      id: slot,
      task,
      showsPoints: true,
      metHalves: [compass.left.matching.length > 0, compass.right.matching.length > 0],
      isReady: now.legalActions.some((action) => action.kind === 'complete'),
      isChosen,
      onPress: () => {
        view.selection.value = isChosen ? NO_SELECTION : { on: 'task', slot }
      },
    },
  ]
}

/** Tray with what the extensions of its mode show above and below a hand. */
export const createPuzzleTray = ({ AboveHand, HandCard, BelowHand }: Extensions) =>
  function PuzzleTray(props: BlackstoneTableProps) {
    const { view, now } = props
    const hasQuestion = ['vassal', 'task', 'second'].includes(view.selection.value.on)
    const [lastLine] = view.log.value
    return (
      <>
        {hasQuestion && <TurnQuestion {...props} />}
        {AboveHand && !hasQuestion && <AboveHand {...props} />}
        <TaskHand
          tasks={now.court.hand.flatMap((slot) => taskView(props, slot))}
          limit={1}
          draw={null}
          isBelowPanel={hasQuestion || view.selection.value.on === 'goal'}
        >
          {HandCard && <HandCard {...props} />}
        </TaskHand>
        {BelowHand && !hasQuestion && <BelowHand {...props} />}
        {lastLine && <LastLogLine line={lastLine} />}
      </>
    )
  }
