import type { GameSave } from '../table/logStore.ts'
import type { Database } from './database.ts'
import { deleteStoredGame } from './deleteStoredGame.ts'
import { putLastRow, readLastOrder } from './gameOrder.ts'
import { appendToLog, readStoredGame } from './storedGame.ts'
import { createGameRow, extendGameRow, isGameRow, readGameOrigin, type StoredGameRow } from './storedGameRow.ts'

/** Row of the game anew, with what the row before says besides the log, as far as it can be read. */
const rowLike = (before: unknown, fresh: StoredGameRow): StoredGameRow => {
  if (!isGameRow(before)) return fresh
  const origin = readGameOrigin(before.origin)
  return { ...fresh, name: before.name, created: before.created, ...(origin && { origin }) }
}

/**
 * Stores a save in place of what is stored of its game, in one transaction. The game keeps its name and the dealer's
 * secret. Rejects with a StoreFailure.
 */
export const replaceSave = (database: Database, save: GameSave): Promise<void> =>
  database.write(async (tx) => {
    const { header, entries, shown } = save
    const stored = await readStoredGame(tx, header.id)
    const secret = save.secret ?? stored.secret
    await deleteStoredGame(tx, header.id)
    const row = extendGameRow(rowLike(stored.row, createGameRow(header, Date.now())), entries, shown, Date.now())
    await putLastRow(tx, row, await readLastOrder(tx))
    if (secret !== undefined) await tx.objectStore('secrets').add(secret, header.id)
    await appendToLog(tx, header.id, entries, shown, 0)
  })
