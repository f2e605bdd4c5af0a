import type { StoredPuzzles } from '../../../store/storedPuzzles.ts'
import { isDay } from '../../table/puzzles/calendarDays.ts'

/** Days whose puzzle was solved. */
export const solvedDays = ({ solved }: StoredPuzzles): readonly string[] =>
  solved.flatMap((name) => {
    const [, day = ''] = /^castlescape-[a-z]+-(?:[a-z]+-)?(\d{4}-.*)$/.exec(name) ?? []
    return isDay(day) ? [day] : []
  })
