/**
 * Names of puzzles, in addresses and in storage: `2026-11-21` for the puzzle of that day, `task-easy-k3f9` for one of
 * free play.
 */
import { PUZZLE_KINDS, type PuzzleKind } from '../../../games/blackstone/puzzles/puzzle.ts'
import { PUZZLE_GRADES, type PuzzleGrade } from '../../../kernel/puzzleGrade.ts'
import type { StoredPuzzles } from '../../../store/storedPuzzles.ts'
import { isDay, ofWeekday } from '../../table/puzzles/calendarDays.ts'
import { randomSeed } from '../../table/puzzles/randomSeed.ts'

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

const recipeOfDay = (day: string): Recipe => {
  const [kind, grade] = ofWeekday(day, DAILY_PUZZLES) ?? ['task', 'easy']
  return { kind, grade, seed: day }
}

/** Recipe of the puzzle with this name; null if the name is invalid. */
export const parsePuzzleId = (name: string): Recipe | null => {
  if (isDay(name)) return recipeOfDay(name)
  const [kindText, gradeText, seed, ...extraParts] = name.split('-')
  const kind = PUZZLE_KINDS.find((known) => known === kindText)
  const grade = PUZZLE_GRADES.find((known) => known === gradeText)
  return kind && grade && seed && /^[a-z0-9]{1,12}$/.test(seed) && extraParts.length === 0
    ? { kind, grade, seed }
    : null
}

/** Days whose puzzle was solved on that day. */
export const solvedDays = ({ days }: StoredPuzzles): readonly string[] => days

/** New random name. */
export const createPuzzleId = (kind: PuzzleKind, grade: PuzzleGrade): string => [kind, grade, randomSeed()].join('-')
