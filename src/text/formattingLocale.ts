import { languageAndScript } from './languageAndScript.ts'
import { currentLanguage } from './t.ts'

/** Languages of the phone, the most preferred first; none where there is no phone. */
const phoneTags = (): readonly string[] => globalThis.navigator?.languages ?? []

/**
 * How dates, numbers and lists are written: as in the first of the phone's languages that is the current one, else as
 * the current language is written where the phone is at home. `en` on a British phone is `en-GB`.
 */
export const formattingLocale = (language = currentLanguage(), tags = phoneTags()): string => {
  const same = tags.find((tag) => languageAndScript(tag) === languageAndScript(language))
  const region = tags[0] && new Intl.Locale(tags[0]).region
  return same ?? (region ? `${language}-${region}` : language)
}
