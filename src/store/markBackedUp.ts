import type { Database } from './database.ts'
import { BACKUP_KEY, isFinishedHere, readBackupIds } from './gamesWithoutBackup.ts'
import type { SavedGame } from './listSaves.ts'

/**
 * Stores that the finished ones of these games are in a file, or that the person knows that they are in none. Games
 * that were deleted are forgotten. Rejects with a StoreFailure.
 */
export const markBackedUp = (database: Database, games: readonly SavedGame[]): Promise<void> =>
  database.write(async (tx) => {
    const settings = tx.objectStore('settings')
    const [stored, ids] = await Promise.all([settings.get(BACKUP_KEY), tx.objectStore('games').getAllKeys()])
    const settled = new Set([...readBackupIds(stored), ...games.filter(isFinishedHere).map(({ id }) => id)])
    await settings.put(
      ids.filter((id) => settled.has(id)),
      BACKUP_KEY,
    )
  })
