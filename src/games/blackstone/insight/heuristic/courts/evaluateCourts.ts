/** Value of a court that completes tasks, in points: what it has, what that brings in, and how near its hand is. */
import { STACKS } from '../../../cards.ts'
import { activeCount } from '../../../rules/court/activeCards.ts'
import { courtOf } from '../../../rules/engine/slots.ts'
import type { Scene } from '../../../rules/ruleTypes.ts'
import type { Court, State } from '../../../state.ts'
import type { BoardVassal } from '../boardVassals.ts'
import { completedSummary } from '../completedCardsSummary.ts'
import { goalScore } from '../goalScore.ts'
import { missingFacesByStack } from '../missingFacesByStack.ts'
import type { Weights } from '../weights.ts'
import { type CourtContext, evaluateHand, type HandTask, toHandTask } from './evaluateHand.ts'
import { incomeValue } from './incomeValue.ts'
import { kingsValue } from './kingsValue.ts'

/** Value that the markers of intrigue may bring. */
const intrigueValue = ({ intrigue }: Court, { agentSymbol, faceDownTask }: Weights): number => {
  if (intrigue?.at === 'agents') return agentSymbol * intrigue.matched
  return intrigue?.at === 'faceDown' ? faceDownTask : 0
}

/** Value of what a court has in the open, without its hand and its retained vassals. */
const tableValue = (state: State, court: Court, turnsLeft: number, weights: Weights): number => {
  const completed = completedSummary(state, court)
  const { score, scoreWithInactive } = completed
  return (
    score +
    weights.inactivePoint * (scoreWithInactive - score) +
    weights.knight * court.knights +
    weights.wizard * court.wizards +
    turnsLeft * incomeValue(completed, weights).current +
    kingsValue(state, activeCount(court, 'king'), turnsLeft, weights) +
    intrigueValue(court, weights) +
    (score >= goalScore(state) ? weights.goalReached : 0)
  )
}

/**
 * Turns that a court still has, estimated from the best of the others. Its own points are left out: otherwise each
 * point that it wins would make its income worth less.
 */
const turnsLeftOf = (state: State, ownCourt: Court, { pointsPerTurn, maxIncomeTurns }: Weights): number => {
  const goal = goalScore(state)
  let fewestTurns = maxIncomeTurns
  for (const court of state.courts)
    if (court !== ownCourt)
      fewestTurns = Math.min(fewestTurns, (goal - completedSummary(state, court).score) / pointsPerTurn)
  return Math.max(1, fewestTurns)
}

const retainedValue = (
  { court, upcharges, missingFaces, weights }: CourtContext,
  handTasks: readonly HandTask[],
): number => {
  if (court.retained.length === 0) return 0
  let [usefulCount, maybeUsefulCount] = [0, 0]
  for (const stack of STACKS) {
    const paidCount = upcharges[stack].length - missingFaces[stack].length
    if (handTasks.some(({ stacks }) => stacks.includes(stack))) usefulCount += paidCount
    else maybeUsefulCount += paidCount
  }
  const useful = Math.min(usefulCount, court.retained.length)
  const maybeUseful = Math.min(maybeUsefulCount, court.retained.length - useful)
  const others = court.retained.length - useful - maybeUseful
  return useful * weights.usefulRetained + maybeUseful * weights.maybeUsefulRetained + others * weights.otherRetained
}

/** Value of the court of the scene's seat, which knows its hand or judges it by the backs. */
export const evaluateOwnCourt = (scene: Scene, vassals: readonly BoardVassal[], weights: Weights): number => {
  const { state, seat } = scene
  const court = courtOf(state, seat)
  const completed = completedSummary(state, court)
  const { upcharges, knights, wizards, upchargeSquares } = completed
  const missingFaces = missingFacesByStack(state, court)
  const turnsLeft = turnsLeftOf(state, court, weights)
  const pointsToGoal = Math.max(1, goalScore(state) - completed.score)
  const nextTurnTokens = court.knights + court.wizards + knights + wizards
  const income = incomeValue(completed, weights)
  const context = {
    state,
    court,
    vassals,
    upcharges,
    missingFaces,
    turnsLeft,
    pointsToGoal,
    nextTurnTokens,
    income,
    weights,
  }
  const handTasks = court.hand.map((slot) => toHandTask(context, scene, slot))
  const retainedPoints = retainedValue(context, handTasks)
  return (
    tableValue(state, court, turnsLeft, weights) +
    evaluateHand(context, handTasks) +
    retainedPoints -
    weights.upchargeSquare * upchargeSquares
  )
}

/** Value of another seat's court. Its hand is only counted, even where it lies open. */
export const evaluateOtherCourt = (state: State, seat: number, weights: Weights): number => {
  const court = courtOf(state, seat)
  const cardsValue = weights.opponentCard * court.hand.length + weights.maybeUsefulRetained * court.retained.length
  return tableValue(state, court, turnsLeftOf(state, court, weights), weights) + cardsValue
}
