/**
 * Value of a game for a seat, for search: an estimate in points from the board, the courts and the hand that the seat
 * knows.
 */
import type { Outcome } from '#src/kernel/contract.ts'
import { activeRats, TOO_MANY_RATS } from '../../rules/rats.ts'
import type { Scene } from '../../rules/ruleTypes.ts'
import type { State } from '../../state.ts'
import { isLowestBest, metricValues } from '../metric.ts'
import { type BoardVassal, usableBoardVassals } from './boardVassals.ts'
import { evaluateOtherCourt, evaluateOwnCourt } from './courts/evaluateCourts.ts'
import type { DistanceToFormation } from './formation/estimateFormationDistance.ts'
import { evaluateFormationRace } from './formation/evaluateFormationRace.ts'
import { RACE_WEIGHTS } from './formation/raceWeights.ts'
import { evaluateQueensQuest } from './queens-and-wizards-quest/evaluateQueensQuest.ts'
import { evaluateWizardsQuest } from './queens-and-wizards-quest/evaluateWizardsQuest.ts'
import { QUEENS_WEIGHTS, WIZARDS_WEIGHTS } from './queens-and-wizards-quest/questWeights.ts'
import { TOGETHER_WEIGHTS, WEIGHTS, type Weights } from './weights.ts'

/** More than the value of any game that is not over. */
const DECIDED_VALUE = 10_000

/** Value of each rank before the last in a game that is lost, and of each point: more than what is left in a court. */
const RANK_VALUE = 1_000
const LOST_POINT_VALUE = 10

export const weightsFor = ({ mode }: Scene): Weights => (mode.hasRats ? TOGETHER_WEIGHTS : WEIGHTS)

const maxOf = (numbers: readonly number[]): number => Math.max(...numbers)

/** Value of the first place; half of it where others share it who do not win together with this seat. */
const firstPlaceValue = ({ mode }: Scene, { ranks }: Outcome): number =>
  mode.together || ranks.filter((rank) => rank === 1).length === 1 ? DECIDED_VALUE : DECIDED_VALUE / 2

/**
 * Value of a game that is lost: by rank, then by points, then by `playedOnValue`, what it would be worth if it went on.
 * So whoever can no longer win plays on, and does not give up for what one guess at hidden cards says.
 */
const lostValue = ({ state, seat }: Scene, { ranks }: Outcome, playedOnValue: number): number => {
  const points = (metricValues(state)[seat] ?? 0) * (isLowestBest(state) ? -1 : 1)
  const ranksBehind = ranks.length - (ranks[seat] ?? ranks.length)
  return RANK_VALUE * ranksBehind + LOST_POINT_VALUE * points + playedOnValue - DECIDED_VALUE
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** Penalty for rats: each one, and more the nearer they come to twelve. */
const ratsPenalty = (state: State, { rat, plagueSquare }: Weights): number => {
  const active = activeRats(state)
  const dangerousRats = Math.max(0, active - TOO_MANY_RATS / 2)
  return rat * active + plagueSquare * dangerousRats * dangerousRats
}

/** Value of the dogs; a second one of a breed adds nothing. */
const dogsValue = ({ courts }: State, { jack, scottie, westie }: Weights): number => {
  const valueByBreed = { jack, scottie, westie }
  return [...new Set(courts.flatMap(({ dogs }) => dogs))].reduce((sum, dog) => sum + valueByBreed[dog], 0)
}

/** Value where all win together by points: all courts and dogs, less the rats. */
const evaluateTogether = (
  scene: Scene,
  vassals: readonly BoardVassal[],
  otherValues: readonly number[],
  weights: Weights,
): number => {
  const { state } = scene
  const courtsValue = evaluateOwnCourt(scene, vassals, weights) + sum(otherValues)
  return courtsValue + dogsValue(state, weights) - ratsPenalty(state, weights)
}

/** Value of a game that goes on. */
const evaluateOpenGame = (scene: Scene, distanceToFormation: DistanceToFormation, weights: Weights): number => {
  const { state, seat, mode } = scene
  const vassals = usableBoardVassals(state)
  if (mode.hasFormationGoal) return evaluateFormationRace(scene, vassals, distanceToFormation, RACE_WEIGHTS)
  if (state.courts[seat]?.sets) return evaluateQueensQuest(scene, vassals, QUEENS_WEIGHTS)
  if (state.courts[seat]?.vassals) return evaluateWizardsQuest(scene, WIZARDS_WEIGHTS)
  const otherValues = state.courts.flatMap((_, otherSeat) =>
    otherSeat === seat ? [] : [evaluateOtherCourt(state, otherSeat, weights)],
  )
  if (mode.hasRats) return evaluateTogether(scene, vassals, otherValues, weights)
  return evaluateOwnCourt(scene, vassals, weights) - (otherValues.length > 0 ? maxOf(otherValues) : 0)
}

/**
 * Value of the seat's own prospects less those of the best opponent, or together with the others where all win
 * together. `distanceToFormation` is used only in modes that are won by a formation; callers keep one for many scenes.
 */
export const evaluateScene = (
  scene: Scene,
  distanceToFormation: DistanceToFormation,
  weights: Weights = weightsFor(scene),
): number => {
  const { outcome } = scene.state
  if (outcome?.ranks[scene.seat] === 1) return firstPlaceValue(scene, outcome)
  const value = evaluateOpenGame(scene, distanceToFormation, weights)
  return outcome ? lostValue(scene, outcome, value) : value
}
