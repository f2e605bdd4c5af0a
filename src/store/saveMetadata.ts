/** What a file of games says of each besides its log and its name. */
import type { Json } from '../kernel/json.ts'
import type { Database } from './database.ts'
import { readRow } from './game.ts'
import { type GameRow, isCount, type Origin, readOrigin } from './row.ts'
import type { SavedGame } from './saves.ts'

/** What is said of a game besides its log and its name, for a file that takes it along. */
export const told = ({ created, changed, finished, summary, origin }: Extract<SavedGame, { kind: 'game' }>): Json => ({
  ...{ created, changed, finished, summary },
  ...(origin && { origin: { ...origin } }),
})

/** A row of which is said what a file says of it: when it was played, how it ended, where it is from. A file that says nothing changes nothing. */
function retold(row: Omit<GameRow, 'origin'>, origin: Origin | undefined, said: unknown): GameRow {
  if (typeof said !== 'object' || said === null) return { ...row, ...(origin && { origin }) }
  const { created, changed, finished, summary, origin: from } = said as Readonly<Record<string, unknown>>
  const known = readOrigin(from)
  return {
    ...row,
    ...(isCount(created) && { created: Number(created) }),
    ...(isCount(changed) && { changed: Number(changed) }),
    ...(typeof finished === 'boolean' && { finished }),
    ...(typeof summary === 'object' && { summary: summary as Json }),
    ...(known && { origin: known }),
  }
}

/** Says again what such a file says; whatever of it cannot be read stays as it is. Rejects with StoreFailure 'missing' or 'damaged'. */
export const retell = (database: Database, id: string, said: unknown): Promise<void> =>
  database.write(async (tx) => {
    const { origin, ...row } = await readRow(tx, id)
    await tx.objectStore('games').put(retold(row, origin, said), id)
  })
