/**
 * Language of the app: the one that was chosen, else the first of the phone's languages that is available, else
 * English.
 */
import type { Messages } from './formatMessage.ts'
import { languageAndScript } from './languageAndScript.ts'
import { currentLanguage, setLanguage } from './t.ts'

const CATALOGUE_LOADERS = import.meta.glob<Messages>('./languages/*/*.ts', { query: '?compiled', import: 'default' })
const APP_CATALOGUE_FILE = /^\.\/languages\/(.*)\/house\.ts$/

/** Tags of all available languages: English, and one for each folder. */
export const LANGUAGES: readonly string[] = [
  'en',
  ...Object.keys(CATALOGUE_LOADERS).flatMap((file) => APP_CATALOGUE_FILE.exec(file)?.[1] ?? []),
]

/** Catalogue of the app or of a game in a language; empty where the language has none. */
const loadCatalogue = async (language: string, catalogue: string): Promise<Messages> =>
  (await CATALOGUE_LOADERS[`./languages/${language}/${catalogue}.ts`]?.()) ?? {}

const STORAGE_KEY = 'language'

/** Language chosen in the settings; null where the phone's languages decide, or where storage is not available. */
const storedLanguage = (): string | null => {
  try {
    return localStorage.getItem(STORAGE_KEY)
  } catch {
    return null
  }
}

/** Language for these wishes, the most preferred first. */
export const resolveLanguage = (preferredTags: readonly string[]): string => {
  const found = preferredTags.map((tag) =>
    LANGUAGES.find((language) => languageAndScript(language) === languageAndScript(tag)),
  )
  return found.find((language) => language !== undefined) ?? 'en'
}

export const preferredLanguage = (): string => resolveLanguage([storedLanguage() ?? [], navigator.languages].flat())

/** Name of a language in that language: `Deutsch`. */
export const languageNameOf = (tag: string): string => {
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)
}

/** Games whose catalogues are loaded. */
const loadedGames = new Set<string>()

/**
 * Loads the preferred language for the app and these games. Rejects where it cannot be fetched; the app then keeps its
 * present language.
 */
export const initLanguage = async (...newGames: readonly string[]): Promise<void> => {
  for (const game of newGames) loadedGames.add(game)
  const language = preferredLanguage()
  const catalogues = await Promise.all(['house', ...loadedGames].map((part) => loadCatalogue(language, part)))
  setLanguage(language, Object.assign({}, ...catalogues))
}

/** Loads the catalogue of a game in the current language. */
export const loadGameLanguage = async (game: string): Promise<void> => {
  if (loadedGames.has(game)) return
  setLanguage(currentLanguage(), await loadCatalogue(currentLanguage(), game))
  loadedGames.add(game)
}

/** Language that was chosen last. */
let chosen = ''

/**
 * Stores the chosen language; the app is then rendered again in it. Rejects where the language cannot be fetched, and
 * stores nothing.
 */
export const storeLanguage = async (language: string): Promise<void> => {
  chosen = language
  await loadCatalogue(language, 'house')
  // Another one was chosen meanwhile.
  if (chosen !== language) return
  try {
    localStorage.setItem(STORAGE_KEY, language)
  } catch {
    // Without storage no language can be chosen: the phone's languages decide.
  }
  dispatchEvent(new Event('languagechange'))
}
