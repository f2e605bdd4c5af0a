/** Guards on a space of the board, and what a seat may do about them (rulings 83, 84 and 147). */
import type { Space } from '../../board.ts'
import { guardCountOn } from '../../rules/board/guardCount.ts'
import type { Scene } from '../../rules/ruleTypes.ts'

export interface GuardsStatus {
  /** Number of guards on this space. */
  readonly count: number
  /** May this seat put guards on vassals, and is there another whom they stop (ruling 151)? */
  readonly mayGuard: boolean
  /** Does a guard keep this seat from the vassal, so that removing it may be worthwhile? */
  readonly isBlockedForSeat: boolean
  /** May one vassal have several guards? */
  readonly isStackable: boolean
  /** Knights that the removal of one guard costs. */
  readonly removalPrice: number
}

/** Null in games without guards. */
export const guardsStatus = (scene: Scene, space: Space): GuardsStatus | null => {
  const { guardPolicy } = scene.rules
  if (!guardPolicy) return null
  return {
    count: guardCountOn(scene.state, space),
    mayGuard: scene.state.courts.length > 1 && guardPolicy.canGuard(scene),
    isBlockedForSeat: guardPolicy.stopsSeat(scene),
    isStackable: guardPolicy.allowsSeveral,
    removalPrice: guardPolicy.removalPrice,
  }
}
