/**
 * Stored puzzles for the screens: read once, then updated with each change. Without storage they remain until the app
 * is closed.
 */
import { signal } from '@preact/signals'
import type { Database } from '../../../store/database.ts'
import { changePuzzles, loadPuzzles, NO_PUZZLES, type StoredPuzzles } from '../../../store/storedPuzzles.ts'

/** Null until they have been read. */
export const storedPuzzles = signal<StoredPuzzles | null>(null)

export const loadStoredPuzzles = async (database: Database): Promise<StoredPuzzles> => {
  storedPuzzles.value = await loadPuzzles(database).catch(() => storedPuzzles.peek() ?? NO_PUZZLES)
  return storedPuzzles.value
}

/**
 * Changes the stored puzzles, and publishes the result once it is durable. Rejects with a StoreFailure; the change then
 * remains until the app is closed.
 */
export const changeStoredPuzzles = async (
  database: Database,
  update: (before: StoredPuzzles) => StoredPuzzles,
): Promise<void> => {
  try {
    storedPuzzles.value = await changePuzzles(database, update)
  } catch (error) {
    storedPuzzles.value = update(storedPuzzles.peek() ?? NO_PUZZLES)
    throw error
  }
}
