/** What lies before the player of a puzzle: what is picked up, the task, how near the formation is. Nothing is bought and no court is held. */

import { compassOf } from '../../games/blackstone/insight/compass.ts'
import { taskSeen } from '../../games/blackstone/insight/sight.ts'
import type { Slot } from '../../kernel/contract.ts'
import type { AtTable, Chapters } from '../blackstone/game/chapter.ts'
import { NOTHING } from '../blackstone/game/pick.ts'
import { Question } from '../blackstone/game/Question.tsx'
import type { TaskView } from '../blackstone/props.ts'
import { TaskHand } from '../blackstone/TaskHand.tsx'
import { LastMove } from '../blackstone/Tray.tsx'

const taskView = ({ sitting, now }: AtTable, slot: Slot): readonly TaskView[] => {
  const task = taskSeen(now.scene, slot)
  const compass = compassOf(now.scene, slot)
  if (!task || !compass) return []
  const pick = sitting.pick.value
  const chosen = 'slot' in pick && pick.slot === slot
  return [
    {
      id: slot,
      task,
      worth: true,
      met: [compass.left.met.length > 0, compass.right.met.length > 0],
      ready: now.legal.some((action) => action.kind === 'complete'),
      chosen,
      onPress: () => {
        sitting.pick.value = chosen ? NOTHING : { on: 'task', slot }
      },
    },
  ]
}

/** With what the chapters of its mode put above and below a hand. */
export const trayWith = ({ Above, Held, Below }: Chapters) =>
  function PuzzleTray(at: AtTable) {
    const { sitting, now } = at
    const asked = ['vassal', 'task', 'second'].includes(sitting.pick.value.on)
    const [last] = sitting.log.value
    return (
      <>
        {asked && <Question {...at} />}
        {Above && !asked && <Above {...at} />}
        <TaskHand
          tasks={now.court.hand.flatMap((slot) => taskView(at, slot))}
          limit={1}
          draw={null}
          below={asked || sitting.pick.value.on === 'goal'}
        >
          {Held && <Held {...at} />}
        </TaskHand>
        {Below && !asked && <Below {...at} />}
        {last && <LastMove line={last} />}
      </>
    )
  }
