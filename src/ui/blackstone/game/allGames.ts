/** All games of this phone as one file, and such a file brought in. */
import type { Refusal, Result } from '../../../kernel/result.ts'
import { ok } from '../../../kernel/result.ts'
import type { Database } from '../../../store/database.ts'
import { retell, told } from '../../../store/retell.ts'
import { listSaves, renameSave } from '../../../store/saves.ts'
import { isArchive, type Kept, makeArchive, readArchive } from '../../../table/archive.ts'
import { download } from '../../shell/download.ts'
import { bringIn } from './bringIn.ts'
import { textOf } from './exports.ts'

/** Hands all of them out, also those that are damaged; resolves with how many. Rejects with a StoreFailure. */
export const exportAll = async (database: Database, today: Date): Promise<number> => {
  const games: Kept[] = []
  for (const game of await listSaves(database))
    games.push({
      name: game.kind === 'game' ? game.name : '',
      told: game.kind === 'game' ? told(game) : null,
      record: await textOf(database, game.id),
    })
  download(`blackstone-games-${today.toISOString().slice(0, 10)}.json`, makeArchive(games))
  return games.length
}

/** What came of a file of games. */
export interface Tally {
  /** Those that are here now. */
  readonly here: number
  /** Why the others are not, each for itself. */
  readonly refused: readonly Refusal[]
}

const bringOne = async (database: Database, { name, record, told }: Kept): Promise<Result<unknown>> => {
  const brought = await bringIn(database, record)
  if (brought.ok && brought.value.isNew) await retell(database, brought.value.id, told)
  if (brought.ok && name) await renameSave(database, brought.value.id, name)
  return brought
}

/** Brings in all games of a file, or the one game that it holds. Refused as the file itself is. Rejects with a StoreFailure. */
export const importAll = async (database: Database, text: string): Promise<Result<Tally>> => {
  const read = isArchive(text) ? readArchive(text) : ok([{ name: '', record: text, told: null }])
  if (!read.ok) return read
  const refused: Refusal[] = []
  for (const kept of read.value) {
    const brought = await bringOne(database, kept)
    if (!brought.ok) refused.push(brought.error)
  }
  return ok({ here: read.value.length - refused.length, refused })
}
