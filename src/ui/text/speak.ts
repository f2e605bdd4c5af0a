/** The language that the app speaks: what was chosen, else the first of the phone's languages that there is, else English. */
import type { Messages } from '@lingui/core'
import { learn } from './t.ts'

const CATALOGUES = import.meta.glob<Messages>('./languages/*.ts', { query: '?compiled', import: 'default' })
const fileOf = (language: string): string => `./languages/${language}.ts`

/** All that there are, by their tags: a file each, and English. */
export const LANGUAGES: readonly string[] = [
  'en',
  ...Object.keys(CATALOGUES).map((file) => file.slice(fileOf('').length - '.ts'.length, -'.ts'.length)),
]

const KEY = 'language'

/** Chosen in the settings; null where the phone's languages decide, or where nothing can be kept. */
const chosenLanguage = (): string | null => {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

/** `zh-CN` is written as `zh-Hans` is. */
const like = (tag: string): string => {
  try {
    const { language, script } = new Intl.Locale(tag).maximize()
    return `${language} ${script}`
  } catch {
    return ''
  }
}

/** The language to speak for these wishes, the dearest first. */
export const languageFor = (wishes: readonly string[]): string => {
  const found = wishes.map((wish) => LANGUAGES.find((one) => like(one) === like(wish)))
  return found.find((one) => one !== undefined) ?? 'en'
}

export const wantedLanguage = (): string => languageFor([chosenLanguage() ?? [], navigator.languages].flat())

/** As its speakers call it, `Deutsch`. */
export const nameOfLanguage = (tag: string): string => {
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)
}

/** Learns the wanted language; where it cannot be fetched the app goes on in the one that it has. */
export const speak = async (): Promise<void> => {
  const language = wantedLanguage()
  learn(language, language === 'en' ? {} : await (CATALOGUES[fileOf(language)] as () => Promise<Messages>)())
}

/** Chooses a language; the app is drawn anew in it. */
export const chooseLanguage = (language: string): void => {
  try {
    localStorage.setItem(KEY, language)
  } catch {
    // Where nothing can be kept nothing can be chosen: the phone's languages stand.
  }
  dispatchEvent(new Event('languagechange'))
}
