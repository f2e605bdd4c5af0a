import type { GameSave, LogStore } from '../table/logStore.ts'
import type { Database } from './database.ts'
import { replaceSave } from './replaceSave.ts'

export interface MendingLogStore extends LogStore {
  /** Stores a save in place of all that is stored of its game. */
  replace(save: GameSave): Promise<void>
}

/**
 * Store of a log that is damaged: with the first batch, what was whole of it takes its place. Until then nothing is
 * touched, for no other phone may have what follows. `intact` is null where nothing is damaged.
 */
export const createMendingLogStore = (database: Database, logs: LogStore, intact: GameSave | null): MendingLogStore => {
  let mend = intact
  return {
    ...logs,
    replace: async (save) => {
      await replaceSave(database, save)
      mend = null
    },
    append: async (id, entries, shown) => {
      if (mend) await replaceSave(database, mend)
      mend = null
      await logs.append(id, entries, shown)
    },
  }
}
