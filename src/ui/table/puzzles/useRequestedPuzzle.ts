import { useEffect, useMemo, useState } from 'preact/hooks'
import { useApp } from '../../common/appContext.ts'
import { puzzleDay } from './puzzleDay.ts'
import { loadStoredPuzzles, storedPuzzles } from './storedPuzzlesSignal.ts'
import type { SolvedDays } from './usePuzzleDay.ts'

/**
 * Name of the puzzle that an address asks for; `today` stands for the one of the day, which stays the same while it is
 * open. Null until it is known which days are solved.
 */
export const useRequestedPuzzle = (
  requested: string | undefined,
  solvedDays: SolvedDays,
): string | undefined | null => {
  const { database } = useApp()
  const [isRead, setIsRead] = useState(storedPuzzles.peek() !== null)
  useEffect(() => {
    if (!isRead) void loadStoredPuzzles(database).then(() => setIsRead(true))
  }, [])
  return useMemo(() => {
    if (requested !== 'today') return requested
    const stored = storedPuzzles.peek()
    return stored && puzzleDay(solvedDays(stored))
  }, [requested, isRead])
}
