/** Screen of one puzzle, from its creation in the worker to the sheet at its end. */
import { useEffect, useState } from 'preact/hooks'
import type { Puzzle } from '../../../games/blackstone/puzzles/puzzle.ts'
import type { Json } from '../../../kernel/json.ts'
import { withClosedPuzzle, withOpenPuzzle, withSolvedPuzzle } from '../../../store/storedPuzzles.ts'
import { type StoreFault, toStoreFault } from '../../../table/storeFailure.ts'
import { t } from '../../../text/t.ts'
import { useApp } from '../../common/appContext.ts'
import { replaceRoute } from '../../common/route.ts'
import * as button from '../../parts/Button.module.css'
import { Sheet } from '../../parts/Sheet.tsx'
import { notifyPuzzleUnsaved } from '../../table/puzzles/notifyPuzzleUnsaved.ts'
import { PuzzleLoading } from '../../table/puzzles/PuzzleLoading.tsx'
import { puzzleDay } from '../../table/puzzles/puzzleDay.ts'
import { changeStoredPuzzles, loadStoredPuzzles, storedPuzzles } from '../../table/puzzles/storedPuzzlesSignal.ts'
import { askPuzzle } from './askPuzzleWorker.ts'
import { PuzzleTable } from './PuzzleTable.tsx'
import { createPuzzleTray } from './PuzzleTray.tsx'
import { createPuzzleId, type Recipe, solvedDays } from './puzzleIds.ts'
import { beginPuzzle, type PuzzleSession } from './puzzleSession.ts'
import { nameOfRecipe } from './puzzleTexts.ts'
import { currentStreak } from './streak.ts'

interface PuzzleProps {
  readonly name: string
  readonly recipe: Recipe
}

/** Opens another puzzle of the same kind and grade. */
const goToNextPuzzle = ({ kind, grade }: Recipe): void => replaceRoute('puzzles', createPuzzleId(kind, grade))

/** Sheet shown when the puzzle is solved, or after its solution was shown. */
const PuzzleOverSheet = (
  props: PuzzleProps & {
    readonly puzzle: Puzzle
    readonly wasSolutionShown: boolean
    /** True if hints had shown every move. */
    readonly isByHints: boolean
    readonly onViewBoard: () => void
  },
) => {
  const { name, recipe, puzzle, wasSolutionShown, isByHints, onViewBoard } = props
  const { days = [] } = storedPuzzles.value ?? {}
  const puzzleText = nameOfRecipe(recipe)
  return (
    <Sheet
      title={t(wasSolutionShown ? 'puzzles.shown' : isByHints ? 'puzzles.solvedByHints' : 'puzzles.solved')}
      footer={
        <>
          <button type="button" class={button.plain} onClick={() => replaceRoute('puzzles')}>
            {t('puzzles.all')}
          </button>
          <button
            type="button"
            class={button.primary}
            onClick={() => replaceRoute('puzzles', createPuzzleId(recipe.kind, recipe.grade))}
          >
            {t('puzzles.next')}
          </button>
        </>
      }
    >
      <p>
        {wasSolutionShown
          ? t('puzzles.shownWell', { what: puzzleText })
          : t('puzzles.well', { what: puzzleText, deeds: puzzle.way.length })}
      </p>
      {!wasSolutionShown && isByHints && name === puzzleDay(days) && !days.includes(name) && (
        <p>{t('puzzles.noStreak')}</p>
      )}
      {days.includes(name) && <p>{t('puzzles.streak', { days: currentStreak(days, puzzleDay(days)) })}</p>}
      <button type="button" class={button.plain} onClick={onViewBoard}>
        {t('puzzles.board')}
      </button>
    </Sheet>
  )
}

interface PuzzlePlayProps extends PuzzleProps {
  readonly session: PuzzleSession
  /** True if this attempt shows the solution. */
  readonly wasSolutionShown: boolean
  readonly onRestart: (showsSolution: boolean) => void
}

