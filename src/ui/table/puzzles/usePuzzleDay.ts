import { useEffect, useState } from 'preact/hooks'
import type { StoredPuzzles } from '../../../store/storedPuzzles.ts'
import { today } from './calendarDays.ts'
import { puzzleDay } from './puzzleDay.ts'
import { storedPuzzles } from './storedPuzzlesSignal.ts'

/** Days on which a game’s puzzle of the day was solved. */
export type SolvedDays = (stored: StoredPuzzles) => readonly string[]

/** Day of the puzzle of the day; updated when the page becomes visible again, and with what is stored. */
export const usePuzzleDay = (solvedDays: SolvedDays): string => {
  const [clockDay, setClockDay] = useState(today)
  useEffect(() => {
    const refresh = (): void => setClockDay(today())
    document.addEventListener('visibilitychange', refresh)
    return () => document.removeEventListener('visibilitychange', refresh)
  }, [])
  return puzzleDay(storedPuzzles.value ? solvedDays(storedPuzzles.value) : [], clockDay)
}
