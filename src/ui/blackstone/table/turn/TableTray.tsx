/** The player's tray: the open question or the panel of the selection, then tasks, goal and court. */
import { incomeForecast } from '#src/games/blackstone/insight/shown/incomeForecast.ts'
import { t } from '#src/text/t.ts'
import { navigate } from '../../../common/route.ts'
import { QuestionPanel } from '../../../parts/tableLayout/QuestionPanel.tsx'
import { LastLogLine, Tray } from '../../../parts/tableLayout/Tray.tsx'
import { CourtRow } from '../../views/tray/CourtRow.tsx'
import { type BlackstoneTableSnapshot, type BlackstoneTableView, questionOf } from '../blackstoneTableView.ts'
import { courtView } from '../board/courtViews.ts'
import { turnPartsSoFar } from './loadTurnParts.ts'

interface Props {
  readonly view: BlackstoneTableView
  readonly now: BlackstoneTableSnapshot
}

/** Panel before the first turn: who chooses a tower, and why it matters. */
const TowerPanel = ({ view, now }: Props) => {
  const title = t('prompt.pile', { name: view.names[now.seat] ?? '' })
  return <QuestionPanel title={title} note={t('prompt.pileWhy')} choices={[]} />
}

/** Is a question of the turn open: a refill or the panel of a selection? */
const isQuestionOpen = (view: BlackstoneTableView, now: BlackstoneTableSnapshot): boolean => {
  const { on } = view.selection.value
  return now.todo === 'refill' || (on !== 'nothing' && on !== 'goal')
}

/** The tray under the board: an extension's tray, else the tasks. */
export const TableTray = ({ view, now }: Props) => {
  const { Tray: CustomTray } = view.extensions
  return <Tray>{CustomTray ? <CustomTray view={view} now={now} /> : <DefaultTray view={view} now={now} />}</Tray>
}

const DefaultTray = ({ view, now }: Props) => {
  const isChoosingTower = now.todo === 'pile'
  const Panel = questionOf(view, now)?.Panel
  const TurnQuestion = !isChoosingTower && !Panel && isQuestionOpen(view, now) && turnPartsSoFar()?.TurnQuestion
  const hasQuestion = isChoosingTower || !!Panel || !!TurnQuestion
  const isGoalOpen = view.selection.value.on === 'goal'
  const [lastLine] = view.log.value
  const { AboveHand, HandCard, BelowHand } = view.extensions
  // Tasks are dealt when the towers are chosen.
  const HandTasks = (!isChoosingTower || HandCard || now.court.hand.length > 0) && turnPartsSoFar()?.HandTasks
  return (
    <>
      {Panel ? (
        <Panel view={view} now={now} />
      ) : isChoosingTower ? (
        <TowerPanel view={view} now={now} />
      ) : (
        TurnQuestion && <TurnQuestion view={view} now={now} />
      )}
      {AboveHand && !hasQuestion && <AboveHand view={view} now={now} />}
      {HandTasks && <HandTasks view={view} now={now} isBelowPanel={hasQuestion || isGoalOpen} />}
      {BelowHand && !hasQuestion && <BelowHand view={view} now={now} />}
      <CourtRow
        court={courtView(now.state, now.court)}
        income={incomeForecast(now.scene, now.court)}
        onPress={() => navigate(...view.path, 'court', String(now.seat))}
      />
      {lastLine && <LastLogLine line={lastLine} />}
    </>
  )
}
