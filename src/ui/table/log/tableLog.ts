/** Log of an open table: the latest lines, and the sentence that is read out. */
import { type ReadonlySignal, signal } from '@preact/signals'
import type { Shape } from '../../../kernel/contract.ts'
import { joinSentences } from '../../../text/joinTexts.ts'
import type { LogLine } from '../../parts/viewTypes.ts'
import type { GameTable } from '../lifecycle/openTables.ts'
import {
  type EventText,
  eventTextsOf,
  loadDescriber,
  loadedDescriberOf,
  peopleOf,
  standingEventTexts,
} from './eventTexts.ts'

/** Number of lines that the log holds. */
const LOG_LENGTH = 60

/** Numbered lines, the latest first, no more than the log holds. */
const numberLines = (lines: readonly EventText[], from: number): readonly LogLine[] =>
  lines
    .map((line, at) => ({ id: from + at, ...line }))
    .slice(-LOG_LENGTH)
    .reverse()

export interface TableLog {
  readonly logLines: ReadonlySignal<readonly LogLine[]>
  readonly announcement: ReadonlySignal<string>
  /** Adds the lines of these events, or fetches the function that describes them first. */
  addEvents(events: readonly Shape['event'][], isPending: () => boolean): void
  /** Reads the whole log anew, once nothing is pending, without what was undone or refused. */
  reread(): void
  /** Whether a line may be about something undone or refused. */
  isStale: boolean
  announce(sentence: string): void
}

/**
 * Creates the log of a table.
 * @param table table whose events are described
 * @param seatNames names of the seats as they are called now
 */
export const createTableLog = (table: GameTable, seatNames: () => readonly string[]): TableLog => {
  const initialDescriber = loadedDescriberOf(table.tableUi)
  const history = initialDescriber ? standingEventTexts(table, initialDescriber, seatNames()) : []
  const logLines = signal(numberLines(history, 0))
  const announcement = signal('')
  let lineCount = history.length

  const announceLines = (newLines: readonly EventText[]): void => {
    if (newLines.length > 0) announcement.value = joinSentences(newLines.map(({ text }) => text))
  }
  const append = (newLines: readonly EventText[]): void => {
    lineCount += newLines.length
    if (newLines.length > 0)
      logLines.value = [...numberLines(newLines, lineCount - newLines.length), ...logLines.value].slice(0, LOG_LENGTH)
    announceLines(newLines)
  }
  const log: TableLog = {
    logLines,
    announcement,
    isStale: false,
    addEvents: (events, isPending) => {
      const narrator = { state: table.view(null).state, names: seatNames(), people: peopleOf(table) }
      const describe = loadedDescriberOf(table.tableUi)
      if (describe) return append(eventTextsOf(events, describe, narrator))
      if (events.length === 0) return
      void loadDescriber(table.tableUi).then(() => {
        if (isPending()) log.isStale = true
        else log.reread()
        const loadedDescribe = loadedDescriberOf(table.tableUi)
        if (loadedDescribe) announceLines(eventTextsOf(events, loadedDescribe, narrator))
      })
    },
    reread: () => {
      const describe = loadedDescriberOf(table.tableUi)
      const allLines = describe ? standingEventTexts(table, describe, seatNames()) : []
      logLines.value = numberLines(allLines, 0)
      lineCount = allLines.length
      log.isStale = false
    },
    announce: (sentence) => {
      announcement.value = sentence
    },
  }
  if (!initialDescriber && table.entries().some(({ body }) => body.kind !== 'chance'))
    void loadDescriber(table.tableUi).then(log.reread)
  return log
}
