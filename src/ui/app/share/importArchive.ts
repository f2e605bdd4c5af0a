/** Import of a file of all games, with what is said of it. */
import { messageOr, t } from '../../../text/t.ts'
import { type ArchiveHome, type ImportSummary, importAllGames } from './gameArchive.ts'
import { readGameFile } from './readGameFile.ts'

/** Number of imported games, of those that were here already, and the reason of the first refusal, if any. */
const describeImportedGames = ({ brought, known, refused: [first, ...otherRefusals] }: ImportSummary): string => {
  const broughtText = t('storage.brought', { count: brought })
  const importedText = known > 0 ? t('storage.known', { brought: broughtText, count: known }) : broughtText
  if (!first) return importedText
  const reason = messageOr(first.why.code, first.why.values, 'app.refused')
  const why = first.name ? t('storage.named', { name: first.name, why: reason }) : reason
  return t('storage.lacks', { brought: importedText, count: 1 + otherRefusals.length, why })
}

const describeImport = (summary: ImportSummary): string => {
  const importedText = describeImportedGames(summary)
  const withPuzzles = summary.puzzles ? t('storage.puzzlesIn', { brought: importedText }) : importedText
  const withSettings = summary.settings ? t('storage.settingsIn', { brought: withPuzzles }) : withPuzzles
  return summary.isWhole ? withSettings : t('storage.cut', { brought: withSettings })
}

/** Imports all games of a text, or the single one; resolves with a sentence on it. Rejects with a StoreFailure. */
export const importArchive = async (home: ArchiveHome, text: string): Promise<string> => {
  const imported = await importAllGames(home, text)
  return imported.ok
    ? describeImport(imported.value)
    : messageOr(imported.error.code, imported.error.values, 'app.refused')
}

/** The same of a file. */
export const importArchiveFile = async (home: ArchiveHome, file: Blob): Promise<string> =>
  importArchive(home, await readGameFile(file))
