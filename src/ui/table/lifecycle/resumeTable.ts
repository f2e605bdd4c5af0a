/** Opening of a stored table, or of one that is still open. */
import type { LogFlaw } from '../../../kernel/replayLog.ts'
import { ok, type Result } from '../../../kernel/result.ts'
import type { Database } from '../../../store/database.ts'
import { type GameTable, leavingTables, openTableOf } from './openTableRegistry.ts'
import { tableEnvOf } from './startNewTable.ts'

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
  if (openTable && resumed.ok && resumed.value === openTable) {
    leavingTables.delete(openTable)
    // Bots of a table that could not be stored are paused since it was left; at a shared table its session pauses them.
    if (!openTable.shared) openTable.bots?.setPaused(false)
  }
  return resumed
}
