/** Handing out a game as a file. */
import type { Database } from '../../../store/database.ts'
import { makeSalvage } from '../../../store/salvage.ts'
import { salvage } from '../../../store/saves.ts'
import { makeRecord } from '../../../table/record.ts'
import { download } from '../../shell/download.ts'
import { sayFailure } from '../../shell/trouble.ts'
import { atHand } from './atHand.ts'

/** The record of a game as a text, from its table where it is open here. Rejects with a StoreFailure. */
export const textOf = async (database: Database, id: string): Promise<string> => {
  const table = atHand(id)
  return table ? makeRecord(table.save(), 'full') : makeSalvage(await salvage(database, id))
}

/**
 * Exports a game from its table where it is open here, with what storage did not take; else all that is stored of it, damaged or not.
 * Rejects with a StoreFailure.
 */
export const exportGame = async (database: Database, id: string): Promise<void> =>
  download(`blackstone-${id.slice(0, 6)}.json`, await textOf(database, id))

/** The same; resolves with why it was not possible, or with nothing. */
export const tryExport = (database: Database, id: string): Promise<string | undefined> =>
  exportGame(database, id).then(() => undefined, sayFailure)
