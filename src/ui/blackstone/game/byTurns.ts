/** The log, turn by turn. */
import type { LogLine } from '../props.ts'

export interface TurnLines {
  /** What begins it; null before the first turn. */
  readonly turn: LogLine | null
  readonly lines: readonly LogLine[]
}

/** The lines by turns, in their order. */
export const byTurns = (lines: readonly LogLine[]): readonly TurnLines[] => {
  const begins = lines.flatMap(({ deed }, at) => (deed === 'turn' ? [at] : []))
  const turns = begins.map((from, at) => ({ turn: lines[from] ?? null, lines: lines.slice(from + 1, begins[at + 1]) }))
  const before = lines.slice(0, begins[0] ?? lines.length)
  return before.length > 0 ? [{ turn: null, lines: before }, ...turns] : turns
}
