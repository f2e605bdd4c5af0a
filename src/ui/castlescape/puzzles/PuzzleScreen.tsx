/** Screen of one puzzle, from its making in the worker to its solution, which is stored. */

import { useEffect, useRef, useState } from 'preact/hooks'
import type { Puzzle } from '../../../games/castlescape/puzzles/puzzle.ts'
import { withSolvedName } from '../../../store/storedPuzzles.ts'
import { type StoreFault, toStoreFault } from '../../../table/storeFailure.ts'
import { t } from '../../../text/t.ts'
import { useApp } from '../../common/appContext.ts'
import { replaceRoute } from '../../common/route.ts'
import { askWorker } from '../../table/puzzles/askWorker.ts'
import { notifyPuzzleUnsaved } from '../../table/puzzles/notifyPuzzleUnsaved.ts'
import { PuzzleLoading } from '../../table/puzzles/PuzzleLoading.tsx'
import { changeStoredPuzzles } from '../../table/puzzles/storedPuzzlesSignal.ts'
import { PuzzleTable } from './PuzzleTable.tsx'
import { createPuzzleId, type Recipe } from './puzzleIds.ts'
import { beginPuzzle, type PuzzleSession } from './puzzleSession.ts'
import { storedNameOf } from './solvedPuzzles.ts'

const createWorker = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })

/** Puzzle of this recipe. Rejects if aborted, or if the worker cannot be started. */
const askPuzzle = (recipe: Recipe, signal: AbortSignal): Promise<Puzzle> =>
  askWorker<Puzzle>(createWorker, recipe, signal)

interface PuzzleProps {
  readonly name: string
  readonly recipe: Recipe
}

/** Stores the puzzle once it is solved; a notice stands as long as that fails. */
const useStoredOnceSolved = (recipe: Recipe, isSolved: boolean): void => {
  const app = useApp()
  const [fault, setFault] = useState<StoreFault | null>(null)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (!isSolved) return
    changeStoredPuzzles(app.database, (stored) => withSolvedName(stored, storedNameOf(recipe))).then(
      () => setFault(null),
      (error: unknown) => setFault(toStoreFault(error)),
    )
  }, [isSolved, attempt])
  useEffect(
    () =>
      fault
        ? notifyPuzzleUnsaved(
            app,
            fault,
            () => setAttempt(attempt + 1),
            (why) => t('castlescape.puzzles.unkept', { why }),
          )
        : undefined,
    [fault],
  )
}

interface PuzzlePlayProps extends PuzzleProps {
  readonly session: PuzzleSession
  readonly onRestart: () => void
}

const PuzzlePlay = ({ recipe, session, onRestart }: PuzzlePlayProps) => {
  useStoredOnceSolved(recipe, session.isSolved.value)
  const openNext = (): void => replaceRoute('castlescape', 'puzzles', createPuzzleId(recipe.kind, recipe.grade))
  return <PuzzleTable session={session} recipe={recipe} onRestart={onRestart} onNext={openNext} />
}

export const PuzzleScreen = ({ name, recipe }: PuzzleProps) => {
  const [session, setSession] = useState<PuzzleSession | 'making' | 'failed'>('making')
  const [attempt, setAttempt] = useState(0)
  const made = useRef<Puzzle | null>(null)
  const path = ['castlescape', 'puzzles', name]
  useEffect(() => {
    const controller = new AbortController()
    const open = async (): Promise<void> => {
      made.current ??= await askPuzzle(recipe, controller.signal)
      const begun = await beginPuzzle(made.current, path)
      if (controller.signal.aborted) begun.close()
      else setSession(begun)
    }
    open().catch(() => controller.signal.aborted || setSession('failed'))
    return () => controller.abort()
  }, [attempt])
  // The table before stays on the screen until the new one is open.
  useEffect(() => (typeof session === 'string' ? undefined : session.close), [session])
  const restart = (): void => {
    replaceRoute(...path)
    if (session === 'failed') setSession('making')
    setAttempt(attempt + 1)
  }
  return typeof session === 'string' ? (
    <PuzzleLoading
      title={t('castlescape.puzzles.title')}
      text={t(session === 'failed' ? 'castlescape.puzzles.failed' : 'castlescape.puzzles.making')}
      onRetry={session === 'failed' ? restart : undefined}
    />
  ) : (
    <PuzzlePlay name={name} recipe={recipe} session={session} onRestart={restart} />
  )
}
