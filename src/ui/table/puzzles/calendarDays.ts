/** Days of the calendar, which name the puzzles of the day: `2026-11-21`. */
const DAY = 86_400_000
/** Days since 1 January 1970, for a day such as `2026-11-21`. */
export const dayNumberOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY
const dayOfNumber = (dayNumber: number): string => new Date(dayNumber * DAY).toISOString().slice(0, 10)

/** Calendar day that is `days` later, independent of time zones. */
export const addDays = (day: string, days: number): string => dayOfNumber(dayNumberOf(day) + days)

/** Of seven, from Sunday to Saturday, the one of this day. */
export const ofWeekday = <T>(day: string, week: readonly T[]): T | undefined =>
  // 1 January 1970 was a Thursday.
  week[(((dayNumberOf(day) + 4) % 7) + 7) % 7]

/** Current day in local time. */
export const today = (): string => {
  const now = new Date()
  return dayOfNumber(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY)
}

/** True if it is a day of the calendar; 30 February is not. */
export const isDay = (name: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(name) && Number.isInteger(dayNumberOf(name)) && addDays(name, 0) === name
