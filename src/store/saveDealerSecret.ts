import type { DealerSecret } from '../table/store.ts'
import type { Database } from './database.ts'
import { readRow } from './game.ts'

/** Keeps the dealer's secret of a game that another phone dealt, once that has told it: with it the game can be handed on and checked. */
export const keepSecret = (database: Database, id: string, secret: DealerSecret): Promise<void> =>
  database.write(async (tx) => {
    await readRow(tx, id)
    const secrets = tx.objectStore('secrets')
    if ((await secrets.getKey(id)) === undefined) await secrets.add(secret, id)
  })
