/** Archive: all games of this phone, with puzzles, settings and progress, exported to and imported from one file. */
import '../../../text/bundles/sheets.ts'
import { ARCHIVE_FORMAT } from '../../../kernel/formats.ts'
import type { Json } from '../../../kernel/json.ts'
import { err, ok, type Refusal, type Result } from '../../../kernel/result.ts'
import type { Database } from '../../../store/database.ts'
import type { SavedGame } from '../../../store/listSaves.ts'
import { listSaves } from '../../../store/listSaves.ts'
import { markBackedUp } from '../../../store/markBackedUp.ts'
import { makeArchiveMetadata, restoreTold } from '../../../store/metadataInArchive.ts'
import { mergeSettings, readArchiveSettings, writeArchiveSettings } from '../../../store/settingsInArchive.ts'
import { changePuzzles, hasPuzzles, loadPuzzles, mergePuzzles, readPuzzles } from '../../../store/storedPuzzles.ts'
import { type ArchiveContents, type ArchivedGame, readArchive, writeArchive } from '../../../table/record/archive.ts'
import { isArchive } from '../../../table/record/isArchive.ts'
import { formatList } from '../../../text/formatList.ts'
import type { AppContext } from '../../common/appContext.ts'
import { downloadFile } from '../../common/browser/downloadFile.ts'
import { refusalToLoad } from '../../common/failureTexts.ts'
import { PackMissing } from '../../common/PackMissing.ts'
import { listDoneLessons, markLessonDone } from '../../table/lessons/doneLessons.ts'
import { today } from '../../table/puzzles/calendarDays.ts'
import { recordTextOf } from '../../table/share/exportGame.ts'
import { type ImportedGame, importGame } from '../../table/share/importGame.ts'
import { areTipsWanted, listSeenTips, markTipSeen, setTipsWanted } from '../../table/tips/seenTips.ts'

/** What a person has done and seen, for a file of all games: lessons that are done, and tips. */
const writeProgress = (): Json => ({ lessons: listDoneLessons(), tips: listSeenTips() })

/** Most words of each kind; more than that no app of ours has. */
const MOST_WORDS = 500
const WORD = /^[\w.-]{1,60}$/

const wordsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((word) => typeof word === 'string' && WORD.test(word)).slice(0, MOST_WORDS) : []

/** Adds what was done and seen on another phone; what is no such thing is passed over. */
const mergeProgress = (value: Json): void => {
  const { lessons, tips } = (typeof value === 'object' && value !== null ? value : {}) as Readonly<Record<string, Json>>
  for (const id of wordsOf(lessons)) markLessonDone(id)
  const wanted = areTipsWanted()
  for (const id of wordsOf(tips)) markTipSeen(id)
  // One of the words turns all tips off: whether they are wanted is chosen on each phone.
  setTipsWanted(wanted)
}

/** Contents of an exported archive. */
export interface ExportSummary {
  readonly savedGames: readonly SavedGame[]
  /** True if solved puzzles are included. */
  readonly includesPuzzles: boolean
}

