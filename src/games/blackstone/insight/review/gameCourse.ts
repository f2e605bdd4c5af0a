/** Course of a game: what each court had at the end of each round, what each seat did, and changes of the lead. */
import type { ApplyResult, Seat } from '#src/kernel/contract.ts'
import type { BlackstoneTypes } from '../../createGame.ts'
import type { GameEvent } from '../../events.ts'
import { activeRats } from '../../rules/rats.ts'
import type { State } from '../../state.ts'
import { leaders, metricValues } from '../metric.ts'
import { ratCountIn } from '../tableCards.ts'
import { type TurnStats, updateTurnStats } from './turnStats.ts'

/** State at the end of a round, or now in the current one. */
export interface RoundStats {
  readonly round: number
  /** Value of each seat in the metric of the game. */
  readonly values: readonly number[]
  /** Rats in the walls; 0 where there are none. */
  readonly rats: number
  /** Seat that leads alone; null where none does. */
  readonly leader: Seat | null
}

/** Events that are counted. */
const COUNTED_EVENTS = [
  'slid',
  'swapped',
  'flipped',
  'retained',
  'completed',
  'rewarded',
  'blownUp',
  'collected',
  'laid',
] as const
export type CountedEvent = (typeof COUNTED_EVENTS)[number]

export interface GameCourse {
  readonly rounds: readonly RoundStats[]
  readonly turns: readonly TurnStats[]
  /** Number of times that each seat did it. */
  readonly counts: Readonly<Record<CountedEvent, readonly number[]>>
  /** Rats that dogs caught, of all seats. */
  readonly caughtRats: number
  /** Most tasks completed in one turn, and the seat. */
  readonly bestTurn: { readonly seat: Seat; readonly count: number }
}

export const beginGameCourse = ({ courts }: State): GameCourse => ({
  rounds: [],
  turns: [],
  counts: Object.fromEntries(
    COUNTED_EVENTS.map((kind) => [kind, courts.map(() => 0)]),
  ) as unknown as GameCourse['counts'],
  caughtRats: 0,
  bestTurn: { seat: 0, count: 0 },
})

const isCountedEvent = (event: GameEvent): event is Extract<GameEvent, { kind: CountedEvent }> =>
  (COUNTED_EVENTS as readonly string[]).includes(event.kind)

const roundStatsOf = (state: State): RoundStats => {
  const leadingSeats = leaders(state)
  return {
    round: state.round,
    values: metricValues(state),
    rats: state.rats ? activeRats(state) : 0,
    leader: leadingSeats.length === 1 ? (leadingSeats[0] ?? null) : null,
  }
}

/** Rounds with the newest state of the current one; nothing before the first round. */
const updateRounds = (rounds: GameCourse['rounds'], state: State): GameCourse['rounds'] => {
  if (state.round === 0) return rounds
  const earlierRounds = rounds.at(-1)?.round === state.round ? rounds.slice(0, -1) : rounds
  return [...earlierRounds, roundStatsOf(state)]
}

const incrementSeat = (counts: readonly number[], seat: Seat): readonly number[] =>
  counts.map((count, index) => (index === seat ? count + 1 : count))

const updateCounts = (before: GameCourse['counts'], events: readonly GameEvent[]): GameCourse['counts'] => {
  let counts = before
  for (const { kind, seat } of events.filter(isCountedEvent))
    counts = { ...counts, [kind]: incrementSeat(counts[kind], seat) }
  return counts
}

const ratsCaughtIn = (state: State, events: readonly GameEvent[]): number =>
  events.reduce((sum, event) => (event.kind === 'killed' ? sum + ratCountIn(state, event.slot) : sum), 0)

/** Course with one more stage of the game. */
export const nextGameCourse = (course: GameCourse, stage: ApplyResult<BlackstoneTypes>): GameCourse => {
  const { state, events } = stage
  return {
    rounds: updateRounds(course.rounds, state),
    turns: updateTurnStats(course.turns, stage),
    counts: updateCounts(course.counts, events),
    caughtRats: course.caughtRats + ratsCaughtIn(state, events),
    bestTurn:
      state.completions > course.bestTurn.count ? { seat: state.seat, count: state.completions } : course.bestTurn,
  }
}

/** Number of times that another seat took the sole lead. */
export const countLeadChanges = ({ rounds }: Pick<GameCourse, 'rounds'>): number => {
  const soleLeaders = rounds.flatMap(({ leader }) => (leader === null ? [] : [leader]))
  return soleLeaders.filter((seat, index) => index > 0 && seat !== soleLeaders[index - 1]).length
}
