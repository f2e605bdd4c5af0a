/** Table of a lesson: the coach takes the place of the other players; the rest is as in a game. */
import type { ComponentChildren } from 'preact'
import { vassalAt } from '../../../games/blackstone/insight/tableCards.ts'
import { parseSpace } from '../../../games/blackstone/notation/cardAndSpaceNotation.ts'
import { t } from '../../../text/t.ts'
import { navigate, route } from '../../common/route.ts'
import { TableLayout } from '../../parts/tableLayout/TableLayout.tsx'
import { TableNav } from '../../parts/tableLayout/TableNav.tsx'
import { Tray } from '../../parts/tableLayout/Tray.tsx'
import { UndoButton } from '../../parts/tableLayout/UndoButton.tsx'
import type { ChoiceView } from '../../parts/viewTypes.ts'
import type { TableUi } from '../../table/gameUiContract.ts'
import { CoachBox, StepCounter } from '../../table/lessons/CoachBox.tsx'
import { LessonMenu } from '../../table/lessons/LessonMenu.tsx'
import { TablePrompt } from '../../table/TablePrompt.tsx'
import { TableSheets } from '../../table/TableSheets.tsx'
import { undoChoice } from '../../table/undoChoice.ts'
import { LowerLeft, LowerRight, SidePanel } from '../table/BlackstoneTable.tsx'
import type { BlackstoneTableSnapshot, BlackstoneTableView } from '../table/blackstoneTableView.ts'
import { TableBoard } from '../table/board/TableBoard.tsx'
import { TABLE_SHEETS } from '../table/loadBlackstoneTable.tsx'
import { primaryChoice } from '../table/turn/primaryChoice.ts'
import { hasSelectionPrompt } from '../table/turn/prompt.ts'
import { SelectionPrompt } from '../table/turn/SelectionPrompt.tsx'
import { TableTray } from '../table/turn/TableTray.tsx'
import { tapTargetsOf } from '../table/turn/tableSelection.ts'
import { nameOfFace } from '../views/spaceAndFaceNames.ts'
import { TokenCounters } from '../views/TokenCounters.tsx'
import type { Step } from './lesson.ts'
import type { BlackstoneLessonSession } from './lessonSession.tsx'
import type { LessonWithId } from './lessons.ts'
import { coachText, lessonName, lessonNumber, lessonSummary } from './lessonTexts.ts'

interface LessonTableProps {
  readonly lesson: LessonWithId
  readonly session: BlackstoneLessonSession
  readonly onRestart: () => void
  /** What comes after the lesson: gold, and in the tray. Null until the result was seen. */
  readonly ending: { readonly primary: ChoiceView; readonly tray: ComponentChildren } | null
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

/** Is a card chosen in a quest whose cards are used by the primary button? */
const isCardChosen = ({ extensions, selection }: BlackstoneTableView): boolean =>
  !!extensions.primary && 'slot' in selection.value

/**
 * Primary button: continues after reading, uses a chosen card, ends the turn if the step is about that, and offers a
 * restart if nothing is legal. Null while something on the table is to be done.
 */
const lessonPrimaryChoice = (
  { lesson, session, onRestart, ending }: LessonTableProps,
  now: BlackstoneTableSnapshot,
): ChoiceView | null => {
  const step = lesson.steps[session.stepIndex.value]
  if (!step) return ending?.primary ?? null
  const { picks, does = [], may = [], rival } = step
  if (rival) return null
  if (!picks && does.length === 0) return { id: 'on', label: t('learn.on'), onPress: session.advance }
  if ([...does, ...may].includes('.') && now.todo === 'work') return primaryChoice(session.view, now)
  if (isCardChosen(session.view)) return primaryChoice(session.view, now)
  const isStuck = does.length > 0 && now.legalActions.length === 0 && !now.isPending
  return isStuck ? { id: 'again', label: t('learn.again'), hint: t('learn.stuck'), onPress: onRestart } : null
}

/** The coach's sentence: of the step, and at the end that of the lesson. */
const LessonCoach = ({ lesson, session, ending }: LessonTableProps) => {
  const stepIndex = session.stepIndex.value
  const text = ending ? lessonSummary(lesson) : coachText(lesson, Math.min(stepIndex, lesson.steps.length - 1))
  return <CoachBox text={text} pointsAt={coachTarget(lesson.steps[stepIndex])} />
}

/**
 * Prompt of a lesson: what can be done with what is picked up; else which lesson it is, because the coach says what to
 * do.
 */
const LessonPrompt = ({ lesson, session: { view } }: LessonTableProps) => {
  const now = view.now.value
  return (
    <TablePrompt view={view} onOpenRules={() => navigate(...view.path, 'rule')}>
      {hasSelectionPrompt(view, now) ? selectionText(view, now) : lessonNumber(lesson)}
    </TablePrompt>
  )
}

/** Adds the sheets of the game, as at any table. */
const withSheets = (view: BlackstoneTableView): BlackstoneTableView => ({
  ...view,
  tableUi: { ...view.tableUi, ...TABLE_SHEETS } as unknown as TableUi,
})

/** Tokens of the learner, and how far the lesson is while no button stands there. */
const LessonTokens = ({ lesson, session, primary }: LessonTableProps & { readonly primary: ChoiceView | null }) => {
  const { view } = session
  const now = view.now.value
  const { TurnResources } = view.extensions
  const { knights, wizards } = now.court
  const at = session.stepIndex.value + 1
  return (
    <>
      {TurnResources ? (
        <TurnResources view={view} now={now} />
      ) : (
        <TokenCounters
          tokens={[
            { token: 'knight', count: knights, limit: null },
            { token: 'wizard', count: wizards, limit: null },
          ]}
        />
      )}
      {!primary && at <= lesson.steps.length && <StepCounter at={at} of={lesson.steps.length} />}
    </>
  )
}

export const LessonTable = (props: LessonTableProps) => {
  const { lesson, session, onRestart, ending } = props
  const { view } = session
  const now = view.now.value
  const [sheet, ...sheetPath] = route.value.slice(2)
  const isUnfinished = session.stepIndex.value < lesson.steps.length
  const primary = lessonPrimaryChoice(props, now)
  return (
    <>
      <TableLayout
        sayReason={view.sayRefusal}
        title={lessonName(lesson)}
        top={<LessonCoach {...props} />}
        board={<TableBoard view={view} now={now} />}
        middle={
          <>
            <LowerLeft view={view} now={now} />
            {isUnfinished ? <LessonPrompt {...props} /> : <span class="grow" />}
            {isUnfinished && <UndoButton undo={undoChoice(view, now)} />}
            <LowerRight view={view} now={now} />
          </>
        }
        tray={ending ? <Tray>{ending.tray}</Tray> : <TableTray view={view} now={now} />}
        nav={
          <TableNav primary={primary} onMenu={() => navigate(...view.path, 'menu')}>
            <LessonTokens {...props} primary={primary} />
          </TableNav>
        }
        side={<SidePanel view={view} now={now} />}
      />
      {sheet === 'menu' && <LessonMenu lessonsPath={['learn']} onRestart={onRestart} />}
      {isUnfinished && sheet !== 'menu' && (sheet || now.todo === 'drop') && (
        <TableSheets view={withSheets(view)} now={now} onReopen={onRestart} at={sheet ? [sheet, ...sheetPath] : []} />
      )}
    </>
  )
}
