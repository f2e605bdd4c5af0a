/** Export of all games, with what is said of it. */
import { t } from '../../../text/t.ts'
import { type ArchiveHome, exportAllGames } from './gameArchive.ts'

/** Saves the file of all games; resolves with a sentence on it. Rejects with a StoreFailure. */
export const exportArchive = async (home: ArchiveHome): Promise<string> => {
  const { savedGames, includesPuzzles } = await exportAllGames(home)
  const exported = t('storage.exported', { count: savedGames.length })
  const withPuzzles = includesPuzzles ? t('storage.puzzlesOut', { exported }) : exported
  return t('storage.settingsOut', { exported: withPuzzles })
}
