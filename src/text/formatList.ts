import { formatLocale } from './formatLocale.ts'
import { isolateNames } from './t.ts'

/** List as it is written here: `Ann, Ben, and Cal`. */
export const formatList = (names: readonly string[]): string =>
  new Intl.ListFormat(formatLocale()).format(isolateNames(names))
