/** List of the games stored on this phone. Home begins with it: nothing else of storage is in its first download. */
import { isNewerHeader } from '../table/isNewerHeader.ts'
import type { Database } from './database.ts'
import { headerInRow, isGameRow, orderOf, readGameOrigin, type StoredGameRow } from './storedGameRow.ts'

/** Item in the list of saved games. A damaged or newer one can be exported and deleted, not played. */
export type SavedGame =
  | ({ readonly kind: 'game'; readonly id: string } & Omit<StoredGameRow, 'shown'>)
  | { readonly kind: 'damaged' | 'newer'; readonly id: string }

/** All saved games, the last played first, those that cannot be played at the end. */
export async function listSaves(database: Database): Promise<readonly SavedGame[]> {
  const [ids, rows] = await database.read((tx) => {
    const games = tx.objectStore('games')
    return Promise.all([games.getAllKeys(), games.getAll()])
  })
  return ids.map((id, i) => readSavedGame(id, rows[i])).sort((a, b) => placeOf(b) - placeOf(a))
}

const placeOf = (game: SavedGame): number => (game.kind === 'game' ? orderOf(game) : -1)

function readSavedGame(id: string, row: unknown): SavedGame {
  if (isNewerHeader(headerInRow(row))) return { kind: 'newer', id }
  if (!isGameRow(row)) return { kind: 'damaged', id }
  const { shown: _, origin, ...columns } = row
  const readableOrigin = readGameOrigin(origin)
  return { kind: 'game', id, ...columns, ...(readableOrigin && { origin: readableOrigin }) }
}
