/** Leaving a table: it is fetched when the first is left. */
import { closeTable, left, type Table } from './atHand.ts'

/** Storage has answered for all that was done. */
const settled = (table: Table): Promise<void> =>
  new Promise((resolve) => {
    const isSettled = (): boolean => table.seq() === table.save().entries.length
    if (isSettled()) return resolve()
    const stop = table.subscribe(() => {
      if (!isSettled()) return
      stop()
      resolve()
    })
  })

/**
 * Leaves a table. What is durable is read from storage the next time; what is not stays at hand. Resolves, once storage has answered,
 * with whether the table was closed.
 */
export const leave = async (table: Table): Promise<boolean> => {
  left.add(table)
  // Nobody watches any more, and another tab may go on with the game.
  if (!table.shared) table.bots?.wait(true)
  await settled(table)
  if (!left.delete(table) || table.fault() !== null) return false
  closeTable(table)
  return true
}
