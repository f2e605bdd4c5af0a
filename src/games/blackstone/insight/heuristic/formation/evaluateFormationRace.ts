/** Value of a game that is won by a formation: the race against the rats, and the tasks that may shorten it. */
import { cardOf, faceOnSide, sideOf } from '../../../cards.ts'
import { activeCount, kingsOf } from '../../../rules/court/activeCards.ts'
import { codeInSlot } from '../../../rules/engine/slots.ts'
import { activeRats } from '../../../rules/rats.ts'
import type { Scene } from '../../../rules/ruleTypes.ts'
import type { Court, State } from '../../../state.ts'
import type { BoardVassal } from '../boardVassals.ts'
import { completedSummary, type FacesByStack } from '../completedCardsSummary.ts'
import { missingFacesByStack } from '../missingFacesByStack.ts'
import type { DistanceToFormation } from './estimateFormationDistance.ts'
import { evaluateTasks, type RaceContext, raceGains } from './evaluateTasks.ts'
import { type RaceStatus, raceCost } from './raceCost.ts'
import type { RaceWeights } from './raceWeights.ts'

const VASSALS_NEEDED = 16

/** Vassals on the board, and spaces that may still be refilled this turn, beyond the sixteen of a formation. */
const surplusIn = ({ board, marked }: State): number =>
  board.filter((slot, space) => slot >= 0 || marked.includes(space)).length - VASSALS_NEEDED

/** Open tops of the piles, which may come with a Knight; the space that they come to is ignored (always 0). */
const openPileTops = (state: State): readonly BoardVassal[] =>
  state.piles.flatMap((pile) => {
    const code = codeInSlot(state, pile[pile.length - 1] ?? -1)
    if (code < 0) return []
    return [
      { space: 0, face: faceOnSide(cardOf(code), sideOf(code)), reverse: faceOnSide(cardOf(code), 1 - sideOf(code)) },
    ]
  })

/** Tokens of a court that its limits let it keep. */
const keepableTokens = (court: Court): number => {
  const limit = kingsOf(court)
  return Math.min(court.knights, limit) + Math.min(court.wizards, limit)
}

const sumOverCourts = ({ courts }: State, measure: (court: Court) => number): number =>
  courts.reduce((sum, court) => sum + measure(court), 0)

const raceStatusOf = (
  state: State,
  vassals: readonly BoardVassal[],
  distanceToFormation: DistanceToFormation,
  weights: RaceWeights,
): RaceStatus => ({
  distance: distanceToFormation(vassals, openPileTops(state), weights.absentFaceTokens),
  surplus: Math.max(0, surplusIn(state)),
  tokens: sumOverCourts(state, keepableTokens),
  knights: sumOverCourts(state, (court) => completedSummary(state, court).knights),
  wizards: sumOverCourts(state, (court) => completedSummary(state, court).wizards),
  dogs: new Set(state.courts.flatMap(({ dogs }) => dogs)),
  rats: activeRats(state),
})

/** Number of retained vassals that can pay for some card. */
const usefulRetainedCount = (court: Court, missing: FacesByStack): number => {
  let useful = 0
  for (const stack of ['knight', 'wizard', 'king'] as const)
    useful += court.stacks[stack].length - missing[stack].length
  return Math.min(useful, court.retained.length)
}

/** Value of what a court has besides its tasks and does not shorten the race by itself. */
const courtValue = (court: Court, missing: FacesByStack, weights: RaceWeights): number =>
  weights.king * activeCount(court, 'king') +
  weights.usefulRetained * usefulRetainedCount(court, missing) +
  (court.intrigue?.at === 'agents' ? weights.agentSymbol * court.intrigue.matched : 0)

/** Value of the race for the scene's seat. A partner's task counts by its back where this seat may not see it. */
export const evaluateFormationRace = (
  scene: Scene,
  vassals: readonly BoardVassal[],
  distanceToFormation: DistanceToFormation,
  weights: RaceWeights,
): number => {
  const { state, seat } = scene
  const status = raceStatusOf(state, vassals, distanceToFormation, weights)
  const currentCost = raceCost(status, weights)
  const raceContext: RaceContext = {
    scene,
    vassals,
    race: weights,
    gains: raceGains(state, status, currentCost, weights),
  }
  const shortagePenalty = weights.perMissingVassal * Math.min(0, surplusIn(state))
  let value = shortagePenalty - currentCost
  for (const court of state.courts) {
    const share = court === state.courts[seat] ? 1 : weights.partnerTask
    const missing = missingFacesByStack(state, court)
    value += courtValue(court, missing, weights) + share * evaluateTasks(raceContext, court, missing)
  }
  return value
}
