import type { WriteTransaction } from './database.ts'
import { logKeyRange } from './storedGame.ts'

/** Deletes all parts of a game inside a transaction. */
export async function deleteStoredGame(tx: WriteTransaction, id: string): Promise<void> {
  await Promise.all([
    tx.objectStore('games').delete(id),
    tx.objectStore('secrets').delete(id),
    tx.objectStore('entries').delete(logKeyRange(id)),
    tx.objectStore('shown').delete(logKeyRange(id)),
  ])
}
