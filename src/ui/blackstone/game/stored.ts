/** The table of a game that lies in storage: shared again with the other phones, or played on here, with its bots. */
import type { Flaw } from '../../../kernel/ledger.ts'
import { ok, type Result } from '../../../kernel/result.ts'
import { botsOf } from '../../../store/bots.ts'
import type { Database } from '../../../store/database.ts'
import { continues } from '../../../store/stored.ts'
import type { Env } from '../../../table/local.ts'
import { openSaved } from '../../../table/reopen.ts'
import { closeTable, keep, type Table } from './atHand.ts'
import { castleFor } from './castle.ts'

const withBots = async (database: Database, table: Table): Promise<Table> => {
  const kept = await botsOf(database, table.header.id)
  if (Object.keys(kept).length === 0) return table
  return (await import('../../bots/begin.ts')).withKeptBots(database, table, kept)
}

/** Whether an open table can be played on after another tab had its game: storage lacks some of it, and has nothing else instead. */
const standsStill = async ({ store }: Env, table: Table): Promise<boolean> => {
  if (table.fault() === null) return false
  const stored = await store.load(table.header.id).catch(() => null)
  return stored === null || continues(table.save(), stored)
}

/**
 * From storage, verified. `known` is the table as it was open here before another tab had its game: it is played on where nothing else
 * was stored. Rejects with a StoreFailure.
 */
export const reopen = async (
  database: Database,
  env: Env,
  id: string,
  known: Table | undefined,
): Promise<Result<Table, Flaw>> => {
  if (known && (await standsStill(env, known))) {
    known.retry()
    return ok(known)
  }
  if (known) closeTable(known)
  const save = await env.store.load(id)
  const shared = save.header.deal ? await (await import('../../together/reopen.ts')).reopen(database, save) : null
  if (shared) return shared
  const fetched = await castleFor(save.header)
  const opened = await openSaved(fetched.game, env, save)
  return opened.ok ? ok(await withBots(database, keep(opened.value, fetched))) : opened
}
