/** Puzzles that were solved, by the names under which they are stored. */
import type { PuzzleKind } from '../../../games/castlescape/puzzles/puzzle.ts'
import { PUZZLE_GRADES, type PuzzleGrade } from '../../../kernel/puzzleGrade.ts'
import type { StoredPuzzles } from '../../../store/storedPuzzles.ts'
import { isDay } from '../../table/puzzles/calendarDays.ts'
import type { Recipe } from './puzzleIds.ts'

/** Days whose puzzle was solved. */
export const solvedDays = ({ solved }: StoredPuzzles): readonly string[] =>
  solved.flatMap((name) => {
    const [, day = ''] = /^castlescape-[a-z]+-(?:[a-z]+-)?(\d{4}-.*)$/.exec(name) ?? []
    return isDay(day) ? [day] : []
  })

/** Name under which a puzzle is stored as solved, among those of all games. */
export const storedNameOf = ({ kind, grade, seed }: Recipe): string =>
  ['castlescape', kind, ...(grade ? [grade] : []), seed].join('-')

export const isSolved = ({ solved }: StoredPuzzles, recipe: Recipe): boolean => solved.includes(storedNameOf(recipe))

/** Number of solved puzzles of a kind and grade; null for those of any grade. */
export const countSolved = ({ solved }: StoredPuzzles, kind: PuzzleKind, grade: PuzzleGrade | null): number => {
  const graded = PUZZLE_GRADES.map((one) => `castlescape-${kind}-${one}-`)
  return solved.filter((name) =>
    grade === null
      ? name.startsWith(`castlescape-${kind}-`) && !graded.some((begin) => name.startsWith(begin))
      : name.startsWith(`castlescape-${kind}-${grade}-`),
  ).length
}
