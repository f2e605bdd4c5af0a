/** The table of a game that lies in storage: shared again with the other phones, or played on here, with its bots. */
import type { Flaw } from '../../../kernel/ledger.ts'
import { ok, type Result } from '../../../kernel/result.ts'
import { botsOf } from '../../../store/bots.ts'
import type { Database } from '../../../store/database.ts'
import type { Env } from '../../../table/local.ts'
import { openSaved } from '../../../table/reopen.ts'
import { keep, type Table } from './atHand.ts'
import { castleFor } from './castle.ts'

const withBots = async (database: Database, table: Table): Promise<Table> => {
  const kept = await botsOf(database, table.header.id)
  if (Object.keys(kept).length === 0) return table
  return (await import('../../bots/begin.ts')).withKeptBots(database, table, kept)
}

/** Verified. Rejects with a StoreFailure. */
export const openStored = async (database: Database, env: Env, id: string): Promise<Result<Table, Flaw>> => {
  const save = await env.store.load(id)
  const shared = save.header.deal ? await (await import('../../together/reopen.ts')).reopen(database, save) : null
  if (shared) return shared
  const fetched = await castleFor(save.header)
  const opened = await openSaved(fetched.game, env, save)
  return opened.ok ? ok(await withBots(database, keep(opened.value, fetched))) : opened
}
