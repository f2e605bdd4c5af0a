/** Table of a puzzle: the goal takes the place of the other players; the rest is as in a game. */
import { useEffect, useRef } from 'preact/hooks'
import { vassalAt } from '../../../games/blackstone/insight/tableCards.ts'
import { t } from '../../../text/t.ts'
import { navigate, navigateUp, replaceRoute, route } from '../../common/route.ts'
import { lazy } from '../../parts/lazy.tsx'
import { MenuSheet } from '../../parts/MenuSheet.tsx'
import { AppBrand, LogList } from '../../parts/tableLayout/SidePanelParts.tsx'
import { TableLayout } from '../../parts/tableLayout/TableLayout.tsx'
import { TableNav } from '../../parts/tableLayout/TableNav.tsx'
import { UndoButton } from '../../parts/tableLayout/UndoButton.tsx'
import type { ChoiceView } from '../../parts/viewTypes.ts'
import { HintRings } from '../../table/hints/HintRings.tsx'
import * as coach from '../../table/lessons/Coach.module.css'
import * as plate from '../../table/lessons/CoachPlate.module.css'
import { TablePrompt } from '../../table/TablePrompt.tsx'
import { adviceText } from '../hints/adviceText.ts'
import { ringsRoundSpaces, spacesOfAction } from '../hints/ringsRoundSpaces.ts'
import type { BlackstoneTableSnapshot, BlackstoneTableView } from '../table/blackstoneTableView.ts'
import { KeysSheet } from '../table/board/KeysSheet.tsx'
import { TableBoard } from '../table/board/TableBoard.tsx'
import { refusalSentence } from '../table/turn/actionChoice.ts'
import { hasSelectionPrompt } from '../table/turn/prompt.ts'
import { SelectionPrompt } from '../table/turn/SelectionPrompt.tsx'
import { TableTray } from '../table/turn/TableTray.tsx'
import { NO_SELECTION } from '../table/turn/tableSelection.ts'
import { nameOfSpace } from '../views/spaceAndFaceNames.ts'
import { TokenCounters } from '../views/TokenCounters.tsx'
import { VassalCardSheet } from '../views/VassalCardSheet.tsx'
import type { PuzzleSession } from './puzzleSession.ts'
import { nameOfRecipe, puzzleGoalText } from './puzzleTexts.ts'

const Rules = lazy(() => import('../rules/RulesScreen.tsx').then((module) => module.RulesScreen))

interface PuzzleTableProps {
  readonly session: PuzzleSession
  /** Restarts from the first board; `showsSolution` then leads through the solution step by step. */
  readonly onRestart: (showsSolution: boolean) => void
  readonly onNext: () => void
}

/** Next move of the hint or the solution; null if neither is shown. */
const nextMove = ({ guidance }: PuzzleSession, now: BlackstoneTableSnapshot) => {
  const guidanceNow = guidance.value
  if (guidanceNow === null || typeof guidanceNow === 'string') return null
  return guidanceNow.moves[guidanceNow.doneCount] ?? now.legalActions.find(({ kind }) => kind === 'complete') ?? null
}

const countSteps = ({ puzzle }: PuzzleSession): number => puzzle.way.length + (puzzle.kind === 'task' ? 1 : 0)

/** Text above the board: the goal, or the advice. */
const headerText = (session: PuzzleSession, now: BlackstoneTableSnapshot): string => {
  const { guidance, puzzle } = session
  const move = nextMove(session, now)
  if (move) return adviceText(now, move)
  switch (guidance.value) {
    case 'looks':
      return t('puzzles.looking')
    case 'far':
      return t('puzzles.far')
    case 'failed':
      return t('puzzles.noHint')
    default:
      return puzzleGoalText(puzzle)
  }
}

/**
 * Primary button: opens the next puzzle once this one is solved, follows the hint or solution, completes the task,
 * restarts if no token is left, and otherwise gives a hint.
 */
