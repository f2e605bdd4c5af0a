/** Reading and writing the parts of one game inside a transaction. */
import type { Entry } from '../kernel/log.ts'
import { type PrivateOpening, StoreFailure } from '../table/store.ts'
import type { Reading, Writing } from './database.ts'
import { type GameRow, isRow } from './row.ts'

/** All parts of a stored game as they lie there, unchecked. `row` and `secret` are undefined where there is none. */
export interface StoredGame {
  readonly row: unknown
  readonly secret: unknown
  readonly entries: readonly unknown[]
  readonly shown: readonly unknown[]
}

/** Where among the settings is kept what finds the other phones of a game. */
export const roomKey = (game: string): string => `room ${game}`
/** The same of the seats that bots play. */
export const botsKey = (game: string): string => `bots ${game}`

/** Keys of this game from n on; arrays sort after all numbers. */
export const keysOf = (id: string, n = 0): IDBKeyRange => IDBKeyRange.bound([id, n], [id, []])

/** Throws StoreFailure 'missing' (storage was cleared) or 'damaged'. */
export async function readRow(tx: Reading, id: string): Promise<GameRow> {
  const row = await tx.objectStore('games').get(id)
  if (row === undefined) throw new StoreFailure('missing', id)
  if (!isRow(row)) throw new StoreFailure('damaged', id)
  return row
}

export async function readGame(tx: Reading, id: string): Promise<StoredGame> {
  const [row, secret, entries, shown] = await Promise.all([
    tx.objectStore('games').get(id),
    tx.objectStore('secrets').get(id),
    tx.objectStore('entries').getAll(keysOf(id)),
    tx.objectStore('shown').getAll(keysOf(id)),
  ])
  return { row, secret, entries, shown }
}

/** Adds at the end: a key that is taken is a ConstraintError, for another tab was faster. */
export async function addToLog(
  tx: Writing,
  id: string,
  entries: readonly Entry[],
  shown: readonly PrivateOpening[],
  from: number,
) {
  const log = tx.objectStore('entries')
  const openings = tx.objectStore('shown')
  await Promise.all([
    ...entries.map((entry) => log.add(entry, [id, entry.seq])),
    ...shown.map((opening, i) => openings.add(opening, [id, from + i])),
  ])
}

export async function removeGame(tx: Writing, id: string): Promise<void> {
  await Promise.all([
    tx.objectStore('games').delete(id),
    tx.objectStore('secrets').delete(id),
    tx.objectStore('entries').delete(keysOf(id)),
    tx.objectStore('shown').delete(keysOf(id)),
  ])
}
