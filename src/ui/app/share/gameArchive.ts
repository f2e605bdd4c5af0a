/** Archive: all games of this phone, with puzzles, settings and progress, exported to and imported from one file. */
import '../../../text/sheets.ts'
import { ARCHIVE_FORMAT } from '../../../kernel/formats.ts'
import type { Json } from '../../../kernel/json.ts'
import type { Refusal, Result } from '../../../kernel/result.ts'
import { ok } from '../../../kernel/result.ts'
import type { Database } from '../../../store/database.ts'
import { makeSaveMetadata, restoreSaveMetadata, restoreSummary } from '../../../store/saveMetadata.ts'
import { listSaves, loadSaveName, renameSave, type SavedGame } from '../../../store/saves.ts'
import { settleBackup } from '../../../store/settleBackup.ts'
import { changePuzzles, hasPuzzles, loadPuzzles, mergePuzzles, readPuzzles } from '../../../store/storedPuzzles.ts'
import { mergeSettings, readTravellingSettings, writeTravellingSettings } from '../../../store/travellingSettings.ts'
import {
  type ArchiveContents,
  type ArchivedGame,
  archiveOfGames,
  readArchive,
  writeArchive,
} from '../../../table/record/archive.ts'
import { isArchive } from '../../../table/record/isArchive.ts'
import type { AppContext } from '../../common/appContext.ts'
import { downloadFile } from '../../common/browser/downloadFile.ts'
import { recordTextOf } from '../../table/share/exports.ts'
import { type ImportedGame, importGame } from '../../table/share/importGame.ts'
import { mergeProgress, writeProgress } from './progress.ts'

/** Contents of an exported archive. */
export interface ExportSummary {
  readonly savedGames: readonly SavedGame[]
  /** True if solved puzzles are included. */
  readonly includesPuzzles: boolean
}

const toArchivedGame = async (database: Database, game: SavedGame): Promise<ArchivedGame> => ({
  name: game.kind === 'game' ? game.name : '',
  told: game.kind === 'game' ? makeSaveMetadata(game) : null,
  record: await recordTextOf(database, game.id),
})

/** What an archive is made of and goes into. */
export type ArchiveHome = Pick<AppContext, 'database' | 'settings' | 'changeSettings'>

/** The file of all games, including damaged ones, with all else, and what is in it. Rejects with a StoreFailure. */
export const writeAllGames = async ({
  database,
  settings,
}: ArchiveHome): Promise<{ readonly text: string; readonly summary: ExportSummary }> => {
  const games: ArchivedGame[] = []
  const savedGames = await listSaves(database)
  for (const game of savedGames) games.push(await toArchivedGame(database, game))
  const storedPuzzles = await loadPuzzles(database)
  const puzzles = hasPuzzles(storedPuzzles) ? ({ ...storedPuzzles } as unknown as Json) : null
  const archive = { games, puzzles, settings: writeTravellingSettings(settings.peek()), progress: writeProgress() }
  return { text: writeArchive(archive), summary: { savedGames, includesPuzzles: puzzles !== null } }
}

/** Whoever has a file with these games is not reminded of them; where that cannot be stored, they may be. */
const settleQuietly = (database: Database, games: readonly SavedGame[]): Promise<void> =>
  settleBackup(database, games).catch(() => undefined)

/** Saves that file. Rejects with a StoreFailure. */
export const exportAllGames = async (home: ArchiveHome, today: Date): Promise<ExportSummary> => {
  const { text, summary } = await writeAllGames(home)
  downloadFile(`${ARCHIVE_FORMAT}-${today.toISOString().slice(0, 10)}.json`, text)
  await settleQuietly(home.database, summary.savedGames)
  return summary
}

/** Result of an import. */
export interface ImportSummary {
  /** Number of games that are new on this phone, or have moves of the file that it lacked. */
  readonly brought: number
  /** Number of games of which this phone had as much as the file, or more. */
  readonly known: number
  /** One refusal for each of the other games. */
  readonly refused: readonly Refusal[]
  /** True if the file had solved puzzles; they were merged. */
  readonly puzzles: boolean
  /** True if the file had settings; they were merged. */
  readonly settings: boolean
  /** True if the end of the file is missing. */
  readonly isCut: boolean
}

/** Merges the puzzles of the file with those of this phone. Resolves with whether there were any. */
const importPuzzles = async (database: Database, json: Json): Promise<boolean> => {
  const importedPuzzles = readPuzzles(json)
  if (!hasPuzzles(importedPuzzles)) return false
  await changePuzzles(database, (localPuzzles) => mergePuzzles(localPuzzles, importedPuzzles))
  return true
}

/** Merges the settings and the progress of the file with those of this phone. Returns whether there were any. */
const importSettings = ({ settings, changeSettings }: ArchiveHome, archive: ArchiveContents): boolean => {
  mergeProgress(archive.progress)
  if (archive.settings === null) return false
  changeSettings(mergeSettings(settings.peek(), readTravellingSettings(archive.settings)))
  return true
}

const importArchivedGame = async (
  database: Database,
  { name, record, told }: ArchivedGame,
): Promise<Result<ImportedGame>> => {
  const imported = await importGame(database, record)
  if (!imported.ok) return imported
  const { id, outcome } = imported.value
  if (outcome === 'new') await restoreSaveMetadata(database, id, told)
  if (outcome === 'longer') await restoreSummary(database, id, told)
  // What it is called here it is called on.
  if (name && !(await loadSaveName(database, id))) await renameSave(database, id, name)
  return imported
}

/**
 * Imports all games of an archive, or the single game of a file. Refused if the file is not a valid archive. Rejects
 * with a StoreFailure.
 */
export const importAllGames = async (home: ArchiveHome, text: string): Promise<Result<ImportSummary>> => {
  const { database } = home
  const archive = isArchive(text)
    ? readArchive(text)
    : ok({ ...archiveOfGames([{ name: '', record: text, told: null }]), isCut: false })
  if (!archive.ok) return archive
  const { games, puzzles, isCut } = archive.value
  const refusals: Refusal[] = []
  const here: ImportedGame[] = []
  for (const archivedGame of games) {
    const imported = await importArchivedGame(database, archivedGame)
    if (imported.ok) here.push(imported.value)
    else refusals.push(imported.error)
  }
  const arrived = new Set(here.map(({ id }) => id))
  const known = here.filter(({ outcome }) => outcome === 'known').length
  await settleQuietly(
    database,
    (await listSaves(database)).filter(({ id }) => arrived.has(id)),
  )
  return ok({
    brought: here.length - known,
    known,
    refused: refusals,
    puzzles: await importPuzzles(database, puzzles),
    settings: importSettings(home, archive.value),
    isCut,
  })
}