const puzzlePrimaryChoice = (
  { session, onRestart, onNext }: PuzzleTableProps,
  now: BlackstoneTableSnapshot,
): ChoiceView => {
  const { guidance, view } = session
  if (session.isSolved.value) return { id: 'next', label: t('puzzles.next'), onPress: onNext }
  const guidanceNow = guidance.value
  if (guidanceNow !== null && typeof guidanceNow !== 'string') {
    const step = t('puzzles.step', { at: guidanceNow.doneCount + 1, of: countSteps(session) })
    return { id: 'follow', label: guidanceNow.source === 'hint' ? t('hint.do') : step, onPress: session.playNext }
  }
  const ready = now.legalActions.find(({ kind }) => kind === 'complete')
  if (ready)
    return { id: 'complete', label: t('do.complete'), icon: 'tick', onPress: () => view.confirmAndPropose(ready) }
  if (now.legalActions.length === 0 && !now.isPending && !now.outcome)
    return { id: 'again', label: t('puzzles.restart'), icon: 'undo', onPress: () => onRestart(false) }
  // Gold is for the move, which is to be found on the board.
  return { id: 'hint', label: t('puzzles.hint'), icon: 'bulb', emphasis: 'stone', onPress: session.showHint }
}

const PuzzleMenu = ({ session, onRestart }: Omit<PuzzleTableProps, 'onNext'>) => {
  const closeAnd = (act: () => void) => () => {
    navigateUp()
    act()
  }
  return (
    <MenuSheet
      title={t('puzzles.title')}
      choices={[
        { id: 'resume', label: t('do.resume'), icon: 'play', onPress: navigateUp },
        { id: 'hint', label: t('puzzles.hint'), icon: 'bulb', onPress: closeAnd(session.showHint) },
        { id: 'again', label: t('puzzles.restart'), icon: 'undo', onPress: closeAnd(() => onRestart(false)) },
        {
          id: 'show',
          label: t('puzzles.show'),
          hint: t('puzzles.showHint'),
          icon: 'tick',
          onPress: closeAnd(() => onRestart(true)),
        },
        {
          id: 'rules',
          label: t('menu.rules'),
          icon: 'book',
          onPress: () => replaceRoute(...session.view.path, 'rules'),
        },
        { id: 'all', label: t('puzzles.all'), icon: 'log', onPress: () => replaceRoute('puzzles') },
        { id: 'home', label: t('app.home'), icon: 'home', onPress: () => replaceRoute() },
      ]}
      onClose={navigateUp}
    />
  )
}

const VassalSheet = ({ now, space }: { readonly now: BlackstoneTableSnapshot; readonly space: number }) => {
  const vassal = vassalAt(now.state, space)
  if (!vassal || vassal === 'hidden') return null
  return <VassalCardSheet vassal={vassal} title={nameOfSpace(space)} notes={[]} onClose={navigateUp} />
}

const puzzleUndoChoice = (view: BlackstoneTableView, { whyNoUndo }: BlackstoneTableSnapshot): ChoiceView => {
  const [lastLine] = view.log.value
  return {
    id: 'undo',
    label: lastLine && !whyNoUndo ? t('do.undoWhat', { what: lastLine.text }) : t('do.undo'),
    reason: whyNoUndo ? refusalSentence(whyNoUndo) : undefined,
    onPress: () => !whyNoUndo && view.undo(),
  }
}

const puzzlePromptText = ({ isSolved }: PuzzleSession, now: BlackstoneTableSnapshot): string => {
  if (isSolved.value) return t('puzzles.solved')
  if (now.legalActions.some(({ kind }) => kind === 'complete')) return t('puzzles.ready')
  return t(now.legalActions.length === 0 && !now.isPending ? 'puzzles.none' : 'prompt.tap')
}

/** Follows what the shared components offer, but a puzzle handles in its own way. */
const useRedirects = ({ view, showHint }: PuzzleSession, sheet: string | undefined): void => {
  const { on } = view.selection.value
  // Keyboard shortcuts can select towers and decks, which a puzzle does not have.
  useEffect(() => {
    if (on === 'tower' || on === 'deck') view.selection.value = NO_SELECTION
  }, [on])
  // The cost in a task's panel links to a hint.
  useEffect(() => {
    if (sheet !== 'hint') return
    navigateUp()
    showHint()
  }, [sheet])
}

