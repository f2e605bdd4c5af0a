/** Reading and writing the parts of one game inside a transaction. */
import type { Entry } from '../kernel/log.ts'
import type { PrivateOpening } from '../table/logStore.ts'
import { StoreFailure } from '../table/storeFailure.ts'
import type { ReadTransaction, WriteTransaction } from './database.ts'
import { isGameRow, type StoredGameRow } from './storedGameRow.ts'

/** All parts of a stored game, unchecked. `row` and `secret` are undefined if there is none. */
export interface StoredGame {
  readonly row: unknown
  readonly secret: unknown
  readonly entries: readonly unknown[]
  readonly shown: readonly unknown[]
}

/** Key of a game's room among the settings. */
export const roomKeyOfGame = (game: string): string => `room ${game}`
/** Key of a game's bots among the settings. */
export const botsKeyOfGame = (game: string): string => `bots ${game}`

/** Keys of this game from `from` on; arrays sort after all numbers. */
export const logKeyRange = (id: string, from = 0): IDBKeyRange => IDBKeyRange.bound([id, from], [id, []])

/** Row of a game. Throws StoreFailure 'missing' (storage was cleared) or 'damaged'. */
export async function readGameRow(tx: ReadTransaction, id: string): Promise<StoredGameRow> {
  const row = await tx.objectStore('games').get(id)
  if (row === undefined) throw new StoreFailure('missing', id)
  if (!isGameRow(row)) throw new StoreFailure('damaged', id)
  return row
}

export async function readStoredGame(tx: ReadTransaction, id: string): Promise<StoredGame> {
  const [row, secret, entries, shown] = await Promise.all([
    tx.objectStore('games').get(id),
    tx.objectStore('secrets').get(id),
    tx.objectStore('entries').getAll(logKeyRange(id)),
    tx.objectStore('shown').getAll(logKeyRange(id)),
  ])
  return { row, secret, entries, shown }
}

/** Appends entries and openings to a log. A key that is taken is a ConstraintError: another tab was faster. */
export async function appendToLog(
  tx: WriteTransaction,
  id: string,
  entries: readonly Entry[],
  shown: readonly PrivateOpening[],
  firstOpening: number,
) {
  const entryStore = tx.objectStore('entries')
  const openingStore = tx.objectStore('shown')
  await Promise.all([
    ...entries.map((entry) => entryStore.add(entry, [id, entry.seq])),
    ...shown.map((opening, i) => openingStore.add(opening, [id, firstOpening + i])),
  ])
}
