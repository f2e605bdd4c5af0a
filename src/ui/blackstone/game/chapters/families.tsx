/** Families at the table. */
import type { TableChapter } from '../chapter.ts'

export const chapter: TableChapter = {}
