/** Knights that guard vassals on the board: they stand on a vassal and go where it goes (rulings 83 and 84). */
import type { Space } from '../board.ts'
import type { State } from '../state.ts'
import type { Touch } from './chapter.ts'
import type { Scene } from './play.ts'

/** What guards are in one edition of the rules. */
export interface Guarding {
  /** What a guarded vassal is kept from. */
  readonly against: readonly Touch[]
  /** Whom it is kept from; whoever it stops may take guards away. */
  stops(scene: Scene): boolean
  mayGuard(scene: Scene): boolean
  /** May several stand on one vassal (ruling 84)? */
  readonly stacked: boolean
  /** Knights that taking one guard away costs; the guard goes to the supply with them. */
  readonly price: number
  /** The ruling that says so. */
  readonly ruling: number
}

/** How many guards stand on what lies on this space. */
export const guardsOn = ({ board, guards }: State, space: Space): number => {
  const slot = board[space] ?? -1
  return slot < 0 || !guards?.length ? 0 : guards.filter((guarded) => guarded === slot).length
}
