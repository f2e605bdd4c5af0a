/** Export of a game as a file. */
import '../../../text/bundles/sheets.ts'
import { FILE_PREFIX } from '../../../kernel/formats.ts'
import { loadUncheckedGame } from '../../../store/changeSavedGames.ts'
import type { Database } from '../../../store/database.ts'
import { readSave } from '../../../store/readSave.ts'
import { makeSalvageText } from '../../../store/salvageText.ts'
import type { StoredGame } from '../../../store/storedGame.ts'
import { headerInRow, isGameRow } from '../../../store/storedGameRow.ts'
import { writeRecord } from '../../../table/record/record.ts'
import { downloadFile } from '../../common/browser/downloadFile.ts'
import { describeFailure } from '../../common/failureTexts.ts'
import { botsForRecord, withBotsForRecord } from '../bots/botsForRecord.ts'
import { openTableOf } from '../lifecycle/openTableRegistry.ts'

const isDealtForOthers = (header: unknown): boolean => typeof header === 'object' && header !== null && 'deal' in header

const intactSaveOf = (stored: StoredGame) => {
  try {
    return readSave(stored)
  } catch {
    return null
  }
}

/** Stored parts of a game as they may leave this phone: damaged or not, a shared game that is on takes no deck along. */
const givenPartsOf = async (database: Database, stored: StoredGame): Promise<StoredGame> => {
  const { row, secret } = stored
  if (secret === undefined || !isDealtForOthers(headerInRow(row))) return stored
  const save = intactSaveOf(stored)
  if (!save) return { ...stored, secret: undefined }
  const { shareableSaveOf } = await import('../phones/session/shareableSave.ts')
  const own = await shareableSaveOf(database, save, isGameRow(row) && row.finished)
  return { ...stored, secret: own.secret, shown: own.shown }
}

/** Record of a game as text: from its table if it is open here, else from storage. Rejects with a StoreFailure. */
export const recordTextOf = async (database: Database, id: string): Promise<string> => {
  const table = openTableOf(id)
  if (table) return writeRecord(await withBotsForRecord(database, table.exportGame()), 'full')
  const stored = await givenPartsOf(database, await loadUncheckedGame(database, id))
  return makeSalvageText(stored, isGameRow(stored.row) ? await botsForRecord(database, stored.row.header) : undefined)
}

/**
 * Exports a game. An open table also holds what storage did not take; without one, all that is stored and may be known
 * here is exported, damaged or not. Rejects with a StoreFailure.
 */
export const exportGame = async (database: Database, id: string): Promise<void> =>
  downloadFile(`${FILE_PREFIX}-${id.slice(0, 6)}.json`, await recordTextOf(database, id))

/** Same as `exportGame`, but resolves with the sentence that says why it failed, or with undefined. */
export const tryExport = (database: Database, id: string): Promise<string | undefined> =>
  exportGame(database, id).then(() => undefined, describeFailure)
