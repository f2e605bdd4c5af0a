import { spoken, t } from './t.ts'

/** Things told one after another, as the language does: `Ann, Ben, and Cal`. */
export const listOf = (names: readonly string[]): string => new Intl.ListFormat(spoken()).format(names)

/** The same without a last word between them: `Lion Spy, Dragon Scout`. */
export const rowOf = (names: readonly string[]): string => names.join(t('app.between'))
