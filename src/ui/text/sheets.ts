/** Teaches what the sheets say when the first of them comes. */
import sheets from './en.sheets.ts?compiled'
import { teach } from './t.ts'

teach(sheets)
