/** Tables that are open on this phone, and how they are opened: a new one, a stored one. */
import { type Blackstone, plainGame } from '../../../games/blackstone/game.ts'
import type { Game } from '../../../kernel/contract.ts'
import type { Json } from '../../../kernel/json.ts'
import type { Flaw } from '../../../kernel/ledger.ts'
import type { Result } from '../../../kernel/result.ts'
import type { Database } from '../../../store/database.ts'
import { indexedLogs } from '../../../store/logs.ts'
import { type Env, type LocalTable, type NewGame, openNew, openSaved } from '../../../table/local.ts'

export type Table = LocalTable<Blackstone>

const open = new Map<string, Table>()

const envOf = (database: Database): Env => ({
  store: indexedLogs(database),
  random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
})

/** The game that such a table needs: with positions where it starts from one. */
const gameFor = async ({ position }: { readonly position?: Json }): Promise<Game<Blackstone>> =>
  position === undefined ? plainGame : (await import('../../../games/blackstone/index.ts')).game

/** Opens a new table and deals; it stays at hand for the screen that plays it, also where storage fails. */
export const begin = async (database: Database, wanted: NewGame): Promise<Result<Table>> => {
  const opened = await openNew(await gameFor(wanted), envOf(database), wanted)
  if (opened.ok) open.set(opened.value.header.id, opened.value)
  return opened
}

/** The table of a game: the one that is open, or the stored one, verified. Rejects with a StoreFailure. */
export const resume = async (database: Database, id: string): Promise<Result<Table, Flaw>> => {
  const known = open.get(id)
  if (known) return { ok: true, value: known }
  const env = envOf(database)
  const save = await env.store.load(id)
  const opened = await openSaved(await gameFor(save.header), env, save)
  if (opened.ok) open.set(id, opened.value)
  return opened
}

/** Leaves a table. What is durable is read from storage the next time; what is not stays at hand. */
export const leave = (table: Table): void => {
  if (table.fault() !== null) return
  table.close()
  open.delete(table.header.id)
}

/** Another tab plays this game now: what this one holds is stale. */
export const abandon = (id: string): void => {
  open.get(id)?.close()
  open.delete(id)
}
