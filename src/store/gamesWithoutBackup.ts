/**
 * Which finished games of this phone are in no file of all games. A phone may be lost with its games, so a person is
 * reminded of a file; whoever saved one or was reminded is not reminded of the same games again.
 */
import type { Database } from './database.ts'
import type { SavedGame } from './listSaves.ts'

/** Number of such games from which a person is reminded. */
export const REMIND_FROM = 10

/** Key of the ids of the other games among the settings. It is not part of what travels to other phones. */
export const BACKUP_KEY = 'backup'

export const readBackupIds = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** A game that was finished elsewhere is there too. */
export const isFinishedHere = (game: SavedGame): boolean =>
  game.kind === 'game' && game.finished && game.origin?.from !== 'elsewhere'

/** Number of these games that were finished here, and are in no file. Rejects with a StoreFailure. */
export const countWithoutBackup = async (database: Database, games: readonly SavedGame[]): Promise<number> => {
  const settled = new Set(readBackupIds(await database.read((tx) => tx.objectStore('settings').get(BACKUP_KEY))))
  return games.filter((game) => isFinishedHere(game) && !settled.has(game.id)).length
}
