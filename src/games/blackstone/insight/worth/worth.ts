/** How good a game looks to a seat, for a searcher: a guess in points, from the board, the courts and the hand that the seat knows. */
import type { Scene } from '../../rules/play.ts'
import { type Lying, lyingOn } from './board.ts'
import { buildingWorth } from './building.ts'
import { otherWorth, ownWorth } from './court.ts'
import { queensWorth } from './queens.ts'
import { QUEENS, WIZARDS } from './quest-weights.ts'
import { RACE, type Race } from './race.ts'
import { dogsWorth, ratsWorry } from './together.ts'
import { TOGETHER, WEIGHTS, type Weights } from './weights.ts'
import { wizardsWorth } from './wizards.ts'

/** More than anything that is undecided. */
const DECIDED = 10_000

const weightsFor = ({ mode }: Scene): Weights => (mode.rats ? TOGETHER : WEIGHTS)

const best = (numbers: readonly number[]): number => Math.max(...numbers)

/** What is decided is decided: first, or beaten. */
const decided = (ranks: readonly number[], seat: number): number => (ranks[seat] === 1 ? DECIDED : -DECIDED)

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** All that those who win together by points have, against the rats. */
const together = (scene: Scene, lying: readonly Lying[], others: readonly number[], weights: Weights): number => {
  const { state } = scene
  const courts = ownWorth(scene, lying, weights) + sum(others)
  return courts + dogsWorth(state, weights) - ratsWorry(state, weights)
}

/** The seat's own prospects against the best of the others, or with them where all win together. */
export const worthIn = (scene: Scene, weights: Weights = weightsFor(scene), race: Race = RACE): number => {
  const { state, seat, mode } = scene
  if (state.outcome) return decided(state.outcome.ranks, seat)
  const lying = lyingOn(state)
  if (mode.formation) return buildingWorth(scene, lying, race)
  if (state.courts[seat]?.sets) return queensWorth(scene, lying, QUEENS)
  if (state.courts[seat]?.vassals) return wizardsWorth(scene, WIZARDS)
  const others = state.courts.flatMap((_, one) => (one === seat ? [] : [otherWorth(state, one, weights)]))
  if (mode.rats) return together(scene, lying, others, weights)
  return ownWorth(scene, lying, weights) - (others.length > 0 ? best(others) : 0)
}
