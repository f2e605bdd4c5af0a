/** Guards: Knights on vassals of the board, which move with their vassal (rulings 83 and 84). */
import type { Space } from '../../board.ts'
import type { State } from '../../state.ts'
import type { Scene } from '../engine/moveContext.ts'
import type { VassalAction } from '../ruleSet.ts'

/** Rules of guards in one edition. */
export interface GuardPolicy {
  /** Actions that a guard forbids on its vassal. */
  readonly forbiddenActions: readonly VassalAction[]
  /** Do guards stop this seat? A seat that they stop may remove them. */
  stopsSeat(scene: Scene): boolean
  canGuard(scene: Scene): boolean
  /** May one vassal have several guards (ruling 84)? */
  readonly allowsSeveral: boolean
  /** Price of removing a guard, in Knights; the guard goes to the supply with them. */
  readonly removalPrice: number
  /** Number of the ruling that refusals cite. */
  readonly ruling: number
}

/** Number of guards on the vassal of this space. */
export const guardCountOn = ({ board, guards }: State, space: Space): number => {
  const slot = board[space] ?? -1
  return slot < 0 || !guards?.length ? 0 : guards.filter((guarded) => guarded === slot).length
}
