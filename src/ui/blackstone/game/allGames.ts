/** All games of this phone as one file, with what was solved of puzzles, and such a file brought in. */
import type { Json } from '../../../kernel/json.ts'
import type { Refusal, Result } from '../../../kernel/result.ts'
import { ok } from '../../../kernel/result.ts'
import type { Database } from '../../../store/database.ts'
import { changePuzzles, hasPuzzles, loadPuzzles, merged, readPuzzles } from '../../../store/puzzles.ts'
import { retell, told } from '../../../store/retell.ts'
import { listSaves, renameSave, type SavedGame } from '../../../store/saves.ts'
import { type Archive, isArchive, type Kept, makeArchive, readArchive } from '../../../table/archive.ts'
import { download } from '../../shell/download.ts'
import { bringIn } from './bringIn.ts'
import { textOf } from './exports.ts'

/** What is in a file of games. */
export interface Packed {
  readonly games: number
  /** What was solved of puzzles is in it. */
  readonly puzzles: boolean
}

const packed = async (database: Database, game: SavedGame): Promise<Kept> => ({
  name: game.kind === 'game' ? game.name : '',
  told: game.kind === 'game' ? told(game) : null,
  record: await textOf(database, game.id),
})

/** Hands all of them out, also those that are damaged. Rejects with a StoreFailure. */
export const exportAll = async (database: Database, today: Date): Promise<Packed> => {
  const games: Kept[] = []
  for (const game of await listSaves(database)) games.push(await packed(database, game))
  const kept = await loadPuzzles(database)
  const puzzles = hasPuzzles(kept) ? ({ ...kept } as unknown as Json) : null
  download(`blackstone-games-${today.toISOString().slice(0, 10)}.json`, makeArchive({ games, puzzles }))
  return { games: games.length, puzzles: puzzles !== null }
}

/** What came of a file of games. */
export interface Tally {
  /** Those that are here now. */
  readonly here: number
  /** Why the others are not, each for itself. */
  readonly refused: readonly Refusal[]
  /** What it says of puzzles is here now. */
  readonly puzzles: boolean
}

/** Two phones' puzzles become one. Says whether there were any. */
const bringPuzzles = async (database: Database, json: Json): Promise<boolean> => {
  const there = readPuzzles(json)
  if (!hasPuzzles(there)) return false
  await changePuzzles(database, (here) => merged(here, there))
  return true
}

const bringOne = async (database: Database, { name, record, told }: Kept): Promise<Result<unknown>> => {
  const brought = await bringIn(database, record)
  if (brought.ok && brought.value.isNew) await retell(database, brought.value.id, told)
  if (brought.ok && name) await renameSave(database, brought.value.id, name)
  return brought
}

/** Brings in all games of a file, or the one game that it holds. Refused as the file itself is. Rejects with a StoreFailure. */
export const importAll = async (database: Database, text: string): Promise<Result<Tally>> => {
  const alone: Archive = { games: [{ name: '', record: text, told: null }], puzzles: null }
  const read = isArchive(text) ? readArchive(text) : ok(alone)
  if (!read.ok) return read
  const { games, puzzles } = read.value
  const refused: Refusal[] = []
  for (const kept of games) {
    const brought = await bringOne(database, kept)
    if (!brought.ok) refused.push(brought.error)
  }
  return ok({ here: games.length - refused.length, refused, puzzles: await bringPuzzles(database, puzzles) })
}
