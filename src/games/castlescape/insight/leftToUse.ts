/** What waits in a turn, and lapses with its end unless it is used (rules 4.2). */
import type { TurnState } from '../state.ts'

export type UsableKind =
  | 'walls'
  | 'recruits'
  | 'moves'
  | 'removals'
  | 'clearings'
  | 'destroyings'
  | 'acquirings'
  | 'gold'

/** Number of each thing that waits, in the order of the rules. */
export const leftToUseIn = (turn: TurnState): Readonly<Record<UsableKind, number>> => ({
  walls: turn.groups.reduce((sum, { left }) => sum + left, 0),
  recruits: turn.ground + turn.any,
  moves: turn.moves,
  removals: turn.removals,
  clearings: turn.clearings,
  destroyings: turn.destroyings.length,
  acquirings: turn.acquirings.length,
  gold: turn.gold,
})
