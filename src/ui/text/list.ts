/** Things told one after another, as the language does: `Ann, Ben, and Cal`. */
const FORMAT = new Intl.ListFormat('en')

export const listOf = (names: readonly string[]): string => FORMAT.format(names)
