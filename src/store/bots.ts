/** Which seats of a game bots play on this phone. It lies beside the log, which replays without it. */
import type { Database } from './database.ts'
import { botsKey } from './game.ts'

/** The level that plays a seat, by the seat's number; before a shared game begins, by the id of the seat's key. Levels may be unknown. */
export type KeptBots = Readonly<Record<string, string>>

const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string'

/** None where nothing was kept, or what was kept is damaged. Rejects with a StoreFailure where there is no storage. */
export const botsOf = async (database: Database, id: string): Promise<KeptBots> => {
  const kept = await database.read((tx) => tx.objectStore('settings').get(botsKey(id)))
  return typeof kept === 'object' && kept !== null ? Object.fromEntries(Object.entries(kept).filter(isText)) : {}
}

/** In place of those that were kept before. Rejects with a StoreFailure. */
export const keepBots = (database: Database, id: string, bots: KeptBots): Promise<void> =>
  database.write(async (tx) => {
    await tx.objectStore('settings').put(bots, botsKey(id))
  })