const toArchivedGame = async (database: Database, game: SavedGame): Promise<ArchivedGame> => ({
  name: game.kind === 'game' ? game.name : '',
  told: game.kind === 'game' ? makeArchiveMetadata(game) : null,
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
  const archive = { games, puzzles, settings: writeArchiveSettings(settings.peek()), progress: writeProgress() }
  return { text: writeArchive(archive), summary: { savedGames, includesPuzzles: puzzles !== null } }
}

/** Whoever has a file with these games is not reminded of them; where that cannot be stored, they may be. */
const settleQuietly = (database: Database, games: readonly SavedGame[]): Promise<void> =>
  markBackedUp(database, games).catch(() => undefined)

/** Saves that file. Rejects with a StoreFailure. */
export const exportAllGames = async (home: ArchiveHome): Promise<ExportSummary> => {
  const { text, summary } = await writeAllGames(home)
  downloadFile(`${ARCHIVE_FORMAT}-${today()}.json`, text)
  await settleQuietly(home.database, summary.savedGames)
  return summary
}

/** Game of a file that was not taken in. */
export interface RefusedGame {
  /** Its name, or else its players; empty where nothing of it can be read. */
  readonly name: string
  readonly why: Refusal
}

/** Result of an import. */
export interface ImportSummary {
  /** Number of games that are new on this phone, or have moves of the file that it lacked. */
  readonly brought: number
  /** Number of games of which this phone had as much as the file, or more. */
  readonly known: number
  /** The other games. */
  readonly refused: readonly RefusedGame[]
  /** True if the file had solved puzzles; they were merged. */
  readonly puzzles: boolean
  /** True if the file had settings; they were merged. */
  readonly settings: boolean
  /** False if the file was cut or damaged: then nothing else of it was read. */
  readonly isWhole: boolean
}

/** Merges the puzzles of the file with those of this phone. Resolves with whether there were any. */
const importPuzzles = async (database: Database, json: Json): Promise<boolean> => {
  const importedPuzzles = readPuzzles(json)
  if (!hasPuzzles(importedPuzzles)) return false
  await changePuzzles(database, (localPuzzles) => mergePuzzles(localPuzzles, importedPuzzles))
  return true
}

/**
 * Merges the settings and the progress of the file with those of this phone. Resolves with whether there were any, and
 * they are stored.
 */
const importSettings = async ({ changeSettings }: ArchiveHome, archive: ArchiveContents): Promise<boolean> => {
  mergeProgress(archive.progress)
  if (archive.settings === null) return false
  const imported = readArchiveSettings(archive.settings)
  return changeSettings((settings) => mergeSettings(settings, imported))
}

const playersIn = (record: string): string => {
  const { seats } = (JSON.parse(record) as { readonly header?: { readonly seats?: unknown } } | null)?.header ?? {}
  const names = Array.isArray(seats) ? seats.map((seat: { readonly name?: unknown } | null) => seat?.name) : []
  return formatList(names.filter((name) => typeof name === 'string'))
}

/** Takes in one game of a file. One whose pack does not come is refused: it does not hold up the others. */
const importArchivedGame = async (database: Database, game: ArchivedGame): Promise<Result<ImportedGame>> => {
  const imported = await importGame(database, game.record).catch((error: unknown) => {
    if (error instanceof PackMissing) return err(refusalToLoad(error))
    throw error
  })
  if (imported.ok) await restoreTold(database, imported.value, game)
  return imported
}

/** Number of new and of known games among those that are here now; whoever has them in a file is not reminded of them. */
const countHere = async (
  database: Database,
  here: readonly ImportedGame[],
): Promise<Pick<ImportSummary, 'brought' | 'known'>> => {
  const arrived = new Set(here.map(({ id }) => id))
  await settleQuietly(
    database,
    (await listSaves(database)).filter(({ id }) => arrived.has(id)),
  )
  const known = here.filter(({ outcome }) => outcome === 'known').length
  return { brought: here.length - known, known }
}

const importSingleGame = async (database: Database, text: string): Promise<Result<ImportSummary>> => {
  const imported = await importGame(database, text)
  if (!imported.ok) return imported
  const counts = await countHere(database, [imported.value])
  return ok({ ...counts, refused: [], puzzles: false, settings: false, isWhole: true })
}

/**
 * Imports all games of an archive, or the single game of a file. Refused if the file is no archive that can be read, or
 * as its single game is. Rejects with a StoreFailure.
 */
export const importAllGames = async (home: ArchiveHome, text: string): Promise<Result<ImportSummary>> => {
  const { database } = home
  if (!isArchive(text)) return importSingleGame(database, text)
  const archive = readArchive(text)
  if (!archive.ok) return archive
  const { games, puzzles, isWhole } = archive.value
  const refused: RefusedGame[] = []
  const here: ImportedGame[] = []
  for (const game of games) {
    const imported = await importArchivedGame(database, game)
    if (imported.ok) here.push(imported.value)
    else refused.push({ name: game.name || playersIn(game.record), why: imported.error })
  }
  return ok({
    ...(await countHere(database, here)),
    refused,
    puzzles: await importPuzzles(database, puzzles),
    settings: await importSettings(home, archive.value),
    isWhole,
  })
}
