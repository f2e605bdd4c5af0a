/** The table of the Solo game. */
import type { TableChapter } from '../chapter.ts'
import { together } from '../together.tsx'

export const chapter: TableChapter = together
