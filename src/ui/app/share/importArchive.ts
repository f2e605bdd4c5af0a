/** Import of a file of all games, with what is said of it. */
import type { Database } from '../../../store/database.ts'
import { messageOr, t } from '../../../text/t.ts'
import { type ImportSummary, importAllGames } from './gameArchive.ts'
import { readGameFile } from './readGameFile.ts'

/** Number of imported games, and the reason of the first refusal, if any. */
const describeImportedGames = ({ here, refused: [first, ...otherRefusals] }: ImportSummary): string => {
  const importedText = t('storage.brought', { count: here })
  if (!first) return importedText
  const why = messageOr(first.code, first.values, 'app.refused')
  return t('storage.lacks', { brought: importedText, count: 1 + otherRefusals.length, why })
}

const describeImport = (summary: ImportSummary): string => {
  const importedText = describeImportedGames(summary)
  return summary.puzzles ? t('storage.puzzlesIn', { brought: importedText }) : importedText
}

/** Imports all games of a text, or the single one; resolves with a sentence on it. Rejects with a StoreFailure. */
export const importArchive = async (database: Database, text: string): Promise<string> => {
  const imported = await importAllGames(database, text)
  return imported.ok
    ? describeImport(imported.value)
    : messageOr(imported.error.code, imported.error.values, 'app.refused')
}

/** The same of a file. */
export const importArchiveFile = async (database: Database, file: Blob): Promise<string> =>
  importArchive(database, await readGameFile(file))
