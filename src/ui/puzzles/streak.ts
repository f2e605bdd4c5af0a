/** Days in a row on which the puzzle of the day was solved. */
import { dayFrom } from './names.ts'

const runTo = (days: ReadonlySet<string>, last: string): number => {
  let count = 0
  for (let day = last; days.has(day); day = dayFrom(day, -1)) count++
  return count
}

/** Up to today; while today's is still to be solved, up to yesterday. */
export const streak = (days: readonly string[], today: string): number => {
  const all = new Set(days)
  return runTo(all, all.has(today) ? today : dayFrom(today, -1))
}

/** The longest that there ever was. */
export const longest = (days: readonly string[]): number => {
  const all = new Set(days)
  const lasts = days.filter((day) => !all.has(dayFrom(day, 1)))
  return Math.max(0, ...lasts.map((day) => runTo(all, day)))
}