/** Address of the open goal, behind that of the puzzle. */
const GOAL = 'goal'
const GOAL_SELECTIONS: readonly string[] = ['goal', 'task', 'second']

/** Gives the open goal an address of its own, so that Back closes it instead of leaving the puzzle. */
const useGoalAddress = ({ view }: PuzzleSession, sheet: string | undefined): void => {
  const isOpen = GOAL_SELECTIONS.includes(view.selection.value.on)
  const sheetBefore = useRef(sheet)
  useEffect(() => {
    const cameBack = sheetBefore.current === GOAL
    sheetBefore.current = sheet
    if (sheet === GOAL && !isOpen) navigateUp()
    if (sheet !== undefined || !isOpen) return
    if (cameBack) view.selection.value = NO_SELECTION
    else {
      navigate(...view.path, GOAL)
      sheetBefore.current = GOAL
    }
    // Back may come before this is drawn: then the sheet is the same as before, but not the address.
  }, [isOpen, route.value])
}

const PuzzleHeader = ({ session, now }: PuzzleTableProps & { readonly now: BlackstoneTableSnapshot }) => (
  <p class={`${coach.coach} ${plate.plate}`} role="status" aria-label={t('puzzles.goal')}>
    {headerText(session, now)}
    {session.guidance.value === null && <small>{t('puzzles.how')}</small>}
  </p>
)

const PuzzlePrompt = ({ session, now }: PuzzleTableProps & { readonly now: BlackstoneTableSnapshot }) => {
  const { view } = session
  return (
    <>
      <TablePrompt view={view}>
        {hasSelectionPrompt(view, now) ? <SelectionPrompt view={view} now={now} /> : puzzlePromptText(session, now)}
      </TablePrompt>
      <UndoButton undo={puzzleUndoChoice(view, now)} />
    </>
  )
}

const PuzzleNav = ({ now, ...props }: PuzzleTableProps & { readonly now: BlackstoneTableSnapshot }) => (
  <TableNav primary={puzzlePrimaryChoice(props, now)} onMenu={() => navigate(...props.session.view.path, 'menu')}>
    <TokenCounters
      tokens={[
        { token: 'knight', count: now.court.knights, limit: null },
        { token: 'wizard', count: now.court.wizards, limit: null },
      ]}
    />
  </TableNav>
)

export const PuzzleTable = (props: PuzzleTableProps) => {
  const { session } = props
  const { view, puzzle } = session
  const now = view.now.value
  const [sheet, sheetParam] = route.value.slice(2)
  useRedirects(session, sheet)
  useGoalAddress(session, sheet)
  const move = session.isSolved.value ? null : nextMove(session, now)
  if (sheet === 'rules') return <Rules mode={view.header.mode} />
  return (
    <>
      <TableLayout
        title={nameOfRecipe(puzzle)}
        top={<PuzzleHeader {...props} now={now} />}
        sayReason={view.sayRefusal}
        board={<TableBoard view={view} now={now} />}
        middle={<PuzzlePrompt {...props} now={now} />}
        tray={<TableTray view={view} now={now} />}
        nav={<PuzzleNav {...props} now={now} />}
        side={
          <>
            <AppBrand />
            <LogList lines={view.log.value} />
          </>
        }
      />
      <p class="visuallyHidden" role="status">
        {view.announcement.value}
      </p>
      {move && (!sheet || sheet === GOAL) && <HintRings marks={ringsRoundSpaces(spacesOfAction(move))} />}
      {sheet === 'menu' && <PuzzleMenu {...props} />}
      {sheet === 'keys' && <KeysSheet />}
      {sheet === 'card' && <VassalSheet now={now} space={Number(sheetParam)} />}
    </>
  )
}
