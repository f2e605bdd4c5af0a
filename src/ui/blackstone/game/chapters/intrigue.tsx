/** Intrigue at the table. */
import '../../../text/intrigue.ts'
import '../../../text/refusals.ts'
import '../../../text/table.ts'
import '../../../symbols/intrigue.ts'
import type { TableChapter } from '../chapter.ts'
import { answering, recalling } from '../intrigue/answers.tsx'
import { assigning } from '../intrigue/assign.tsx'
import { CourtPart, notes, pins, sign, spoken } from '../intrigue/seen.tsx'
import { tell } from '../intrigue/tell.ts'

export const chapter: TableChapter = {
  asking: { recall: recalling, intrigue: assigning, reward: answering },
  tell,
  spoken,
  pins,
  notes,
  sign,
  CourtPart,
  /** Who was disturbed, until the next deed. */
  idle: ({ sitting }) => {
    const last = sitting.log.value.find(({ deed }) => deed !== 'turn' && deed !== 'mustered')
    return last?.deed === 'noticed' ? { text: last.text } : null
  },
}
