import type { GameSave, LogStore } from '../table/logStore.ts'
import type { Database } from './database.ts'
import { replaceSave } from './replaceSave.ts'

/**
 * Store of a log that is damaged: with the first batch, what was whole of it takes its place. Until then nothing is
 * touched, for no other phone may have what follows. `intact` is null where nothing is damaged.
 */
export const createMendingLogStore = (database: Database, logs: LogStore, intact: GameSave | null): LogStore => {
  let mend = intact
  return {
    ...logs,
    append: async (id, entries, shown) => {
      if (mend) await replaceSave(database, mend)
      mend = null
      await logs.append(id, entries, shown)
    },
  }
}
