/** Session of a puzzle: the real game on a table that is not stored, at which only what waits is used. */
import { computed, type ReadonlySignal, signal } from '@preact/signals'
import type { Action } from '../../../games/castlescape/actions.ts'
import type { Puzzle, PuzzleMove } from '../../../games/castlescape/puzzles/puzzle.ts'
import { PUZZLE_SITE } from '../../../games/castlescape/puzzles/puzzle.ts'
import { isMoveDone, reachedIn } from '../../../games/castlescape/puzzles/puzzleProgress.ts'
import { t } from '../../../text/t.ts'
import { createLimitedActionsView } from '../lessons/limitedActionsView.ts'
import { openLessonTable } from '../lessons/openLessonTable.ts'
import { type CastleTableView, placeGhost } from '../table/castleTableView.ts'
import { placingNow } from '../table/placing.ts'

export interface PuzzleSession {
  readonly puzzle: Puzzle
  readonly view: CastleTableView
  /** What of the goal is reached. */
  readonly reached: ReadonlySignal<number>
  readonly isSolved: ReadonlySignal<boolean>
  /** Nothing that waits can be used any more, and the best is not reached. */
  readonly isStuck: ReadonlySignal<boolean>
  /** Move of the solution that the hint shows; null while none is shown. */
  readonly hint: ReadonlySignal<PuzzleMove | null>
  showHint(): void
  close(): void
}

const MOVES: readonly Action['kind'][] = ['build', 'post', 'move', 'oust'] satisfies readonly PuzzleMove['kind'][]

/** Shows the square of a move: as the ghost where the move is allowed, else lit. */
const showMove = (view: CastleTableView, move: PuzzleMove): void => {
  const { choices } = view
  choices.wish.value = move.kind
  choices.moveFrom.value = move.kind === 'move' ? move.from : null
  const square = move.kind === 'move' ? move.to : move.square
  if (placingNow(view, view.now.value)?.targets.includes(square)) placeGhost(view, square, PUZZLE_SITE)
  else choices.viewedSquare.value = square
}

/** Begins a puzzle at the table with this address. */
export const beginPuzzle = async (puzzle: Puzzle, path: readonly string[]): Promise<PuzzleSession> => {
  const { kind, best, way } = puzzle
  const table = await openLessonTable(puzzle)
  const limited = createLimitedActionsView(
    table,
    (action) => MOVES.includes(action.kind),
    () => t('castlescape.puzzles.noMarket'),
  )
  const view: CastleTableView = { ...limited, path }
  view.openCurtain()
  const reached = computed(() => reachedIn(kind, view.now.value.state))
  const isSolved = computed(() => reached.value >= best && !view.now.value.isPending)
  const shown = signal<PuzzleMove | null>(null)
  return {
    puzzle,
    view,
    reached,
    isSolved,
    isStuck: computed(() => {
      const { legalActions, isPending } = view.now.value
      return !isSolved.value && !isPending && legalActions.length === 0
    }),
    // It has served once it is done.
    hint: computed(() => (shown.value && isMoveDone(view.now.value.state, shown.value) ? null : shown.value)),
    showHint: () => {
      const next = way.find((move) => !isMoveDone(view.now.value.state, move)) ?? null
      shown.value = next
      if (next) showMove(view, next)
    },
    close: () => {
      view.clearRefusal()
      table.close()
    },
  }
}
