/** How tables are opened: a new one, a stored one. */
import type { Flaw } from '../../../kernel/ledger.ts'
import { ok, type Result, refuse } from '../../../kernel/result.ts'
import type { Database } from '../../../store/database.ts'
import { indexedLogs } from '../../../store/logs.ts'
import { type Env, type NewGame, openNew } from '../../../table/local.ts'
import { atHand, closeTable, keep, type Table } from './atHand.ts'
import { castleFor } from './castle.ts'

/** Tables that somebody has left and that still wait for storage. */
const left = new Set<Table>()

const envOf = (database: Database): Env => ({
  store: indexedLogs(database),
  random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
})

/** Opens a new table and deals; it stays at hand for the screen that plays it, also where storage fails. Refused where its rules cannot be fetched. */
export const begin = async (database: Database, wanted: NewGame): Promise<Result<Table>> => {
  const fetched = await castleFor(wanted).catch(() => null)
  if (!fetched) return refuse('app.failed')
  const opened = await openNew(fetched.game, envOf(database), wanted)
  return opened.ok ? ok(keep(opened.value, fetched)) : opened
}

/** Whether an open table can be played on after another tab had its game: storage lacks some of it, and has nothing else instead. */
const standsStill = async (database: Database, table: Table): Promise<boolean> => {
  if (table.fault() === null) return false
  const stored = await indexedLogs(database)
    .load(table.header.id)
    .catch(() => null)
  if (stored === null) return true
  const { continues } = await import('../../../store/stored.ts')
  return continues(table.save(), stored)
}

/**
 * The table of a game: the one that is open, or the stored one, verified. `taken`: another tab had it meanwhile. If it played on, its log
 * is the game, and what storage did not take here before is given up. Rejects with a StoreFailure.
 */
export const resume = async (database: Database, id: string, taken: boolean): Promise<Result<Table, Flaw>> => {
  const known = atHand(id)
  if (known && (!taken || (await standsStill(database, known)))) {
    left.delete(known)
    if (taken) known.retry()
    return { ok: true, value: known }
  }
  if (known) closeTable(known)
  return (await import('./stored.ts')).openStored(database, envOf(database), id)
}

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
  await settled(table)
  if (!left.delete(table) || table.fault() !== null) return false
  closeTable(table)
  return true
}
