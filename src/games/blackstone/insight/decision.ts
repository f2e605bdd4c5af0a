/** What decided a game that somebody won: the criterion, and how far the best were apart in it (rulings 60 to 63, 96, 149 and 166). */
import type { Seat } from '../../../kernel/contract.ts'
import { CRITERIA, type Criterion, measures } from '../rules/ranking.ts'
import type { Court, State } from '../state.ts'
import { measured, type Yardstick, yardstickOf } from './yardstick.ts'

export interface Decision {
  readonly by: string
  /** What the winners have of it, and the next best; null where all seats won, or one sits alone. */
  readonly best: number
  readonly next: number | null
  /** By the yardstick of the game itself, what the winners have: level where something else decided. */
  readonly level: number
  readonly yardstick: Yardstick
  /** Did the yardstick decide, and no tie-break? */
  readonly isPlain: boolean
}

const savedKnights = ({ courts }: State): readonly number[] => courts.map(({ knights }: Court) => knights)

const isCriterion = (by: string): by is Criterion => (CRITERIA as readonly string[]).includes(by)

/** What each seat has of a criterion, as its mode counts it. */
const column = (state: State, by: string): readonly number[] => {
  const yardstick = yardstickOf(state)
  if (by === 'vassals' || (by === 'points' && yardstick === 'sets')) return measured(state)
  if (by === 'tokens' && yardstick === 'vassals') return savedKnights(state)
  return isCriterion(by) ? measures(state, [by]).map(([value = 0]) => value) : measured(state)
}

/** Does this name say no more than the yardstick? */
const isYardstick = (by: string, yardstick: Yardstick): boolean =>
  by === 'points' || by === 'vassals' || (by === 'ploys' && yardstick === 'machinations')

/** The seats that came first; nobody where all lost together. */
export const winnersOf = ({ outcome }: State): readonly Seat[] =>
  (outcome?.ranks ?? []).flatMap((rank, seat) => (rank === 1 ? [seat] : []))

/** Null while the game is on, and where nobody has won. */
export const decisionOf = (state: State): Decision | null => {
  const [winner] = winnersOf(state)
  if (!state.outcome || winner === undefined) return null
  const { ranks, decidedBy: by } = state.outcome
  const values = column(state, by)
  // The next in rank, not in this criterion: another may have more of it and be behind in an earlier one.
  const second = ranks.indexOf(Math.min(...ranks.filter((rank) => rank > 1)))
  const yardstick = yardstickOf(state)
  return {
    by,
    best: values[winner] ?? 0,
    next: values[second] ?? null,
    level: measured(state)[winner] ?? 0,
    yardstick,
    isPlain: isYardstick(by, yardstick),
  }
}
