import type { Database } from '../../../store/database.ts'
import { createIndexedLogStore } from '../../../store/indexedLogStore.ts'
import type { GameSave } from '../../../table/logStore.ts'
import { withBotsForRecord } from '../bots/botsForRecord.ts'
import type { TableView } from '../gameUiContract.ts'

/**
 * Save of a table with its bots, and with the dealer's secret, if the table has it, or if the game is over and it has
 * been stored since: then the phones of a shared game receive it.
 */
export const loadCompleteSave = async (database: Database, view: TableView): Promise<GameSave> => {
  const save = view.save()
  if (save.secret || view.now.peek().outcome === null) return withBotsForRecord(database, save)
  const stored = await createIndexedLogStore(database)
    .load(view.header.id)
    .catch(() => save)
  const isComplete = stored.secret && stored.entries.length === save.entries.length
  return withBotsForRecord(database, isComplete ? stored : save)
}
