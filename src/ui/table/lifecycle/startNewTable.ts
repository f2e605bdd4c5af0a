/** Opening of new tables. */
import { ok, type Result, refuse } from '../../../kernel/result.ts'
import type { Database } from '../../../store/database.ts'
import { createIndexedLogStore } from '../../../store/indexedLogStore.ts'
import type { NewGameRequest } from '../../../table/createHeader.ts'
import { openNewTable, type TableEnv } from '../../../table/openLocalTable.ts'
import { waitForRules } from '../../../table/waitForRules.ts'
import { failedLoadCode } from '../../common/failedLoadCode.ts'
import { loadTableToDeal } from '../loadTable.ts'
import { type GameTable, registerTable } from './openTableRegistry.ts'

export const tableEnvOf = (database: Database): TableEnv => ({
  store: createIndexedLogStore(database),
  random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
})

/**
 * Opens a new table, deals, and registers it for its screen, also where storage fails. Refused where the rules that deal
 * it cannot be fetched, with `pack.missing` where somebody stopped that, or where `isLeft` says once they are here that
 * nobody waits for the game any more. What is proposed waits for the rest of the rules.
 */
export const startNewTable = async (
  database: Database,
  newGame: NewGameRequest,
  isLeft?: () => boolean,
): Promise<Result<GameTable>> => {
  const loaded = await loadTableToDeal(newGame).catch((error: { readonly code?: string }) =>
    refuse(error.code ?? failedLoadCode()),
  )
  if ('ok' in loaded) return loaded
  if (isLeft?.()) return refuse('pack.missing')
  const openResult = await openNewTable(loaded.game, tableEnvOf(database), newGame)
  if (!openResult.ok) return openResult
  const { loadRest, tableUi } = loaded
  const table = loadRest ? waitForRules(openResult.value, loadRest) : openResult.value
  return ok(registerTable((await tableUi.extendTable?.(database, table)) ?? table, loaded))
}
