/** By which names and secrets this phone goes on a PeerServer, one for each game: a room that is opened again must be found where it was. */
import type { Database } from './database.ts'

/** What is kept; `net/ticket.ts` makes it. */
export interface KeptTicket {
  readonly code: string
  readonly id: string
  readonly token: string
}

const keyOf = (game: string): string => `ticket ${game}`

const read = (value: unknown): KeptTicket | null => {
  const { code, id, token } =
    typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {}
  const isWhole = typeof code === 'string' && typeof id === 'string' && typeof token === 'string'
  return isWhole ? { code, id, token } : null
}

/** Null where none was kept, or what was kept is damaged. Rejects with a StoreFailure where there is no storage. */
export const ticketOf = async (database: Database, game: string): Promise<KeptTicket | null> =>
  read(await database.read((tx) => tx.objectStore('settings').get(keyOf(game))))

/** In place of the one before; null forgets it. */
export const keepTicket = (database: Database, game: string, ticket: KeptTicket | null): Promise<void> =>
  database.write(async (tx) => {
    const store = tx.objectStore('settings')
    await (ticket ? store.put(ticket, keyOf(game)) : store.delete(keyOf(game)))
  })
