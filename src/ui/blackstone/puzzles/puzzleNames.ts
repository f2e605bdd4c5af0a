/** What puzzles are called, in addresses and in what is kept: `2026-11-21` the one of that day, `task-easy-k3f9` one of free play. */
import { GRADES, type Grade, KINDS, type Kind } from '../../games/blackstone/puzzles/puzzle.ts'

/** What makes a puzzle: the same on every phone. */
export interface Recipe {
  readonly kind: Kind
  readonly grade: Grade
  readonly seed: string
}

/** From Sunday to Saturday: the week begins easy and ends hard. */
const WEEK: readonly (readonly [Kind, Grade])[] = [
  ['formation', 'hard'],
  ['task', 'easy'],
  ['formation', 'easy'],
  ['task', 'medium'],
  ['formation', 'medium'],
  ['task', 'medium'],
  ['task', 'hard'],
]

const DAY = 86_400_000
/** Days since the first of 1970, for a day as `2026-11-21`. */
const numberOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY
const dayOf = (number: number): string => new Date(number * DAY).toISOString().slice(0, 10)

/** The day before, and the like: of the calendar, whatever clocks do. */
export const dayFrom = (day: string, days: number): string => dayOf(numberOf(day) + days)

/** The day that it is here. */
export const today = (): string => {
  const now = new Date()
  return dayOf(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY)
}

/** Is it a day of the calendar, and not the 30th of February? */
export const isDay = (name: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(name) && Number.isInteger(numberOf(name)) && dayFrom(name, 0) === name

const ofDay = (day: string): Recipe => {
  // The first of 1970 was a Thursday.
  const [kind, grade] = WEEK[(((numberOf(day) + 4) % 7) + 7) % 7] ?? ['task', 'easy']
  return { kind, grade, seed: day }
}

/** What makes the puzzle of this name; null where it is no name. */
export const recipeOf = (name: string): Recipe | null => {
  if (isDay(name)) return ofDay(name)
  const [one, two, seed, ...rest] = name.split('-')
  const kind = KINDS.find((known) => known === one)
  const grade = GRADES.find((known) => known === two)
  return kind && grade && seed && /^[a-z0-9]{1,12}$/.test(seed) && rest.length === 0 ? { kind, grade, seed } : null
}

/** A name that nobody had before. */
export const freshName = (kind: Kind, grade: Grade): string => {
  const [one = 0] = crypto.getRandomValues(new Uint32Array(1))
  return [kind, grade, one.toString(36)].join('-')
}
