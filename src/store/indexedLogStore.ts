/** The logs of all games in IndexedDB. */
import { type LogStore, StoreFailure } from '../table/store.ts'
import { same, startOf, unshown, unwritten } from './batch.ts'
import type { Database } from './database.ts'
import { addToLog, keysOf, readGame, readRow, type StoredGame } from './game.ts'
import { firstRow, grown, isRow } from './row.ts'

/** `now` is in milliseconds since 1970. */
export function indexedLogs(database: Database, now: () => number = Date.now): LogStore {
  return {
    create: (header, secret) =>
      database.write(async (tx) => {
        const stored = await readGame(tx, header.id)
        if (stored.row !== undefined && !isJustCreated(stored, header, secret))
          throw new StoreFailure('conflict', 'the id is taken')
        if (stored.row !== undefined) return
        await tx.objectStore('games').add(firstRow(header, now()), header.id)
        if (secret) await tx.objectStore('secrets').add(secret, header.id)
      }),

    append: (id, batch, openings) =>
      database.write(async (tx) => {
        const row = await readRow(tx, id)
        const start = startOf(batch, row.seq)
        const standing = start > row.seq ? [] : await tx.objectStore('entries').getAll(keysOf(id, start))
        const entries = unwritten(batch, standing, row.seq)
        const shown =
          standing.length === 0 ? openings : unshown(openings, await tx.objectStore('shown').getAll(keysOf(id)))
        // At once: each request that waits for another costs a deed its way to the storage and back.
        await Promise.all([
          addToLog(tx, id, entries, shown, row.shown),
          tx.objectStore('games').put(grown(row, entries, shown, now()), id),
        ])
      }),

    // The schemas are fetched while the first game is read: to begin one takes none.
    load: async (id) => {
      const reading = database.read((tx) => readGame(tx, id))
      const [stored, { saveOf }] = await Promise.all([reading, import('./stored.ts')])
      return saveOf(stored)
    },
  }
}

/** The same game, created a moment ago: storage died between the commit and its answer, and the work came again. */
const isJustCreated = (stored: StoredGame, header: unknown, secret: unknown): boolean =>
  isRow(stored.row) && stored.row.seq === -1 && same(stored.row.header, header) && same(stored.secret, secret)
