/** Import of a text, pasted or of a file: what it is, its content says. */
import '../../../text/bundles/screens.ts'
import { isArchive } from '../../../table/record/isArchive.ts'
import { messageOr, t } from '../../../text/t.ts'
import { straightQuotes } from '../../common/straightQuotes.ts'
import { importGame } from '../../table/share/importGame.ts'
import type { ArchiveHome } from './gameArchive.ts'

/** What became of a text. */
export interface ImportAnswer {
  /** Parts of the address that it opens; null where there is nothing to open. */
  readonly route: readonly string[] | null
  /** What is said where nothing opens. */
  readonly text: string
}

const opened = (...route: readonly string[]): ImportAnswer => ({ route, text: '' })
const told = (text: string): ImportAnswer => ({ route: null, text })

const readRoute = async (text: string): Promise<readonly string[] | null> =>
  text.trimStart().startsWith('{') ? null : (await import('../../table/share/readLink.ts')).readLink(text)

/**
 * Imports a game, a position, a file of all games, or what a link leads to. Rejects with a StoreFailure, or with
 * PackMissing where somebody stops the fetching of the game's pack.
 */
export const importText = async (home: ArchiveHome, text: string): Promise<ImportAnswer> => {
  if (isArchive(text)) return told(await (await import('./importArchive.ts')).importArchive(home, text))
  const route = await readRoute(text)
  if (route) return opened(...route)
  const imported = await importGame(home.database, text)
  if (!imported.ok) {
    const { code, values } = imported.error
    const straight = straightQuotes(text)
    const isOtherJson = straight !== text && (code === 'record.notJson' || code === 'record.cut')
    return isOtherJson ? importText(home, straight) : told(messageOr(code, values, 'app.refused'))
  }
  return imported.value.opens ? opened('play', imported.value.id) : told(t('saved.notPlayable'))
}
