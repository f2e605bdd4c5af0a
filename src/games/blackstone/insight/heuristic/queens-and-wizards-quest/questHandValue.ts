/**
 * Value of hands and saved actions in the two quests with an offer of Machinations, and how long the game still lasts.
 */
import type { Seat } from '#src/kernel/contract.ts'
import { ACTIONS_PER_TURN, requireQuest } from '../../../rules/queens-and-wizards-quest/questState.ts'
import type { Court, State } from '../../../state.ts'
import type { QuestWeights } from './questWeights.ts'

/** Card of the hand: the value that it will bring, and the fewest actions that this takes. */
export interface CardProspect {
  readonly value: number
  readonly actions: number
}

/** Factor for a value that is still this many actions away. */
export const discountForActions = ({ perMissingAction }: QuestWeights, actions: number): number => {
  let discount = 1
  for (let i = 0; i < actions; i++) discount *= perMissingAction
  return discount
}

/** Turns that this seat still has after the present one. */
const turnsLeft = (state: State, seat: Seat): number => {
  const seats = state.courts.length
  const turnOrderOf = (otherSeat: Seat): number => (otherSeat - state.first + seats) % seats
  return requireQuest(state).lastRound - state.round + (turnOrderOf(seat) > turnOrderOf(state.seat) ? 1 : 0)
}

/** Actions that this seat has until the end of the game; infinite while the last round is not known. */
const remainingActions = (state: State, seat: Seat): number => {
  const { lastRound, actions } = requireQuest(state)
  if (lastRound === 0) return Number.POSITIVE_INFINITY
  return (
    ACTIONS_PER_TURN * turnsLeft(state, seat) + (state.courts[seat]?.knights ?? 0) + (state.seat === seat ? actions : 0)
  )
}

/**
 * Value of a hand, the best cards first, each with a lower factor than the one before. Cards that can no longer be used
 * are left out.
 */
export const questHandValue = (
  state: State,
  seat: Seat,
  hand: readonly CardProspect[],
  weights: QuestWeights,
): number => {
  let actionsAvailable = remainingActions(state, seat)
  let [sum, factor] = [0, 1]
  for (const { value, actions } of hand.toSorted((a, b) => b.value - a.value)) {
    if (actions > actionsAvailable) continue
    actionsAvailable -= actions
    sum += value * factor
    factor *= weights.nextCard
  }
  return sum
}

/**
 * Value of saved Knights. Each is one action of a later turn, and counts less the more there are. 0 once the last round
 * is known, as `remainingActions` then counts them.
 */
export const knightsValue = (
  state: State,
  { knights }: Court,
  { knight, nextKnight: perKnight }: QuestWeights,
): number => {
  if (requireQuest(state).lastRound > 0) return 0
  let [sum, nextKnight] = [0, knight]
  for (let i = 0; i < knights; i++) {
    sum += nextKnight
    nextKnight *= perKnight
  }
  return sum
}

/** Value of the best opponent. */
export const bestOpponentValue = (
  state: State,
  seat: Seat,
  evaluateCourt: (court: Court, seat: Seat) => number,
): number =>
  state.courts.reduce(
    (best, court, otherSeat) => (otherSeat === seat ? best : Math.max(best, evaluateCourt(court, otherSeat))),
    Number.NEGATIVE_INFINITY,
  )
