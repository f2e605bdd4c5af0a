/** Games stored on this phone. */
import type { Json } from '../kernel/json.ts'
import { isNewerHeader } from '../table/isNewerHeader.ts'
import { StoreFailure } from '../table/logStore.ts'
import type { Database } from './database.ts'
import {
  botsKeyOfGame,
  deleteStoredGame,
  readGameRow,
  readStoredGame,
  roomKeyOfGame,
  type StoredGame,
} from './storedGame.ts'
import { type GameOrigin, headerInRow, isGameRow, readGameOrigin, type StoredGameRow } from './storedGameRow.ts'

export type { GameOrigin } from './storedGameRow.ts'

/** Item in the list of saved games. A damaged or newer one can be exported and deleted, not played. */
export type SavedGame =
  | ({ readonly kind: 'game'; readonly id: string } & Omit<StoredGameRow, 'shown'>)
  | { readonly kind: 'damaged' | 'newer'; readonly id: string }

/** Longest name of a saved game, in characters. */
export const NAME_LENGTH = 40

/** All saved games, the last played first, those that cannot be played at the end. */
export async function listSaves(database: Database): Promise<readonly SavedGame[]> {
  const [ids, rows] = await database.read((tx) => {
    const games = tx.objectStore('games')
    return Promise.all([games.getAllKeys(), games.getAll()])
  })
  return ids.map((id, i) => readSavedGame(id, rows[i])).sort((a, b) => changedAt(b) - changedAt(a))
}

const changedAt = (game: SavedGame): number => (game.kind === 'game' ? game.changed : -1)

function readSavedGame(id: string, row: unknown): SavedGame {
  if (isNewerHeader(headerInRow(row))) return { kind: 'newer', id }
  if (!isGameRow(row)) return { kind: 'damaged', id }
  const { shown: _, origin, ...columns } = row
  const readableOrigin = readGameOrigin(origin)
  return { kind: 'game', id, ...columns, ...(readableOrigin && { origin: readableOrigin }) }
}

/** Changes fields of a game's row; its log is left alone. Rejects with StoreFailure 'missing' or 'damaged'. */
const changeGameRow = (
  database: Database,
  id: string,
  changes: Partial<Pick<StoredGameRow, 'name' | 'finished' | 'summary' | 'origin'>>,
): Promise<void> =>
  database.write(async (tx) => {
    const row = await readGameRow(tx, id)
    await tx.objectStore('games').put({ ...row, ...changes }, id)
  })

/** Names a game; the name is trimmed and cut at NAME_LENGTH characters, and an empty one removes the name. */
export const renameSave = (database: Database, id: string, name: string): Promise<void> =>
  changeGameRow(database, id, { name: Array.from(name.trim()).slice(0, NAME_LENGTH).join('') })

/** Name that a person gave a game; empty if none, or if the game is not stored. */
export const loadSaveName = (database: Database, id: string): Promise<string> =>
  database
    .read((tx) => readGameRow(tx, id))
    .then(
      ({ name }) => name,
      () => '',
    )

/** Stores whether the game is over. */
export const markFinished = (database: Database, id: string, finished: boolean): Promise<void> =>
  changeGameRow(database, id, { finished })

/** Stores where the game is from. */
export const markOrigin = (database: Database, id: string, origin: GameOrigin): Promise<void> =>
  changeGameRow(database, id, { origin })

/** Stores the summary that the app shows of the game without loading it. */
export const saveGameSummary = (database: Database, id: string, summary: Json): Promise<void> =>
  changeGameRow(database, id, { summary })

/** Deletes a game, whole or damaged, with its room and its bots. A game that is not stored is no failure. */
export const deleteSave = (database: Database, id: string): Promise<void> =>
  database.write(async (tx) => {
    await deleteStoredGame(tx, id)
    const settings = tx.objectStore('settings')
    await Promise.all([settings.delete(roomKeyOfGame(id)), settings.delete(botsKeyOfGame(id))])
  })

/** All stored parts of a game, unchecked: what can still be exported of a damaged one. Rejects with 'missing'. */
export async function loadUncheckedGame(database: Database, id: string): Promise<StoredGame> {
  const stored = await database.read((tx) => readStoredGame(tx, id))
  if (stored.row === undefined) throw new StoreFailure('missing', id)
  return stored
}
