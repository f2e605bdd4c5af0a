/**
 * Order of the games of this phone, by when they were last played. It goes by the clock, but not back with it: a game
 * that is played after the clock was set back, or in another time zone, is still the later one.
 */
import type { ReadTransaction, WriteTransaction } from './database.ts'
import type { StoredGameRow } from './storedGameRow.ts'

/** Key of the last place among the settings. */
const KEY = 'order'

/** The last place that was given to a game; where an earlier app gave none, the latest time at which one was played. */
export const readLastOrder = async (tx: ReadTransaction): Promise<number> => {
  const order = Number(await tx.objectStore('settings').get(KEY))
  // A damaged row counts as none.
  const rows = order ? [] : await tx.objectStore('games').getAll()
  return order || Math.max(...rows.map((row) => Number((row as StoredGameRow | null)?.changed) || 0))
}

/** Stores the row of a game that was played now: it comes after all others. */
export function putLastRow(tx: WriteTransaction, row: StoredGameRow, lastOrder: number): Promise<unknown> {
  const order = Math.max(row.changed, lastOrder + 1)
  return Promise.all([
    tx.objectStore('games').put({ ...row, order }, row.header.id),
    tx.objectStore('settings').put(order, KEY),
  ])
}
