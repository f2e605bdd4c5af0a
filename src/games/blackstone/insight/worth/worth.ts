/** How good a game looks to a seat, for a searcher: a guess in points, from the board, the courts and the hand that the seat knows. */
import type { Scene } from '../../rules/play.ts'
import { lyingOn } from './board.ts'
import { otherWorth, ownWorth } from './court.ts'
import { WEIGHTS, type Weights } from './weights.ts'

/** More than all points of the box. */
const DECIDED = 1000

const best = (numbers: readonly number[]): number => Math.max(...numbers)

/** What is decided is decided: alone first, shared, or beaten. */
const decided = (ranks: readonly number[], seat: number): number => {
  if (ranks[seat] !== 1) return -DECIDED
  return ranks.filter((rank) => rank === 1).length > 1 && ranks.includes(2) === false ? 0 : DECIDED
}

/** The seat's own prospects against the best of the others. */
export const worthIn = (scene: Scene, weights: Weights = WEIGHTS): number => {
  const { state, seat } = scene
  if (state.outcome) return decided(state.outcome.ranks, seat)
  const lying = lyingOn(state)
  const others = state.courts.flatMap((_, one) => (one === seat ? [] : [otherWorth(state, one, weights)]))
  return ownWorth(scene, lying, weights) - (others.length > 0 ? best(others) : 0)
}
