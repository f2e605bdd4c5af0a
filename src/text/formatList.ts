import { formattingLocale } from './formattingLocale.ts'
import { isolateNames } from './t.ts'

/** List as it is written here: `Ann, Ben, and Cal`. */
export const formatList = (names: readonly string[]): string =>
  new Intl.ListFormat(formattingLocale()).format(isolateNames(names))
