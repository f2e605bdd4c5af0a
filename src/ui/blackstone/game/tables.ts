/** How tables are opened: a new one, a stored one. */
import type { Flaw } from '../../../kernel/ledger.ts'
import { ok, type Result, refuse } from '../../../kernel/result.ts'
import type { Database } from '../../../store/database.ts'
import { indexedLogs } from '../../../store/logs.ts'
import { type Env, type NewGame, openNew } from '../../../table/local.ts'
import { atHand, keep, left, type Table } from './atHand.ts'
import { castleFor } from './castle.ts'

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

/**
 * The table of a game: the one that is open, or the stored one, verified. `taken`: another tab had it meanwhile. If it played on, its log
 * is the game, and what storage did not take here before is given up. Rejects with a StoreFailure.
 */
export const resume = async (database: Database, id: string, taken: boolean): Promise<Result<Table, Flaw>> => {
  const known = atHand(id)
  const reread = taken || !known
  const resumed = reread ? await (await import('./stored.ts')).reopen(database, envOf(database), id, known) : ok(known)
  if (known && resumed.ok && resumed.value === known && left.delete(known)) known.bots?.wait(false)
  return resumed
}
