/** Import of a save from outside into the games of this phone. */
import { ok, type Result, refuse } from '../kernel/result.ts'
import { isNewerHeader } from '../table/isNewerHeader.ts'
import type { GameSave } from '../table/logStore.ts'
import type { Database, WriteTransaction } from './database.ts'
import { deleteStoredGame } from './deleteStoredGame.ts'
import { putLastRow, readLastOrder } from './gameOrder.ts'
import { isContinuationOf, readSave } from './readSave.ts'
import { toStoredBots } from './storedBots.ts'
import { appendToLog, botsKeyOfGame, readGameRow, readStoredGame, type StoredGame } from './storedGame.ts'
import { createGameRow, extendGameRow, headerInRow, type StoredGameRow } from './storedGameRow.ts'
import { isSameData, unstoredOpenings } from './unstoredEntries.ts'

/** Outcome of an import. `known`: the game is already stored, and the file has no entry that is not here. */
export type ImportOutcome = 'new' | 'longer' | 'known'

/**
 * Stores a save in one transaction. A game that is already stored grows to the longer of the two logs; one that is
 * damaged is replaced, unless all that came is whole here, with more after it. Its bots keep their seats, unless it is known here who plays them. Refused: `record.differs`, if
 * the stored log of the same game went another way; `record.newer`, if the stored one is of a newer app. Rejects with a
 * StoreFailure as all writing does.
 */
export const importSave = (
  database: Database,
  save: GameSave,
  now: () => number = Date.now,
): Promise<Result<ImportOutcome>> =>
  database.write(async (tx) => {
    const stored = await readStoredGame(tx, save.header.id)
    if (isNewerHeader(headerInRow(stored.row))) return refuse('record.newer')
    const outcome = await mergeSave(tx, stored, save, now())
    if (outcome.ok) await storeBots(tx, save)
    return outcome
  })

async function mergeSave(
  tx: WriteTransaction,
  stored: StoredGame,
  save: GameSave,
  now: number,
): Promise<Result<ImportOutcome>> {
  const existing = readSaveIfIntact(stored)
  if (!existing && hasAllOf(stored, save)) return ok('known')
  if (!existing) return ok(await insertSave(tx, save, now))
  const isKnown = isContinuationOf(existing, save)
  if (!isKnown && !isContinuationOf(save, existing)) return refuse('record.differs')
  // A phone may lack the secret of a game that is over: its host was gone as the last move came.
  if (save.secret && !existing.secret) await tx.objectStore('secrets').add(save.secret, save.header.id)
  return ok(isKnown ? 'known' : await extendSave(tx, existing, save, now))
}

async function storeBots(tx: WriteTransaction, { header, bots }: GameSave): Promise<void> {
  const settings = tx.objectStore('settings')
  const key = botsKeyOfGame(header.id)
  if (bots && (await settings.getKey(key)) === undefined) await settings.put(toStoredBots(bots), key)
}

function readSaveIfIntact(stored: StoredGame): GameSave | undefined {
  try {
    return readSave(stored)
  } catch {
    return undefined
  }
}

/**
 * Whether a damaged game of this phone alone begins with all of this save: what follows there may be whole as well, and
 * its people may play on with that.
 */
const hasAllOf = ({ row, secret, entries }: StoredGame, save: GameSave): boolean =>
  !save.header.deal &&
  !(row as Partial<StoredGameRow> | undefined)?.moved &&
  isSameData(headerInRow(row), save.header) &&
  isSameData(secret, save.secret ?? secret) &&
  entries.length > save.entries.length &&
  isSameData(entries.slice(0, save.entries.length), save.entries)

async function insertSave(
  tx: WriteTransaction,
  { header, secret, entries, shown }: GameSave,
  now: number,
): Promise<ImportOutcome> {
  await deleteStoredGame(tx, header.id)
  await putLastRow(tx, extendGameRow(createGameRow(header, now), entries, shown, now), await readLastOrder(tx))
  if (secret) await tx.objectStore('secrets').add(secret, header.id)
  await appendToLog(tx, header.id, entries, shown, 0)
  return 'new'
}

async function extendSave(
  tx: WriteTransaction,
  existing: GameSave,
  { header: { id }, ...save }: GameSave,
  now: number,
): Promise<ImportOutcome> {
  // What was moved away and played on has come back.
  const { moved: _, ...row } = await readGameRow(tx, id)
  const entries = save.entries.slice(existing.entries.length)
  const shown = unstoredOpenings(save.shown, existing.shown)
  await appendToLog(tx, id, entries, shown, row.shown)
  await putLastRow(tx, extendGameRow(row, entries, shown, now), await readLastOrder(tx))
  return 'longer'
}
