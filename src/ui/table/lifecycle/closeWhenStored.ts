/** Leaving a table. Fetched when the first table is left. */
import { closeTable, type GameTable, leavingTables } from './openTableRegistry.ts'

/** Resolves when storage has answered for all entries. */
const whenStored = (table: GameTable): Promise<void> =>
  new Promise((resolve) => {
    const isStored = (): boolean => table.seq() === table.exportGame().entries.length
    if (isStored()) return resolve()
    const stop = table.subscribe(() => {
      if (!isStored()) return
      stop()
      resolve()
    })
  })

/**
 * Leaves a table. Stored entries are read from storage the next time; a table with other entries stays open. Resolves,
 * once storage has answered, with whether the table was closed.
 */
export const closeWhenStored = async (table: GameTable): Promise<boolean> => {
  leavingTables.add(table)
  // Nobody watches any more, and another tab may continue the game.
  if (!table.shared) table.bots?.setPaused(true)
  await whenStored(table)
  if (!leavingTables.delete(table) || table.fault() !== null) return false
  closeTable(table)
  return true
}

/** The same for a table that may have been opened again before this file was here. */
export const closeIfStillLeft = async (table: GameTable): Promise<boolean> =>
  leavingTables.has(table) && closeWhenStored(table)
