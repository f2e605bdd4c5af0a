/**
 * Value of the Queen's Quest for a seat: its sets, the cards that make them grow, and what the opponents may do with
 * theirs.
 */
import type { Seat } from '#src/kernel/contract.ts'
import type { Task } from '../../../cards.ts'
import type { FacePattern } from '../../../faces.ts'
import { findKnownTask } from '../../../rules/engine/findKnownTask.ts'
import { courtOf } from '../../../rules/engine/slots.ts'
import { setFacesOf } from '../../../rules/queens-and-wizards-quest/sets.ts'
import type { Scene } from '../../../rules/ruleTypes.ts'
import type { Court, State } from '../../../state.ts'
import { DISTANCES, LINE_DISTANCES, OUT_OF_RANGE } from '../boardDistances.ts'
import { type BoardVassal, flipsToShow } from '../boardVassals.ts'
import { fittingFaces } from '../fittingFaces.ts'
import { potentialGain, potentialOfSet } from './potentialOfSets.ts'
import {
  bestOpponentValue,
  type CardProspect,
  discountForActions,
  knightsValue,
  questHandValue,
} from './questHandValue.ts'
import type { QueensWeights } from './questWeights.ts'

type FaceSets = ReturnType<typeof setFacesOf>

/** Actions until some vassal of the board meets a half. `moves`: to its place from each space. */
const actionsToMeet = (
  vassals: readonly BoardVassal[],
  description: FacePattern,
  moves: readonly number[] = [],
): number => {
  const wantedFaces = fittingFaces(description)
  let fewest = OUT_OF_RANGE
  for (const vassal of vassals)
    fewest = Math.min(fewest, flipsToShow(wantedFaces, vassal) + (moves[vassal.space] ?? OUT_OF_RANGE))
  return fewest
}

/**
 * Prospect of a card. It is used up with the first vassal that it takes, so it costs the actions for its nearer half.
 */
const takeProspect = (
  vassals: readonly BoardVassal[],
  { left, right }: Task,
  sets: FaceSets,
  weights: QueensWeights,
): CardProspect => {
  const toLeft = actionsToMeet(vassals, left, DISTANCES[left.space])
  const toRight = actionsToMeet(vassals, right, LINE_DISTANCES[right.line])
  const [leftValue, rightValue] = [left, right].map(
    (description) => weights.metHalf + weights.setGainShare * potentialGain(sets, description, weights),
  )
  return {
    value:
      (leftValue ?? 0) * discountForActions(weights, toLeft) + (rightValue ?? 0) * discountForActions(weights, toRight),
    actions: 1 + Math.min(toLeft, toRight),
  }
}

/** Value of a hand. All hands are open, because their cards were taken from the offer. */
const handValue = (
  scene: Scene,
  vassals: readonly BoardVassal[],
  seat: Seat,
  sets: FaceSets,
  weights: QueensWeights,
): number => {
  const prospects = courtOf(scene.state, seat).hand.flatMap((slot) => {
    const task = findKnownTask(scene, slot)
    return task ? [takeProspect(vassals, task, sets, weights)] : []
  })
  return questHandValue(scene.state, seat, prospects, weights)
}

/** Value of the sets and Knights of a court. */
const tableValue = (state: State, court: Court, sets: FaceSets, weights: QueensWeights): number =>
  sets.reduce((sum, set) => sum + potentialOfSet(set, weights), knightsValue(state, court, weights))

/** Value of the seat's own prospects less those of the best opponent. */
export const evaluateQueensQuest = (scene: Scene, vassals: readonly BoardVassal[], weights: QueensWeights): number => {
  const { state, seat } = scene
  const evaluateCourt = (court: Court, courtSeat: Seat, handShare: number): number => {
    const sets = setFacesOf(state, court)
    return tableValue(state, court, sets, weights) + handShare * handValue(scene, vassals, courtSeat, sets, weights)
  }
  const bestOpponent = bestOpponentValue(state, seat, (court, courtSeat) =>
    evaluateCourt(court, courtSeat, weights.opponentHand),
  )
  return evaluateCourt(courtOf(state, seat), seat, 1) - bestOpponent
}