const PuzzlePlay = ({ name, recipe, session, wasSolutionShown, onRestart }: PuzzlePlayProps) => {
  const app = useApp()
  const [isViewingBoard, setIsViewingBoard] = useState(false)
  /** Why the solved puzzle could not be stored. */
  const [recordFault, setRecordFault] = useState<StoreFault | null>(null)
  const [retryCount, setRetryCount] = useState(0)
  const isSolved = session.isSolved.value
  const fault = session.view.now.value.isSaved ? recordFault : session.fault()
  const recordSolved = (): Promise<void> => {
    const category = `${recipe.kind}-${recipe.grade}`
    return changeStoredPuzzles(app.database, (stored) => {
      const day = name === puzzleDay(solvedDays(stored)) ? name : null
      return withSolvedPuzzle(stored, name, category, day, session.isByHints())
    }).then(
      () => setRecordFault(null),
      (error: unknown) => setRecordFault(toStoreFault(error)),
    )
  }
  const retry = async (): Promise<void> => {
    await session.retry()
    if (isSolved) await recordSolved()
    setRetryCount(retryCount + 1)
  }
  useEffect(() => {
    if (isSolved) void recordSolved()
  }, [isSolved])
  useEffect(
    () => (fault ? notifyPuzzleUnsaved(app, fault, retry, (why) => t('puzzles.unkept', { why })) : undefined),
    [fault, retryCount],
  )
  return (
    <>
      <PuzzleTable session={session} onRestart={onRestart} onNext={() => goToNextPuzzle(recipe)} />
      {isSolved && !isViewingBoard && (
        <PuzzleOverSheet
          name={name}
          recipe={recipe}
          puzzle={session.puzzle}
          wasSolutionShown={wasSolutionShown}
          isByHints={session.isByHints()}
          onViewBoard={() => setIsViewingBoard(true)}
        />
      )}
    </>
  )
}

type PuzzleState = PuzzleSession | 'making' | 'failed'

export const PuzzleScreen = ({ name, recipe }: PuzzleProps) => {
  const { database } = useApp()
  const [puzzleState, setPuzzleState] = useState<PuzzleState>('making')
  /** Number of attempts, whether this one begins the puzzle again, and whether the solution is shown. */
  const [attempt, setAttempt] = useState({ count: 0, isRestart: false, shows: false })
  useEffect(() => {
    const controller = new AbortController()
    let openSession: PuzzleSession | undefined
    const openPuzzle = async (): Promise<void> => {
      const puzzle = await askPuzzle(recipe, controller.signal)
      const storedBefore = await loadStoredPuzzles(database)
      const { isRestart } = attempt
      // A restart discards the stored moves. If that cannot be stored, the first move reports it.
      if (isRestart)
        await changeStoredPuzzles(database, (stored) =>
          attempt.shows ? withClosedPuzzle(stored, name) : withOpenPuzzle(stored, name, []),
        ).catch(() => undefined)
      const stored = storedBefore.open.find((openPuzzle) => openPuzzle.name === name)
      // What hints have shown stays known when the puzzle begins again.
      const progress = { deeds: isRestart ? [] : (stored?.deeds ?? []), hints: stored?.hints ?? [] }
      const saveMoves = (savedMoves: readonly Json[], hints: readonly Json[]) =>
        changeStoredPuzzles(database, (stored) => withOpenPuzzle(stored, name, savedMoves, hints))
      const session = await beginPuzzle(puzzle, ['puzzles', name], progress, saveMoves, (extensions) => ({
        ...extensions,
        Tray: createPuzzleTray(extensions),
      }))
      if (controller.signal.aborted) return session.close()
      openSession = session
      if (attempt.shows) session.showSolution()
      setPuzzleState(session)
    }
    setPuzzleState('making')
    openPuzzle().catch(() => controller.signal.aborted || setPuzzleState('failed'))
    return () => {
      controller.abort()
      openSession?.close()
    }
  }, [name, attempt])
  const count = attempt.count + 1
  const restart = (shows: boolean): void => setAttempt({ count, isRestart: true, shows })
  if (typeof puzzleState === 'string')
    return (
      <PuzzleLoading
        title={t('puzzles.title')}
        text={t(puzzleState === 'failed' ? 'puzzles.failed' : 'puzzles.making')}
        onRetry={puzzleState === 'failed' ? () => setAttempt({ ...attempt, count }) : undefined}
      />
    )
  return (
    <PuzzlePlay
      key={attempt.count}
      name={name}
      recipe={recipe}
      session={puzzleState}
      wasSolutionShown={attempt.shows}
      onRestart={restart}
    />
  )
}
