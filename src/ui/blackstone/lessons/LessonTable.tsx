/** Table of a lesson: the coach takes the place of the other players; the rest is as in a game. */
import type { ComponentChildren } from 'preact'
import { vassalAt } from '../../../games/blackstone/insight/tableCards.ts'
import { parseSpace } from '../../../games/blackstone/notation/cards.ts'
import { t } from '../../../text/t.ts'
import { navigate, navigateUp, replaceRoute, route } from '../../app/route.ts'
import { MenuSheet } from '../../parts/MenuSheet.tsx'
import { TableLayout } from '../../parts/tableLayout/TableLayout.tsx'
import { TableNav } from '../../parts/tableLayout/TableNav.tsx'
import { Prompt } from '../../parts/tableLayout/TableStrips.tsx'
import type { ChoiceView } from '../../parts/viewTypes.ts'
import type { TableUi } from '../../table/gameUi.ts'
import { TableSheets } from '../../table/TableSheets.tsx'
import { LowerLeft, LowerRight, SidePanel } from '../table/BlackstoneTable.tsx'
import type { BlackstoneTableSnapshot, BlackstoneTableView } from '../table/blackstoneTableView.ts'
import { TableBoard } from '../table/board/TableBoard.tsx'
import { TABLE_SHEETS } from '../table/loadBlackstoneTable.tsx'
import { primaryChoice } from '../table/turn/primaryChoice.ts'
import { hasSelectionPrompt, promptOf } from '../table/turn/prompt.ts'
import { SelectionPrompt } from '../table/turn/SelectionPrompt.tsx'
import { TableTray } from '../table/turn/TableTray.tsx'
import { tapTargetsOf } from '../table/turn/tableSelection.ts'
import { nameOfFace } from '../views/names.ts'
import { TokenCounters } from '../views/TokenCounters.tsx'
import * as coach from './Coach.module.css'
import type { Step } from './lesson.ts'
import type { LessonSession } from './lessonSession.tsx'
import type { LessonWithId } from './lessons.ts'
import { coachText, lessonName } from './lessonTexts.ts'

interface LessonTableProps {
  readonly lesson: LessonWithId
  readonly session: LessonSession
  readonly onRestart: () => void
}

/** Part below the board that the coach points at: the tasks in hand, or the court. */
const coachTarget = (step: Step | undefined): 'hand' | 'court' | undefined => {
  if (step?.court) return 'court'
  return step?.picks && parseSpace(step.picks) === null ? 'hand' : undefined
}

/** Only the name of a selected vassal that cannot move in this step; the coach says why. */
const selectionText = (view: BlackstoneTableView, now: BlackstoneTableSnapshot): ComponentChildren => {
  const selection = view.selection.value
  if (selection.on !== 'vassal' || tapTargetsOf(selection, now.legalActions).size > 0)
    return <SelectionPrompt view={view} now={now} />
  const vassal = vassalAt(now.state, selection.space)
  return vassal && vassal !== 'hidden' && nameOfFace(vassal.face)
}

/**
 * Primary button: continues after reading, ends the turn if the step is about that, offers a restart if nothing is
 * legal, and otherwise shows the progress of the lesson.
 */
const lessonPrimaryChoice = (
  { lesson, session, onRestart }: LessonTableProps,
  now: BlackstoneTableSnapshot,
): ChoiceView => {
  const stepIndex = session.stepIndex.value
  const { steps } = lesson
  const { picks, does = [], may = [] } = steps[stepIndex] ?? {}
  if (!picks && does.length === 0) return { id: 'on', label: t('learn.on'), onPress: session.advance }
  if ([...does, ...may].includes('.') && now.todo === 'work') return primaryChoice(session.view, now)
  if (does.length > 0 && now.legalActions.length === 0 && !now.isPending)
    return { id: 'again', label: t('learn.again'), hint: t('learn.stuck'), onPress: onRestart }
  const label = t('learn.step', { at: stepIndex + 1, of: steps.length })
  return { id: 'step', label, reason: t('learn.doIt'), onPress: () => undefined }
}

const LessonMenu = ({ onRestart }: Pick<LessonTableProps, 'onRestart'>) => (
  <MenuSheet
    title={t('learn.title')}
    choices={[
      { id: 'resume', label: t('do.resume'), icon: 'play', onPress: navigateUp },
      { id: 'again', label: t('learn.again'), icon: 'undo', onPress: onRestart },
      { id: 'leave', label: t('learn.leave'), icon: 'cap', onPress: () => replaceRoute('learn') },
      { id: 'home', label: t('app.home'), icon: 'home', onPress: () => replaceRoute() },
    ]}
    onClose={navigateUp}
  />
)

/** Adds the sheets of the game, as at any table. */
const withSheets = (view: BlackstoneTableView): BlackstoneTableView => ({
  ...view,
  tableUi: { ...view.tableUi, ...TABLE_SHEETS } as unknown as TableUi,
})

export const LessonTable = (props: LessonTableProps) => {
  const { lesson, session, onRestart } = props
  const { view } = session
  const now = view.now.value
  const { court } = now
  const stepIndex = session.stepIndex.value
  const [sheet, ...sheetPath] = route.value.slice(2)
  const hasSelection = hasSelectionPrompt(view, now)
  const isUnfinished = stepIndex < lesson.steps.length
  return (
    <>
      <TableLayout
        title={lessonName(lesson)}
        top={
          <p
            class={coach.coach}
            role="status"
            aria-label={t('learn.coach')}
            data-points={coachTarget(lesson.steps[stepIndex])}
          >
            {isUnfinished && coachText(lesson, stepIndex)}
          </p>
        }
        board={<TableBoard view={view} now={now} />}
        middle={
          <>
            <LowerLeft view={view} now={now} />
            <Prompt onOpenRules={() => navigate(...view.path, 'rule')}>
              {hasSelection ? selectionText(view, now) : promptOf(view, now).text}
            </Prompt>
            <LowerRight view={view} now={now} />
          </>
        }
        tray={<TableTray view={view} now={now} />}
        nav={
          <TableNav primary={lessonPrimaryChoice(props, now)} onMenu={() => navigate(...view.path, 'menu')}>
            <TokenCounters
              tokens={[
                { token: 'knight', count: court.knights, limit: null },
                { token: 'wizard', count: court.wizards, limit: null },
              ]}
            />
          </TableNav>
        }
        side={<SidePanel view={view} now={now} />}
      />
      {sheet === 'menu' && <LessonMenu onRestart={onRestart} />}
      {isUnfinished && sheet !== 'menu' && (sheet || now.todo === 'drop') && (
        <TableSheets view={withSheets(view)} now={now} onReopen={onRestart} at={sheet ? [sheet, ...sheetPath] : []} />
      )}
    </>
  )
}
