import type { Database } from '../../store/database.ts'
import { indexedLogs } from '../../store/logs.ts'
import type { Save } from '../../table/store.ts'
import type { Sitting } from '../blackstone/game/sitting.ts'

/** A game with the dealer's secret, where it is at this table or was stored since: a guest's phone hears it when the game is over. */
export const wholeOf = async (database: Database, sitting: Sitting): Promise<Save> => {
  const save = sitting.save()
  if (save.secret) return save
  const stored = await indexedLogs(database)
    .load(sitting.header.id)
    .catch(() => save)
  return stored.secret && stored.entries.length === save.entries.length ? stored : save
}
