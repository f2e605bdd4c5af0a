/** Metadata of a game in an archive, besides its log and its name. */
import type { Json } from '../kernel/json.ts'
import { loadSaveName, renameSave, saveGameSummary } from './changeSavedGames.ts'
import type { Database } from './database.ts'
import type { ImportOutcome } from './importSave.ts'
import type { SavedGame } from './listSaves.ts'
import { readMoved } from './movedGame.ts'
import { readGameRow } from './storedGame.ts'
import { type GameOrigin, isCount, orderOf, readGameOrigin, type StoredGameRow } from './storedGameRow.ts'

/** Metadata of a game for an archive. */
export const makeArchiveMetadata = (game: Extract<SavedGame, { kind: 'game' }>): Json => {
  const { created, changed, finished, summary, origin } = game
  const mark = readMoved(game)
  return {
    ...{ created, changed, order: orderOf(game), finished, summary },
    ...(origin && { origin: { ...origin } }),
    ...(mark && { moved: { ...mark } }),
  }
}

/** Place of a game of a file: where it says, but not before what is played here from now on. */
const placeAmongGames = (row: StoredGameRow, order: unknown): number =>
  isCount(order) ? Math.min(Number(order), orderOf(row)) : orderOf(row)

/**
 * Row with the metadata of a file: when it was played, how it ended, where it is from. A file without metadata changes
 * nothing.
 */
function withMetadata(
  row: Omit<StoredGameRow, 'origin'>,
  origin: GameOrigin | undefined,
  metadata: unknown,
): StoredGameRow {
  if (typeof metadata !== 'object' || metadata === null) return { ...row, ...(origin && { origin }) }
  const fields = metadata as Readonly<Record<string, unknown>>
  const { created, changed, order, finished, summary, origin: originValue } = fields
  const readableOrigin = readGameOrigin(originValue)
  const mark = readMoved(fields)
  return {
    ...row,
    ...(isCount(created) && { created: Number(created) }),
    ...(isCount(changed) && { changed: Number(changed) }),
    order: placeAmongGames(row, order ?? changed),
    ...(typeof finished === 'boolean' && { finished }),
    ...(typeof summary === 'object' && { summary: summary as Json }),
    ...(readableOrigin && { origin: readableOrigin }),
    ...(mark && { moved: mark }),
  }
}

/**
 * Restores the metadata of a file; unreadable parts of it change nothing. Rejects with StoreFailure 'missing' or
 * 'damaged'.
 */
export const restoreArchiveMetadata = (database: Database, id: string, metadata: unknown): Promise<void> =>
  database.write(async (tx) => {
    const { origin, ...row } = await readGameRow(tx, id)
    await tx.objectStore('games').put(withMetadata(row, origin, metadata), id)
  })

/**
 * Restores the summary alone, of a game that has grown by a file; an unreadable one changes nothing. Rejects with
 * StoreFailure 'missing' or 'damaged'.
 */
const restoreSummary = async (database: Database, id: string, metadata: unknown): Promise<void> => {
  const fields = metadata as { readonly summary?: Json } | null
  if (typeof fields?.summary === 'object') await saveGameSummary(database, id, fields.summary)
}

/**
 * Restores the metadata of a game that is known here and has no summary yet: it was never left here, or the app was
 * closed in the midst of its import. A mark that it was moved is not for the game that is here.
 */
const completeMetadata = (database: Database, id: string, metadata: unknown): Promise<void> =>
  database.write(async (tx) => {
    const { origin, ...row } = await readGameRow(tx, id)
    if (row.summary !== null || typeof metadata !== 'object') return
    await tx.objectStore('games').put(withMetadata(row, origin, { ...metadata, moved: null }), id)
  })

/**
 * Restores what comes with an imported game, by what became of it: all its metadata where it is new here or nothing is
 * told of it yet, its summary where it has grown, and its name where it has none here. Rejects with StoreFailure
 * 'missing' or 'damaged'.
 */
export const restoreTold = async (
  database: Database,
  { id, outcome }: { readonly id: string; readonly outcome: ImportOutcome },
  { name, told }: { readonly name: string; readonly told: unknown },
): Promise<void> => {
  if (outcome === 'new') await restoreArchiveMetadata(database, id, told)
  if (outcome === 'known') await completeMetadata(database, id, told)
  if (outcome === 'longer') await restoreSummary(database, id, told)
  if (name && !(await loadSaveName(database, id))) await renameSave(database, id, name)
}
