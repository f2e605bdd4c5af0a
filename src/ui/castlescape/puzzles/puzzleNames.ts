/** Names of puzzles in addresses: `2026-11-21` for the puzzle of that day, `walls-k3f9` for one of free play. */
import { PUZZLE_KINDS, type PuzzleKind } from '../../../games/castlescape/puzzles/puzzle.ts'
import { countSolvedPuzzles, type StoredPuzzles } from '../../../store/storedPuzzles.ts'
import { dayNumberOf, isDay } from '../../table/puzzles/days.ts'
import { randomSeed } from '../../table/puzzles/randomSeed.ts'

/** Input that determines a puzzle; it gives the same puzzle on every phone. */
export interface Recipe {
  readonly kind: PuzzleKind
  readonly seed: string
}

/** The kinds take turns from day to day. */
const recipeOfDay = (day: string): Recipe => ({ kind: dayNumberOf(day) % 2 === 0 ? 'walls' : 'recruits', seed: day })

/** Recipe of the puzzle with this name; null if the name is invalid. */
export const parsePuzzleName = (name: string): Recipe | null => {
  if (isDay(name)) return recipeOfDay(name)
  const [kindText, seed, ...extraParts] = name.split('-')
  const kind = PUZZLE_KINDS.find((known) => known === kindText)
  return kind && seed && /^[a-z0-9]{1,12}$/.test(seed) && extraParts.length === 0 ? { kind, seed } : null
}

/** New random name. */
export const createPuzzleName = (kind: PuzzleKind): string => `${kind}-${randomSeed()}`

/** Name under which a puzzle is stored as solved, among those of all games. */
export const storedNameOf = ({ kind, seed }: Recipe): string => `castlescape-${kind}-${seed}`

export const isSolved = ({ solved }: StoredPuzzles, recipe: Recipe): boolean => solved.includes(storedNameOf(recipe))

/** Days whose puzzle was solved. */
export const solvedDays = ({ solved }: StoredPuzzles): readonly string[] =>
  solved.flatMap((name) => {
    const [, day = ''] = /^castlescape-[a-z]+-(.*)$/.exec(name) ?? []
    return isDay(day) ? [day] : []
  })

/** Number of solved puzzles of a kind. */
export const countSolved = (stored: StoredPuzzles, kind: PuzzleKind): number =>
  countSolvedPuzzles(stored)[`castlescape-${kind}`] ?? 0
