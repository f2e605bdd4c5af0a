/**
 * Which finished games of this phone are in no file of all games. A phone may be lost with its games, so a person is
 * reminded of a file; whoever saved one or was reminded is not reminded of the same games again.
 */
import type { Database } from './database.ts'
import type { SavedGame } from './listSaves.ts'

/** Number of such games from which a person is reminded. */
export const REMIND_FROM = 10

/** Key of the ids of the other games among the settings. It is not part of what travels to other phones. */
const KEY = 'backup'

const readIds = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** A game that was finished elsewhere is there too. */
const isFinishedHere = (game: SavedGame): boolean =>
  game.kind === 'game' && game.finished && game.origin?.from !== 'elsewhere'

/** Number of these games that were finished here, and are in no file. Rejects with a StoreFailure. */
export const countWithoutBackup = async (database: Database, games: readonly SavedGame[]): Promise<number> => {
  const settled = new Set(readIds(await database.read((tx) => tx.objectStore('settings').get(KEY))))
  return games.filter((game) => isFinishedHere(game) && !settled.has(game.id)).length
}

/**
 * Stores that the finished ones of these games are in a file, or that the person knows that they are in none. Games
 * that were deleted are forgotten. Rejects with a StoreFailure.
 */
export const settleBackup = (database: Database, games: readonly SavedGame[]): Promise<void> =>
  database.write(async (tx) => {
    const settings = tx.objectStore('settings')
    const [stored, ids] = await Promise.all([settings.get(KEY), tx.objectStore('games').getAllKeys()])
    const settled = new Set([...readIds(stored), ...games.filter(isFinishedHere).map(({ id }) => id)])
    await settings.put(
      ids.filter((id) => settled.has(id)),
      KEY,
    )
  })
