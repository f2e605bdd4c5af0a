/**
 * Names of puzzles in addresses: `2026-11-21` for the puzzle of that day, `walls-easy-k3f9` for one of free play, and
 * `walls-k3f9` for one of any grade, as links of before have it.
 */
import { PUZZLE_KINDS, type PuzzleKind } from '../../../games/castlescape/puzzles/puzzle.ts'
import { PUZZLE_GRADES, type PuzzleGrade } from '../../../kernel/puzzleGrade.ts'
import { dayNumberOf, isDay, ofWeekday } from '../../table/puzzles/calendarDays.ts'
import { randomSeed } from '../../table/puzzles/randomSeed.ts'

/** Input that determines a puzzle; it gives the same puzzle on every phone. */
export interface Recipe {
  readonly kind: PuzzleKind
  /** Null for any. */
  readonly grade: PuzzleGrade | null
  readonly seed: string
}

/** Puzzles from Sunday to Saturday: the week begins easy and ends hard. */
const DAILY_PUZZLES: readonly (readonly [PuzzleKind, PuzzleGrade])[] = [
  ['recruits', 'hard'],
  ['walls', 'easy'],
  ['recruits', 'easy'],
  ['walls', 'medium'],
  ['recruits', 'medium'],
  ['walls', 'medium'],
  ['walls', 'hard'],
]

/** Puzzles of days before this one have no grade, and their kinds take turns. */
const FIRST_GRADED_DAY = '2026-12-01'

const recipeOfDay = (day: string): Recipe => {
  if (day < FIRST_GRADED_DAY) return { kind: dayNumberOf(day) % 2 === 0 ? 'walls' : 'recruits', grade: null, seed: day }
  const [kind, grade] = ofWeekday(day, DAILY_PUZZLES) ?? ['walls', 'easy']
  return { kind, grade, seed: day }
}

/** Recipe of the puzzle with this name; null if the name is invalid. */
export const parsePuzzleId = (name: string): Recipe | null => {
  if (isDay(name)) return recipeOfDay(name)
  const [, kindText, gradeText, seed] = /^([a-z]+)(?:-([a-z]+))?-([a-z0-9]{1,12})$/.exec(name) ?? []
  const kind = PUZZLE_KINDS.find((known) => known === kindText)
  const grade = gradeText === undefined ? null : PUZZLE_GRADES.find((known) => known === gradeText)
  return kind && seed && grade !== undefined ? { kind, grade, seed } : null
}

/** New random name. */
export const createPuzzleId = (kind: PuzzleKind, grade: PuzzleGrade | null): string =>
  [kind, ...(grade ? [grade] : []), randomSeed()].join('-')
