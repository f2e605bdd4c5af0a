/** What is kept of puzzles, for the screens: read once, then as it was changed last. Where nothing can be kept it holds until the app is closed. */
import { signal } from '@preact/signals'
import type { Database } from '../../store/database.ts'
import { changePuzzles, type KeptPuzzles, loadPuzzles, NO_PUZZLES } from '../../store/puzzles.ts'

/** Null until it is read. */
export const kept = signal<KeptPuzzles | null>(null)

export const loadKept = async (database: Database): Promise<KeptPuzzles> => {
  kept.value = await loadPuzzles(database).catch(() => kept.peek() ?? NO_PUZZLES)
  return kept.value
}

/** Changes what is kept, and shows it once it is durable. Rejects with a StoreFailure; then it holds until the app is closed. */
export const change = async (database: Database, how: (before: KeptPuzzles) => KeptPuzzles): Promise<void> => {
  try {
    kept.value = await changePuzzles(database, how)
  } catch (error) {
    kept.value = how(kept.peek() ?? NO_PUZZLES)
    throw error
  }
}
