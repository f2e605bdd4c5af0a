/** Changes of the games stored on this phone. */
import type { Json } from '../kernel/json.ts'
import { StoreFailure } from '../table/storeFailure.ts'
import type { Database } from './database.ts'
import { deleteStoredGame } from './deleteStoredGame.ts'
import { botsKeyOfGame, readGameRow, readStoredGame, roomKeyOfGame, type StoredGame } from './storedGame.ts'
import { type GameOrigin, readGameOrigin, type StoredGameRow } from './storedGameRow.ts'
import { choicesKeyOfGame } from './storedVeiledChoices.ts'

/** Longest name of a saved game, in characters. */
export const NAME_LENGTH = 40

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

/**
 * What became of the game on another phone: `moved` is the mark of one that went there, `isOver` that it was finished
 * there. Rejects with StoreFailure 'missing' or 'damaged'.
 */
export const loadElsewhere = async (
  database: Database,
  id: string,
): Promise<{ readonly moved: unknown; readonly isOver: boolean }> => {
  const { moved, origin, finished } = await database.read((tx) => readGameRow(tx, id))
  return { moved, isOver: finished && readGameOrigin(origin)?.from === 'elsewhere' }
}

/** Stores the summary that the app shows of the game without loading it. */
export const saveGameSummary = (database: Database, id: string, summary: Json): Promise<void> =>
  changeGameRow(database, id, { summary })

/**
 * Deletes a game, whole or damaged, with its room, its bots and choices that wait. A game that is not stored is no
 * failure.
 */
export const deleteSave = (database: Database, id: string): Promise<void> =>
  database.write(async (tx) => {
    await deleteStoredGame(tx, id)
    const settings = tx.objectStore('settings')
    const keys = [roomKeyOfGame(id), botsKeyOfGame(id), choicesKeyOfGame(id)]
    await Promise.all(keys.map((key) => settings.delete(key)))
  })

/** All stored parts of a game, unchecked: what can still be exported of a damaged one. Rejects with 'missing'. */
export async function loadUncheckedGame(database: Database, id: string): Promise<StoredGame> {
  const stored = await database.read((tx) => readStoredGame(tx, id))
  if (stored.row === undefined) throw new StoreFailure('missing', id)
  return stored
}
