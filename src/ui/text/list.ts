import { spoken, t } from './t.ts'

/** Things told one after another, as the language does: `Ann, Ben, and Cal`. */
export const listOf = (names: readonly string[]): string => new Intl.ListFormat(spoken()).format(names)

/** The same without a last word between them: `Lion Spy, Dragon Scout`. */
export const rowOf = (names: readonly string[]): string => names.join(t('app.between'))

/** What is said of something: `Goal: 21`. */
export const saidOf = (what: string, of: string): string => t('app.of', { what, of })

/** Sentences and half ones, one after another. What is empty is left out. */
export const toldOf = (sentences: readonly (string | false | undefined)[]): string =>
  sentences.filter(Boolean).join(t('app.stop'))
