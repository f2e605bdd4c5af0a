/** Opening of tables: new ones and stored ones. */

import type { LogFlaw } from '../../../kernel/replayLog.ts'
import { ok, type Result, refuse } from '../../../kernel/result.ts'
import type { Database } from '../../../store/database.ts'
import { createIndexedLogStore } from '../../../store/indexedLogStore.ts'
import type { NewGameRequest } from '../../../table/createHeader.ts'
import { openNewTable, type TableEnv } from '../../../table/openLocalTable.ts'
import { waitForRules } from '../../../table/waitForRules.ts'
import { failedLoadCode } from '../../common/failedLoadCode.ts'
import { loadTableToDeal } from '../loadGameUi.ts'
import { type GameTable, leavingTables, openTableOf, registerTable } from './openTableRegistry.ts'

const tableEnvOf = (database: Database): TableEnv => ({
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

const loadReopening = () => import('./reopenStored.ts')

/** Fetches what a stored game is opened with, while the game is claimed. */
export const preloadReopening = (): void => void loadReopening().catch(() => undefined)

/**
 * Table of a game: the open one, or the stored one, verified. `wasTaken`: another tab had the game meanwhile. If that
 * tab played on, its log counts, and entries that were not stored here before are given up. Rejects with a
 * StoreFailure.
 */
export const resumeTable = async (
  database: Database,
  id: string,
  wasTaken: boolean,
): Promise<Result<GameTable, LogFlaw>> => {
  const openTable = openTableOf(id)
  const mustReread = wasTaken || !openTable
  const resumed = mustReread
    ? await loadReopening().then((module) => module.reopenStored(database, tableEnvOf(database), id, openTable))
    : ok(openTable)
  if (openTable && resumed.ok && resumed.value === openTable && leavingTables.delete(openTable))
    openTable.bots?.setPaused(false)
  return resumed
}
