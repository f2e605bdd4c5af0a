/** What lies before the player: the question that is asked, the panel of what is picked up, tasks, goal, court. */
import { outlookOf } from '../../../games/blackstone/insight/income.ts'
import { lazy } from '../../shell/lazy.tsx'
import { go } from '../../shell/route.ts'
import { t } from '../../text/t.ts'
import { AskPanel } from '../Panels.tsx'
import { CourtRow, LastMove, Tray } from '../Tray.tsx'
import { askingOf, type Now, type Sitting } from './sitting.ts'
import { courtView } from './views.ts'

/** The tasks in hand, fetched while the curtain hangs. */
export const Tasks = lazy(async () => (await import('./Tasks.tsx')).Tasks, true)
const Question = lazy(async () => (await import('./Question.tsx')).Question, true)

interface Props {
  readonly sitting: Sitting
  readonly now: Now
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
  // Tasks are dealt when the towers are chosen.
  const holds = !isPile || !!Held || now.court.hand.length > 0
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
      {holds && <Tasks sitting={sitting} now={now} below={asked || goalOpen} />}
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
