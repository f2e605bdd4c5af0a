/** Streak: days in a row on which the puzzle of the day was solved. */
import { addDays } from '../../table/puzzles/calendarDays.ts'

const countRunTo = (days: ReadonlySet<string>, last: string): number => {
  let count = 0
  for (let day = last; days.has(day); day = addDays(day, -1)) count++
  return count
}

/** Streak up to today, or up to yesterday if today's puzzle is not solved yet. */
export const currentStreak = (days: readonly string[], today: string): number => {
  const solvedDays = new Set(days)
  return countRunTo(solvedDays, solvedDays.has(today) ? today : addDays(today, -1))
}

/** Longest streak ever. */
export const longestStreak = (days: readonly string[]): number => {
  const solvedDays = new Set(days)
  const lastDays = days.filter((day) => !solvedDays.has(addDays(day, 1)))
  return Math.max(0, ...lastDays.map((day) => countRunTo(solvedDays, day)))
}
