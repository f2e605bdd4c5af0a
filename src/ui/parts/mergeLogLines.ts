/** Lines of the log about one thing that a seat did several times in a row, as one line. */
import type { LogLine } from './viewTypes.ts'

const belongsTo = ({ kind, by, many }: LogLine, [first]: readonly [LogLine, ...LogLine[]]): boolean =>
  many !== undefined && first.kind === kind && first.by === by

const foldRun = (run: readonly [LogLine, ...LogLine[]]): LogLine => {
  const [line] = run
  if (run.length < 2 || !line.many) return line
  const notation = run.flatMap((one) => one.notation ?? [])
  return { ...line, text: line.many(run.length), ...(notation.length > 0 && { notation }) }
}

/** Folds runs of lines for which the game has a sentence: `Ann built 5 Walls`. The first line of a run stays. */
export const mergeLogLines = (lines: readonly LogLine[]): readonly LogLine[] => {
  const runs: [LogLine, ...LogLine[]][] = []
  for (const line of lines) {
    const run = runs.at(-1)
    if (run && belongsTo(line, run)) run.push(line)
    else runs.push([line])
  }
  return runs.map(foldRun)
}
