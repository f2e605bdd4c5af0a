/**
 * Names of puzzles, in addresses and in storage: `2026-11-21` for the puzzle of that day, `task-easy-k3f9` for one of
 * free play.
 */
import {
  PUZZLE_GRADES,
  PUZZLE_KINDS,
  type PuzzleGrade,
  type PuzzleKind,
} from '../../../games/blackstone/puzzles/puzzle.ts'

/** Input that determines a puzzle; it gives the same puzzle on every phone. */
export interface Recipe {
  readonly kind: PuzzleKind
  readonly grade: PuzzleGrade
  readonly seed: string
}

/** Puzzles from Sunday to Saturday: the week begins easy and ends hard. */
const DAILY_PUZZLES: readonly (readonly [PuzzleKind, PuzzleGrade])[] = [
  ['formation', 'hard'],
  ['task', 'easy'],
  ['formation', 'easy'],
  ['task', 'medium'],
  ['formation', 'medium'],
  ['task', 'medium'],
  ['task', 'hard'],
]

const DAY = 86_400_000
/** Days since 1 January 1970, for a day such as `2026-11-21`. */
const dayNumberOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY
const dayOfNumber = (dayNumber: number): string => new Date(dayNumber * DAY).toISOString().slice(0, 10)

/** Calendar day that is `days` later, independent of time zones. */
export const addDays = (day: string, days: number): string => dayOfNumber(dayNumberOf(day) + days)

/** Current day in local time. */
export const today = (): string => {
  const now = new Date()
  return dayOfNumber(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY)
}

/** True if it is a day of the calendar; 30 February is not. */
export const isDay = (name: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(name) && Number.isInteger(dayNumberOf(name)) && addDays(name, 0) === name

const recipeOfDay = (day: string): Recipe => {
  // 1 January 1970 was a Thursday.
  const [kind, grade] = DAILY_PUZZLES[(((dayNumberOf(day) + 4) % 7) + 7) % 7] ?? ['task', 'easy']
  return { kind, grade, seed: day }
}

/** Recipe of the puzzle with this name; null if the name is invalid. */
export const parsePuzzleName = (name: string): Recipe | null => {
  if (isDay(name)) return recipeOfDay(name)
  const [kindText, gradeText, seed, ...extraParts] = name.split('-')
  const kind = PUZZLE_KINDS.find((known) => known === kindText)
  const grade = PUZZLE_GRADES.find((known) => known === gradeText)
  return kind && grade && seed && /^[a-z0-9]{1,12}$/.test(seed) && extraParts.length === 0
    ? { kind, grade, seed }
    : null
}

/** New random name. */
export const createPuzzleName = (kind: PuzzleKind, grade: PuzzleGrade): string => {
  const [randomNumber = 0] = crypto.getRandomValues(new Uint32Array(1))
  return [kind, grade, randomNumber.toString(36)].join('-')
}
