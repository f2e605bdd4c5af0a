/** Logs of all games in IndexedDB. */
import type { LogStore } from '../table/logStore.ts'
import { StoreFailure } from '../table/storeFailure.ts'
import type { Database } from './database.ts'
import { putLastRow, readLastOrder } from './gameOrder.ts'
import { appendToLog, logKeyRange, readGameRow, readStoredGame, type StoredGame } from './storedGame.ts'
import { createGameRow, extendGameRow, isGameRow } from './storedGameRow.ts'
import { batchStart, isSameData, unstoredEntries, unstoredOpenings } from './unstoredEntries.ts'

/** Log store over a database; `now` is in milliseconds since 1970. */
export function createIndexedLogStore(database: Database, now: () => number = Date.now): LogStore {
  return {
    create: (header, secret) =>
      database.write(async (tx) => {
        const [stored, lastOrder] = await Promise.all([readStoredGame(tx, header.id), readLastOrder(tx)])
        if (stored.row !== undefined && !isJustCreated(stored, header, secret))
          throw new StoreFailure('conflict', 'the id is taken')
        if (stored.row !== undefined) return
        await putLastRow(tx, createGameRow(header, now()), lastOrder)
        if (secret) await tx.objectStore('secrets').add(secret, header.id)
      }),

    append: (id, batch, openings) =>
      database.write(async (tx) => {
        const [row, lastOrder] = await Promise.all([readGameRow(tx, id), readLastOrder(tx)])
        const batchFrom = batchStart(batch, row.seq)
        const overlapping =
          batchFrom > row.seq ? [] : await tx.objectStore('entries').getAll(logKeyRange(id, batchFrom))
        const entries = unstoredEntries(batch, overlapping, row.seq)
        const shown =
          overlapping.length === 0
            ? openings
            : unstoredOpenings(openings, await tx.objectStore('shown').getAll(logKeyRange(id)))
        // Both requests at once: each that waits for another costs a move one more round trip to the storage.
        await Promise.all([
          appendToLog(tx, id, entries, shown, row.shown),
          putLastRow(tx, extendGameRow(row, entries, shown, now()), lastOrder),
        ])
      }),

    // The schemas are fetched while the first game is read: to begin one needs none.
    load: async (id) => {
      const reading = database.read((tx) => readStoredGame(tx, id))
      const [stored, { readSave }] = await Promise.all([reading, import('./readSave.ts')])
      return readSave(stored)
    },
  }
}

/** Whether this very game was just created: storage died between the commit and its answer, and the work ran again. */
const isJustCreated = (storedGame: StoredGame, header: unknown, secret: unknown): boolean =>
  isGameRow(storedGame.row) &&
  storedGame.row.seq === -1 &&
  isSameData(storedGame.row.header, header) &&
  isSameData(storedGame.secret, secret)
