/** Log of an open table: the latest lines, and the sentence that is read out. */
import { type ReadonlySignal, signal } from '@preact/signals'
import type { Shape } from '../../../kernel/contract.ts'
import { joinSentences } from '../../../text/joinTexts.ts'
import type { LogLine } from '../../parts/viewTypes.ts'
import type { GameTable } from '../lifecycle/openTableRegistry.ts'
import { type EventText, eventTextsOf, loadDescriber, loadedDescriberOf, peopleOf } from './eventTexts.ts'
import type { PastLogLines } from './pastLogLines.ts'

/** Number of lines that the log holds. */
const LOG_LENGTH = 60

/** Numbered lines, the latest first, no more than the log holds. */
const numberLines = (lines: readonly EventText[], from: number): readonly LogLine[] => {
  const first = Math.max(0, lines.length - LOG_LENGTH)
  return lines
    .slice(first)
    .map((line, at) => ({ id: from + first + at, ...line }))
    .reverse()
}

export interface TableLog {
  /** The latest lines; none until what was there before is told. */
  readonly logLines: ReadonlySignal<readonly LogLine[]>
  readonly announcement: ReadonlySignal<string>
  /** Adds the lines of these events, or fetches the function that describes them first. */
  addEvents(events: readonly Shape['event'][]): void
  /** Reads the whole log anew, once nothing is pending, without what was undone or refused. */
  reread(): void
  /** Whether a line may be about something undone or refused. */
  isStale: boolean
  announce(sentence: string): void
}

/**
 * Creates the log of a table. What happened before is told in slices, so that the board need not wait for it.
 * @param table table whose events are described
 * @param seatNames names of the seats as they are called now
 * @param isPending whether the board shows what is not done yet
 */
export const createTableLog = (
  table: GameTable,
  seatNames: () => readonly string[],
  isPending: () => boolean,
): TableLog => {
  const logLines = signal<readonly LogLine[]>([])
  const announcement = signal('')
  let lineCount = 0
  let teller: PastLogLines | null = null
  let isTelling = false

  const announceLines = (newLines: readonly EventText[]): void => {
    if (newLines.length > 0) announcement.value = joinSentences(newLines.map(({ text }) => text))
  }
  const append = (newLines: readonly EventText[]): void => {
    lineCount += newLines.length
    if (newLines.length > 0)
      logLines.value = [...numberLines(newLines, lineCount - newLines.length), ...logLines.value].slice(0, LOG_LENGTH)
    announceLines(newLines)
  }
  const showHistory = (allLines: readonly EventText[]): void => {
    logLines.value = numberLines(allLines, 0)
    lineCount = allLines.length
    log.isStale = false
  }
  const loadTeller = async (): Promise<PastLogLines | null> => {
    const [module] = await Promise.all([import('./pastLogLines.ts'), loadDescriber(table.tableUi)])
    const describe = loadedDescriberOf(table.tableUi)
    return describe && module.createPastLogLines(table, describe, seatNames)
  }
  const tellHistory = async (): Promise<void> => {
    if (isTelling) return
    isTelling = true
    teller = await loadTeller().catch(() => null)
    const allLines = (await teller?.tellInSlices()) ?? []
    isTelling = false
    // What is pending is told once it is done.
    if (isPending()) log.isStale = true
    else if (teller) showHistory(allLines)
  }
  const log: TableLog = {
    logLines,
    announcement,
    isStale: false,
    addEvents: (events) => {
      const narrator = { state: table.view(null).state, names: seatNames(), people: peopleOf(table) }
      const describe = loadedDescriberOf(table.tableUi)
      if (describe && !isTelling) return append(eventTextsOf(events, describe, narrator))
      if (events.length === 0) return
      void tellHistory()
      void loadDescriber(table.tableUi).then(() => {
        const loadedDescribe = loadedDescriberOf(table.tableUi)
        if (loadedDescribe) announceLines(eventTextsOf(events, loadedDescribe, narrator))
      })
    },
    reread: () => {
      if (teller && !isTelling) showHistory(teller.tell())
      else void tellHistory()
    },
    announce: (sentence) => {
      announcement.value = sentence
    },
  }
  if (table.entries().some(({ body }) => body.kind !== 'chance')) void tellHistory()
  return log
}
