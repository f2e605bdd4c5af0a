/** Tells what has happened at a table so far. It goes on where it was, so that an undo costs what is new. */
import type { Shape } from '../../../kernel/contract.ts'
import { foldEntry } from '../../../kernel/foldEntry.ts'
import type { Entry } from '../../../kernel/log.ts'
import { type Replay, startReplay } from '../../../kernel/replayState.ts'
import { runAllSteps } from '../../../table/runAllSteps.ts'
import { runInSlices } from '../../common/browser/runInSlices.ts'
import type { DescribeEvent } from '../gameUiContract.ts'
import type { GameTable } from '../lifecycle/openTableRegistry.ts'
import { type EventText, eventTextsOf, peopleOf } from './eventTexts.ts'

type ToldTable = Pick<GameTable, 'game' | 'header' | 'entries'>

/** What is told so far. Lines of a move that was taken back are removed again. */
interface History {
  readonly names: readonly string[]
  readonly lines: EventText[]
  /** Number of lines before each entry that counts. */
  readonly lineCounts: number[]
  /** Replay of the entries that are told; null after one that does not fit. */
  readonly replay: Replay<Shape> | null
  readonly lastEntry: Entry | undefined
  readonly told: number
}

export interface PastLogLines {
  /**
   * Lines of all events that still count, the earliest first. Undone moves have no lines; an undo never passes a draw,
   * so it removes the latest lines.
   */
  tell(): readonly EventText[]
  /** The same in slices, between which the page responds; entries that come meanwhile are told too. */
  tellInSlices(): Promise<readonly EventText[]>
}

/** History of a log of which nothing is told. Hashes and locks were proved when it was opened, and are not again. */
const beginHistory = ({ game, header }: ToldTable, names: readonly string[]): History => {
  const started = startReplay(game, header, 'trusted')
  const replay = started.ok ? started.value : null
  return { names, lines: [], lineCounts: [], replay, lastEntry: undefined, told: 0 }
}

/** History with one more entry. */
const tellEntry = (history: History, entry: Entry, describe: DescribeEvent): History => {
  const { lines, lineCounts, names } = history
  const folded = history.replay && foldEntry(history.replay, entry.body)
  if (!folded?.ok) return { ...history, replay: null }
  const { state, events, header } = folded.value
  if (entry.body.kind === 'undo') lines.length = lineCounts.pop() ?? 0
  else lineCounts.push(lines.length)
  lines.push(...eventTextsOf(events, describe, { state, names, people: peopleOf({ header }) }))
  return { ...history, replay: folded.value, lastEntry: entry, told: history.told + 1 }
}

/** Creates the teller of a table; where the names of its seats change, all is told anew. */
export const createPastLogLines = (
  table: ToldTable,
  describe: DescribeEvent,
  seatNames: () => readonly string[],
): PastLogLines => {
  let history = beginHistory(table, seatNames())
  const isContinued = (): boolean =>
    String(history.names) === String(seatNames()) && table.entries()[history.told - 1] === history.lastEntry
  function* tellStepwise(): Generator<undefined, readonly EventText[]> {
    for (;;) {
      if (!isContinued()) history = beginHistory(table, seatNames())
      const next = table.entries()[history.told]
      if (!next || !history.replay) return history.lines
      history = tellEntry(history, next, describe)
      yield
    }
  }
  return {
    tell: () => runAllSteps(tellStepwise()),
    tellInSlices: async () => (await runInSlices(tellStepwise())) ?? [],
  }
}
