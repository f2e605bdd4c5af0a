/** The games that are kept on this phone. */
import type { Json } from '../kernel/json.ts'
import { isNewer } from '../table/newer.ts'
import { StoreFailure } from '../table/store.ts'
import type { Database } from './database.ts'
import { botsKey, readGame, readRow, removeGame, roomKey, type StoredGame } from './game.ts'
import { type GameRow, headerOf, isRow, type Origin, readOrigin } from './row.ts'

export type { Origin } from './row.ts'

/** One line in the list of saved games. A damaged or newer one can be exported and deleted, not played. */
export type SavedGame =
  | ({ readonly kind: 'game'; readonly id: string } & Omit<GameRow, 'shown'>)
  | { readonly kind: 'damaged' | 'newer'; readonly id: string }

/** Longest name of a saved game, in characters. */
export const NAME_LENGTH = 40

/** All saved games, the last played first, those that cannot be played at the end. */
export async function listSaves(database: Database): Promise<readonly SavedGame[]> {
  const [ids, rows] = await database.read((tx) => {
    const games = tx.objectStore('games')
    return Promise.all([games.getAllKeys(), games.getAll()])
  })
  return ids.map((id, i) => lineOf(id, rows[i])).sort((a, b) => changed(b) - changed(a))
}

const changed = (line: SavedGame): number => (line.kind === 'game' ? line.changed : -1)

function lineOf(id: string, row: unknown): SavedGame {
  if (isNewer(headerOf(row))) return { kind: 'newer', id }
  if (!isRow(row)) return { kind: 'damaged', id }
  const { shown: _, origin, ...line } = row
  const from = readOrigin(origin)
  return { kind: 'game', id, ...line, ...(from && { origin: from }) }
}

/** Changes what is said of a game; its log is left alone. Rejects with StoreFailure 'missing' or 'damaged'. */
const change = (
  database: Database,
  id: string,
  part: Partial<Pick<GameRow, 'name' | 'finished' | 'summary' | 'origin'>>,
): Promise<void> =>
  database.write(async (tx) => {
    const row = await readRow(tx, id)
    await tx.objectStore('games').put({ ...row, ...part }, id)
  })

/** Names a game; the name is trimmed and cut at NAME_LENGTH characters, and an empty one takes the name away. */
export const renameSave = (database: Database, id: string, name: string): Promise<void> =>
  change(database, id, { name: Array.from(name.trim()).slice(0, NAME_LENGTH).join('') })

/** What a person called a game; empty where nobody did, or the game is not here. */
export const nameOfSave = (database: Database, id: string): Promise<string> =>
  database
    .read((tx) => readRow(tx, id))
    .then(
      ({ name }) => name,
      () => '',
    )

/** Says whether the game is over. */
export const markFinished = (database: Database, id: string, finished: boolean): Promise<void> =>
  change(database, id, { finished })

/** Says where the game is from. */
export const markOrigin = (database: Database, id: string, origin: Origin): Promise<void> =>
  change(database, id, { origin })

/** Keeps what the app wants to say of the game without loading it. */
export const summarise = (database: Database, id: string, summary: Json): Promise<void> =>
  change(database, id, { summary })

/** Takes the game away, whole or damaged, with what finds its other phones again, and its bots. One that is not there is no failure. */
export const deleteSave = (database: Database, id: string): Promise<void> =>
  database.write(async (tx) => {
    await removeGame(tx, id)
    const settings = tx.objectStore('settings')
    await Promise.all([settings.delete(roomKey(id)), settings.delete(botsKey(id))])
  })

/** All that is stored of a game, unchecked: what can still be exported of a damaged one. Rejects with 'missing'. */
export async function salvage(database: Database, id: string): Promise<StoredGame> {
  const stored = await database.read((tx) => readGame(tx, id))
  if (stored.row === undefined) throw new StoreFailure('missing', id)
  return stored
}
