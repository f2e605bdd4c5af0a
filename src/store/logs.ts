/** The logs of all games in IndexedDB. */
import type { parseSave } from '../table/schema.ts'
import { type LogStore, type Save, StoreFailure } from '../table/store.ts'
import { same, startOf, unshown, unwritten } from './batch.ts'
import type { Database } from './database.ts'
import { addToLog, keysOf, readGame, readRow, type StoredGame } from './game.ts'
import { firstRow, grown, headerOf, isRow } from './row.ts'

/** A stored game as a Save. Throws StoreFailure 'missing', 'newer' or 'damaged'; the engine proves the hashes by replay. */
export function saveOf(stored: StoredGame, parse: typeof parseSave): Save {
  const { row, secret, entries, shown } = stored
  if (row === undefined) throw new StoreFailure('missing')
  const save = parse({ header: headerOf(row), ...(secret !== undefined && { secret }), entries, shown })
  if (!save.ok)
    throw new StoreFailure(
      save.error.code === 'record.newer' ? 'newer' : 'damaged',
      String(save.error.values?.at ?? ''),
    )
  if (!endsWhereItSays(row, save.value)) throw new StoreFailure('damaged', 'the log does not end where it says')
  return save.value
}

const endsWhereItSays = (row: unknown, { entries, shown }: Save): boolean =>
  isRow(row) &&
  row.seq === entries.length - 1 &&
  row.hash === (entries.at(-1)?.hash ?? '') &&
  row.shown === shown.length

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
        await addToLog(tx, id, entries, shown, row.shown)
        await tx.objectStore('games').put(grown(row, entries, shown, now()), id)
      }),

    // The schemas are fetched while the first game is read: to begin one takes none.
    load: async (id) => {
      const reading = database.read((tx) => readGame(tx, id))
      const [stored, { parseSave }] = await Promise.all([reading, import('../table/schema.ts')])
      return saveOf(stored, parseSave)
    },
  }
}

/** The same game, created a moment ago: storage died between the commit and its answer, and the work came again. */
const isJustCreated = (stored: StoredGame, header: unknown, secret: unknown): boolean =>
  isRow(stored.row) && stored.row.seq === -1 && same(stored.row.header, header) && same(stored.secret, secret)
