/** Log split by turn. */
import type { LogLine } from '../../parts/viewTypes.ts'

export interface TurnLines {
  /** Line that begins the turn; null before the first turn. */
  readonly heading: LogLine | null
  readonly lines: readonly LogLine[]
}

/** Splits lines by turn, in their order. */
export const splitByTurn = (lines: readonly LogLine[]): readonly TurnLines[] => {
  const turnStarts = lines.flatMap(({ phase }, at) => (phase === 'turn' ? [at] : []))
  const turns = turnStarts.map((from, at) => ({
    heading: lines[from] ?? null,
    lines: lines.slice(from + 1, turnStarts[at + 1]),
  }))
  const linesBefore = lines.slice(0, turnStarts[0] ?? lines.length)
  return linesBefore.length > 0 ? [{ heading: null, lines: linesBefore }, ...turns] : turns
}
