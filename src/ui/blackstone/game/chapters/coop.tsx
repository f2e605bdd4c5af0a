/** The table of the Co-op game. */
import type { TableChapter } from '../chapter.ts'
import { together } from '../together.tsx'

export const chapter: TableChapter = together
