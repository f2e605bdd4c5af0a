/** Recaps of what the others did: for the curtain, for the prompt, and for the replay since the last turn. */
import { mergeLogLines } from '../../parts/mergeLogLines.ts'
import type { LogLine } from '../../parts/viewTypes.ts'

/** Maximum number of lines in a recap. */
const MAX_LINES = 5

const weightOf = ({ weight = 0 }: LogLine): number => weight

export interface Recap {
  /** This seat had no turn before. */
  readonly isFirstTurn: boolean
  readonly lines: readonly LogLine[]
}

/**
 * Recap for the curtain: what the others did since this seat's previous turn, by weight, then the latest first. Before
 * that comes an agent of the seat that returns as its turn begins, because its owner waits for that news. The first
 * line of `log` belongs to the turn that begins now.
 */
export const recapFor = (log: readonly LogLine[], seat: number): Recap => {
  const isMyTurn = ({ phase, by }: LogLine): boolean => phase === 'turn' && by === seat
  const turnStart = log.findIndex(isMyTurn)
  const previousTurnStart = log.slice(turnStart + 1).findIndex(isMyTurn)
  const linesSince = previousTurnStart < 0 ? log : log.slice(0, turnStart + 1 + previousTurnStart)
  const ownReturns = log.slice(0, Math.max(0, turnStart)).filter(({ forOwner, by }) => forOwner && by === seat)
  const othersLines = mergeLogLines(linesSince)
    .filter((line) => line.by !== seat && weightOf(line) > 0)
    .sort((a, b) => weightOf(b) - weightOf(a))
  const lines = [...ownReturns, ...othersLines].slice(0, MAX_LINES)
  // The log keeps only the latest lines: this checks that the very first is still there.
  return { isFirstTurn: previousTurnStart < 0 && (log.at(-1)?.id ?? 0) === 0, lines }
}

export interface SinceMyTurn {
  /** Number of the line at which a replay begins. */
  readonly fromLine: number
  /** Number of lines about the others. */
  readonly count: number
  /** This seat had no turn before. */
  readonly isFirstTurn: boolean
}

/**
 * What the others did between this seat's last turn and the one that has begun. Null where they did nothing, or where
 * this seat has acted since.
 */
export const sinceMyTurn = (log: readonly LogLine[], seat: number): SinceMyTurn | null => {
  const turnStart = log.findIndex(({ phase, by }) => phase === 'turn' && by === seat)
  const isMyMove = ({ phase, by }: LogLine): boolean => by === seat && !phase
  if (turnStart < 0 || log.slice(0, turnStart).some(isMyMove)) return null
  const earlierLines = log.slice(turnStart + 1)
  const previousMove = earlierLines.findIndex(isMyMove)
  const othersLines = (previousMove < 0 ? earlierLines : earlierLines.slice(0, previousMove)).filter(
    ({ by }) => by !== seat,
  )
  const count = othersLines.filter(({ phase }) => !phase).length
  const firstLine = othersLines.at(-1)
  const isFirst = !earlierLines.some(({ phase, by }) => phase === 'turn' && by === seat) && log.at(-1)?.id === 0
  return firstLine && count > 0 ? { fromLine: firstLine.id, count, isFirstTurn: isFirst } : null
}

/** Text of the last move of a seat in the current turn, or before the first turn; null where it has made none. */
export const lastMoveText = (log: readonly LogLine[], seat: number): string | null => {
  const turnStart = log.findIndex(({ phase }) => phase === 'turn')
  const turnLines = turnStart < 0 ? log : log.slice(0, turnStart)
  return mergeLogLines(turnLines).find(({ phase, by }) => by === seat && !phase)?.text ?? null
}
