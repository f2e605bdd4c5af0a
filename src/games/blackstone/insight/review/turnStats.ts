/** Turns of a game, one by one: what each brought and what it left unused, and which of them won the game. */
import type { ApplyResult, Seat } from '#src/kernel/contract.ts'
import type { BlackstoneTypes } from '../../createGame.ts'
import type { GameEvent } from '../../events.ts'
import type { State } from '../../state.ts'
import { metricValues } from '../metric.ts'

export interface TurnStats {
  readonly seat: Seat
  readonly round: number
  /** Value of each seat at the end of the turn, in the metric of the game. */
  readonly values: readonly number[]
  /** Tasks that the turn's seat completed in it. */
  readonly completedTasks: number
  /** Tokens that the turn's seat gave back at its end because they were over a limit. */
  readonly returnedTokens: number
}

const withEvent = (turns: readonly TurnStats[], event: GameEvent, state: State): readonly TurnStats[] => {
  if (event.kind === 'turn')
    return [...turns, { ...event, values: metricValues(state), completedTasks: 0, returnedTokens: 0 }]
  const last = turns.at(-1)
  // In a quest of action points knights are spent so.
  if (event.kind === 'returned' && state.quest) return turns
  if (!last || (event.kind !== 'completed' && event.kind !== 'returned') || event.seat !== last.seat) return turns
  const next =
    event.kind === 'completed'
      ? { ...last, completedTasks: last.completedTasks + 1 }
      : { ...last, returnedTokens: last.returnedTokens + event.knights + event.wizards }
  return [...turns.slice(0, -1), next]
}

/** Turns with one more stage of the game. No turn begins with points of its own. */
export const updateTurnStats = (
  before: readonly TurnStats[],
  { state, events }: ApplyResult<BlackstoneTypes>,
): readonly TurnStats[] => {
  const values = metricValues(state)
  const last = before.at(-1)
  const turnsWithValues = last ? [...before.slice(0, -1), { ...last, values }] : before
  return events.reduce((turns, event) => withEvent(turns, event, state), turnsWithValues)
}

/** Gain of the turn's own seat. */
const gainInTurn = (turns: readonly TurnStats[], index: number): number => {
  const { seat = 0, values = [] } = turns[index] ?? {}
  return (values[seat] ?? 0) - (turns[index - 1]?.values[seat] ?? 0)
}

/** Summary of a seat's turns. */
export interface SeatStats {
  readonly completedTasks: number
  /** Turns without a completed task. */
  readonly turnsWithoutTask: number
  readonly returnedTokens: number
  /** Highest gain in one turn. */
  readonly bestTurnGain: number
}

const sumOf = (turns: readonly TurnStats[], field: 'completedTasks' | 'returnedTokens'): number =>
  turns.reduce((sum, turn) => sum + turn[field], 0)

export const seatStatsOf = (turns: readonly TurnStats[], seat: Seat): SeatStats => {
  const own = turns.filter((turn) => turn.seat === seat)
  return {
    completedTasks: sumOf(own, 'completedTasks'),
    turnsWithoutTask: own.filter(({ completedTasks }) => completedTasks === 0).length,
    returnedTokens: sumOf(own, 'returnedTokens'),
    bestTurnGain: Math.max(0, ...turns.map((turn, index) => (turn.seat === seat ? gainInTurn(turns, index) : 0))),
  }
}

const leadsAlone = ({ values }: TurnStats, seat: Seat): boolean =>
  values.every((value, other) => other === seat || value < (values[seat] ?? 0))

/** Round since which a seat led alone to the end; null where it did not lead alone at the end. */
export const soleLeadSince = (turns: readonly TurnStats[], seat: Seat): number | null => {
  const lastTurnWithoutLead = turns.findLastIndex((turn) => !leadsAlone(turn, seat))
  return turns[lastTurnWithoutLead + 1]?.round ?? null
}

/** Turn in which a seat gained most, the later one of equals; null where it gained nothing. */
export const strongestTurn = (turns: readonly TurnStats[], seat: Seat): TurnStats | null => {
  const { bestTurnGain } = seatStatsOf(turns, seat)
  return bestTurnGain > 0
    ? (turns.findLast((turn, index) => turn.seat === seat && gainInTurn(turns, index) === bestTurnGain) ?? null)
    : null
}
