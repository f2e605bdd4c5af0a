/** What lies before the player: the question that is asked, the panel of what is picked up, tasks, goal, court. */
import { compassOf } from '../../../games/blackstone/insight/compass.ts'
import { outlookOf } from '../../../games/blackstone/insight/income.ts'
import { taskSeen } from '../../../games/blackstone/insight/sight.ts'
import { kingsOf } from '../../../games/blackstone/rules/court.ts'
import type { Slot } from '../../../kernel/contract.ts'
import { lazy } from '../../shell/lazy.tsx'
import { go } from '../../shell/route.ts'
import { t } from '../../text/t.ts'
import { AskPanel } from '../Panels.tsx'
import type { TaskView } from '../props.ts'
import { CourtRow, LastMove, Hand as Tasks, Tray } from '../Tray.tsx'
import { drawTile } from './choices.ts'
import { NOTHING } from './pick.ts'
import { askingOf, type Now, type Sitting } from './sitting.ts'
import { courtView, goalOf } from './views.ts'

const Question = lazy(async () => (await import('./Question.tsx')).Question, true)

interface Props {
  readonly sitting: Sitting
  readonly now: Now
}

const isChosen = (sitting: Sitting, slot: Slot): boolean => {
  const pick = sitting.pick.value
  return (pick.on === 'task' || pick.on === 'second') && pick.slot === slot
}

const taskView = (sitting: Sitting, now: Now, slot: Slot): readonly TaskView[] => {
  const task = taskSeen(now.scene, slot)
  const compass = compassOf(now.scene, slot)
  if (!task || !compass) return []
  const chosen = isChosen(sitting, slot)
  return [
    {
      id: slot,
      task,
      worth: goalOf(now.state) > 0,
      met: [compass.left.met.length > 0, compass.right.met.length > 0],
      chosen,
      onPress: () => {
        sitting.pick.value = chosen ? NOTHING : { on: 'task', slot }
      },
    },
  ]
}

/** Before the first turn: whose choice it is, and what hangs on it. */
const TowerQuestion = ({ sitting, now }: Props) => {
  const name = sitting.names[now.seat] ?? ''
  const title = t(now.seat === now.state.first ? 'prompt.pileFirst' : 'prompt.pile', { name })
  return <AskPanel title={title} note={t('prompt.pileWhy')} choices={[]} />
}

/** Is something asked in the midst of a turn? */
const isAsked = (sitting: Sitting, now: Now): boolean => {
  const { on } = sitting.pick.value
  return now.todo === 'refill' || (on !== 'nothing' && on !== 'goal')
}

/** The tray under the board: what a chapter puts there, else the tasks. */
export const Hand = ({ sitting, now }: Props) => {
  const { Tray: Own } = sitting.chapters
  return <Tray>{Own ? <Own sitting={sitting} now={now} /> : <TaskHand sitting={sitting} now={now} />}</Tray>
}

const TaskHand = ({ sitting, now }: Props) => {
  const isPile = now.todo === 'pile'
  const Panel = askingOf(sitting, now)?.Panel
  const asked = isPile || !!Panel || isAsked(sitting, now)
  const goalOpen = sitting.pick.value.on === 'goal'
  const [last] = sitting.log.value
  const { Above, Held, Below } = sitting.chapters
  const tasks = now.court.hand.flatMap((slot) => taskView(sitting, now, slot))
  return (
    <>
      {Panel ? (
        <Panel sitting={sitting} now={now} />
      ) : isPile ? (
        <TowerQuestion sitting={sitting} now={now} />
      ) : (
        asked && <Question sitting={sitting} now={now} />
      )}
      {Above && !asked && <Above sitting={sitting} now={now} />}
      <Tasks
        key={now.seat}
        tasks={tasks}
        limit={kingsOf(now.court)}
        draw={now.todo === 'work' ? drawTile(sitting, now) : null}
        below={asked || goalOpen}
      >
        {Held && <Held sitting={sitting} now={now} />}
      </Tasks>
      {Below && !asked && <Below sitting={sitting} now={now} />}
      <CourtRow
        court={courtView(now.state, now.court)}
        income={outlookOf(now.scene, now.court)}
        onPress={() => go(...sitting.path, 'court', String(now.seat))}
      />
      {last && <LastMove line={last} />}
    </>
  )
}
