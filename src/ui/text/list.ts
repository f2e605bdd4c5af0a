/** Things told one after another, as the language does: `Ann, Ben, and Cal`. */
const FORMAT = new Intl.ListFormat('en')
/** The same without a last word between them: `Lion Spy, Dragon Scout`. */
const ROW = new Intl.ListFormat('en', { type: 'unit' })

export const listOf = (names: readonly string[]): string => FORMAT.format(names)
export const rowOf = (names: readonly string[]): string => ROW.format(names)
