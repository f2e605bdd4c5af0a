/** How good a game looks to a seat, for a searcher: a guess in points, from the board, the courts and the hand that the seat knows. */
import type { Scene } from '../../rules/play.ts'
import { type Lying, lyingOn } from './board.ts'
import { otherWorth, ownWorth } from './court.ts'
import { questWorth } from './quest.ts'
import { dogsWorth, formationWorry, ratsWorry } from './together.ts'
import type { Weights } from './weights.ts'

/** More than all points of the box. */
const DECIDED = 1000

const best = (numbers: readonly number[]): number => Math.max(...numbers)

/** What is decided is decided: first, or beaten. */
const decided = (ranks: readonly number[], seat: number): number => (ranks[seat] === 1 ? DECIDED : -DECIDED)

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** All that those who win together have, against the rats; the goal itself is points or a formation. */
const together = (scene: Scene, lying: readonly Lying[], others: readonly number[], weights: Weights): number => {
  const { state, mode } = scene
  const courts = ownWorth(scene, lying, weights) + sum(others)
  const against = ratsWorry(state, weights) + (mode.formation ? formationWorry(state, lying, weights) : 0)
  return courts + dogsWorth(state, weights) - against
}

/** The seat's own prospects against the best of the others, or with them where all win together. */
export const worthIn = (scene: Scene, weights: Weights): number => {
  const { state, seat, mode } = scene
  if (state.outcome) return decided(state.outcome.ranks, seat)
  const lying = lyingOn(state)
  if (state.quest) return questWorth(scene, lying, weights)
  const others = state.courts.flatMap((_, one) => (one === seat ? [] : [otherWorth(state, one, weights)]))
  if (mode.rats) return together(scene, lying, others, weights)
  return ownWorth(scene, lying, weights) - (others.length > 0 ? best(others) : 0)
}
