/** How it stands: who is ahead by the rules of the table, and what everybody still needs. */
import type { Outcome, Seat } from '../../../kernel/contract.ts'
import type { Mode } from '../rules/mode.ts'
import type { State } from '../state.ts'
import { fewestWin, goalIn, measured } from './yardstick.ts'

export interface Standing {
  readonly seat: Seat
  /** 1 is ahead, and equal ranks share; tie-breaks are in it. Null where all play together. */
  readonly rank: number | null
  readonly value: number
  /** How much is missing to the goal; null where there is none, or it is all courts' together. */
  readonly missing: number | null
}

/** How the game would end if it ended now; what has ended has its own outcome. */
export const asItStands = (mode: Mode, state: State): Outcome => state.outcome ?? mode.asItStands(state)

const missingFor = (mode: Mode, state: State, value: number): number | null => {
  const goal = goalIn(state)
  if (goal === null || mode.together) return null
  return fewestWin(state) ? value - goal : Math.max(0, goal - value)
}

/** Every seat, who is ahead first. */
export const standings = (mode: Mode, state: State): readonly Standing[] => {
  const { ranks } = asItStands(mode, state)
  return measured(state)
    .map((value, seat) => ({
      seat,
      rank: mode.together ? null : (ranks[seat] ?? null),
      value,
      missing: missingFor(mode, state, value),
    }))
    .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0) || a.seat - b.seat)
}
