import type { DealerSecret } from '../table/logStore.ts'
import type { Database } from './database.ts'
import { readGameRow } from './storedGame.ts'

/**
 * Stores the dealer's secret of a game that another phone dealt, once that phone has revealed it: with it the game can
 * be exported and checked.
 */
export const saveDealerSecret = (database: Database, id: string, secret: DealerSecret): Promise<void> =>
  database.write(async (tx) => {
    await readGameRow(tx, id)
    const secrets = tx.objectStore('secrets')
    if ((await secrets.getKey(id)) === undefined) await secrets.add(secret, id)
  })
