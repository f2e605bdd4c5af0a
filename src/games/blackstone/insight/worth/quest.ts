/** Prospects in the quests around a row of offered Machinations: cards of the hand, saved actions, and how long the game still goes. */
import type { Seat } from '../../../../kernel/contract.ts'
import { ACTIONS, questOf } from '../../rules/quest/quest.ts'
import type { Court, State } from '../../state.ts'
import type { QuestWeights } from './quest-weights.ts'

/** A card of the hand: what it will bring, and how many actions that takes at least. */
export interface Prospect {
  readonly worth: number
  readonly actions: number
}

/** What is left of something while so many actions are missing. */
export const near = ({ perAction }: QuestWeights, actions: number): number => {
  let left = 1
  for (let i = 0; i < actions; i++) left *= perAction
  return left
}

/** Turns that this seat still has after the present one. */
const turnsLeft = (state: State, seat: Seat): number => {
  const seats = state.courts.length
  const place = (one: Seat): number => (one - state.first + seats) % seats
  return questOf(state).lastRound - state.round + (place(seat) > place(state.seat) ? 1 : 0)
}

/** Actions that this seat has to the end of the game, once that is in sight. */
const actionsLeft = (state: State, seat: Seat): number => {
  const { lastRound, actions } = questOf(state)
  if (lastRound === 0) return Number.POSITIVE_INFINITY
  return ACTIONS * turnsLeft(state, seat) + (state.courts[seat]?.knights ?? 0) + (state.seat === seat ? actions : 0)
}

/** The best cards first, each the less the more come before it; none that can no longer be used. */
export const handWorth = (state: State, seat: Seat, hand: readonly Prospect[], weights: QuestWeights): number => {
  let left = actionsLeft(state, seat)
  let [sum, factor] = [0, 1]
  for (const { worth, actions } of hand.toSorted((a, b) => b.worth - a.worth)) {
    if (actions > left) continue
    left -= actions
    sum += worth * factor
    factor *= weights.further
  }
  return sum
}

/** Each Knight is an action of a later turn, of which there are some as it is. Once the end is in sight they count by what they are for. */
export const knightsWorth = (state: State, { knights }: Court, { knight, perKnight }: QuestWeights): number => {
  if (questOf(state).lastRound > 0) return 0
  let [sum, next] = [0, knight]
  for (let i = 0; i < knights; i++) {
    sum += next
    next *= perKnight
  }
  return sum
}

/** The best that one of the others has. */
export const bestOfOthers = (state: State, seat: Seat, worth: (court: Court, seat: Seat) => number): number =>
  state.courts.reduce(
    (best, court, one) => (one === seat ? best : Math.max(best, worth(court, one))),
    Number.NEGATIVE_INFINITY,
  )
