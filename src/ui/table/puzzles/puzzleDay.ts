/** Day whose puzzle is the one of the day. */
import { addDays, today } from './calendarDays.ts'

/** Days by which a clock may be behind the last solved day: what was solved further ahead was solved by a wrong clock. */
const MOST_BEHIND = 7

/**
 * The day by the clock, but none before the last one on which the puzzle of the day was solved: a clock that was set
 * back, or another time zone, brings no puzzle of a day that is over, and breaks no streak.
 */
export const puzzleDay = (solvedDays: readonly string[], clockDay: string = today()): string => {
  const latest = addDays(clockDay, MOST_BEHIND)
  return solvedDays.reduce((last, day) => (day > last && day <= latest ? day : last), clockDay)
}
