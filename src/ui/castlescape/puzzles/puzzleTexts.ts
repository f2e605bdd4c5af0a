/** Texts of puzzles. */
import '../../../text/bundles/puzzles.ts'
import type { Puzzle, PuzzleMove } from '../../../games/castlescape/puzzles/puzzle.ts'
import { PUZZLE_SITE } from '../../../games/castlescape/puzzles/puzzle.ts'
import { squareName } from '../../../games/castlescape/site/square.ts'
import { formattingLocale } from '../../../text/formattingLocale.ts'
import { t } from '../../../text/t.ts'
import type { Recipe } from './puzzleIds.ts'
import type { PuzzleSession } from './puzzleSession.ts'

/** For example `Finish the most with these Walls: Hard`. */
export const nameOfRecipe = ({ kind, grade }: Pick<Recipe, 'kind' | 'grade'>): string => {
  const name = t(`castlescape.puzzles.${kind}`)
  return grade ? t('puzzles.what', { kind: name, grade: t(`puzzles.grade.${grade}`) }) : name
}

const goalText = ({ kind, best, position }: Puzzle): string =>
  t(`castlescape.puzzles.goal.${kind}`, { best, walls: position.turn?.groups?.[0]?.left ?? 0 })

const hintText = (move: PuzzleMove): string => {
  const nameOf = (square: number): string => squareName(square, PUZZLE_SITE)
  return move.kind === 'move'
    ? t('castlescape.puzzles.hint.move', { from: nameOf(move.from), to: nameOf(move.to) })
    : t(`castlescape.puzzles.hint.${move.kind}`, { square: nameOf(move.square) })
}

/** What is said above the site: the goal, or how it went. */
export const puzzleText = ({ puzzle, isSolved, isStuck, reached }: PuzzleSession): string => {
  const { kind, best } = puzzle
  if (isSolved.value) return t(`castlescape.puzzles.solved.${kind}`, { best })
  return isStuck.value ? t('castlescape.puzzles.notMost', { n: reached.value, best }) : goalText(puzzle)
}

/** The hint that was asked for; empty for none. */
export const puzzleHintText = ({ isSolved, hint }: PuzzleSession): string =>
  hint.value && !isSolved.value ? hintText(hint.value) : ''

/** Day as a long date in the current language. */
export const nameOfDay = (day: string): string =>
  new Intl.DateTimeFormat(formattingLocale(), { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
