/** Guards as they stand on the board, and what there is to do about them (rulings 83, 84 and 147). */
import type { Space } from '../board.ts'
import { guardsOn } from '../rules/guarding.ts'
import type { Scene } from '../rules/play.ts'

export interface GuardsSeen {
  /** How many stand here. */
  readonly count: number
  /** May this seat put guards on vassals at all? */
  readonly mayGuard: boolean
  /** Does a guard keep this seat from the vassal, so that it might take it away? */
  readonly stops: boolean
  /** May several stand on one vassal? */
  readonly stacked: boolean
  /** Knights that taking one away costs. */
  readonly price: number
}

/** Null in games without guards. */
export const guardsSeen = (scene: Scene, space: Space): GuardsSeen | null => {
  const { guarding } = scene.rules
  if (!guarding) return null
  return {
    count: guardsOn(scene.state, space),
    mayGuard: guarding.mayGuard(scene),
    stops: guarding.stops(scene),
    stacked: guarding.stacked,
    price: guarding.price,
  }
}
