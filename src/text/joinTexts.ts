import { isolateNames, t } from './t.ts'

/** List without a word before the last item: `Lion Spy, Dragon Scout`. */
export const joinNames = (names: readonly string[]): string => isolateNames(names).join(t('app.between'))

/** Label with its value: `Goal: 21`. */
export const labelledValue = (label: string, value: string): string => t('app.of', { what: label, of: value })

/** Sentences and fragments joined into one text. Empty ones are left out. */
export const joinSentences = (sentences: readonly (string | false | undefined)[]): string =>
  sentences.filter(Boolean).join(t('app.stop'))
