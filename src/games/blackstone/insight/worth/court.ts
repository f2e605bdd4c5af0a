/** What a court that completes tasks may come to, in points: what it has, what that brings in, and how near its hand is. */
import { STACKS } from '../../cards.ts'
import { activeCount } from '../../rules/court.ts'
import { courtOf, type Scene } from '../../rules/play.ts'
import type { Court, State } from '../../state.ts'
import type { Lying } from './board.ts'
import { completedIn, missingIn } from './completed.ts'
import { goalOf } from './goal.ts'
import { type Held, handWorth, heldIn, type Judged } from './hand.ts'
import { incomeOf } from './income.ts'
import { kingsWorth } from './kings.ts'
import type { Weights } from './weights.ts'

/** What the markers of an intrigue may bring. */
const intrigueWorth = ({ intrigue }: Court, { agents, faceDown }: Weights): number => {
  if (intrigue?.at === 'agents') return agents * intrigue.matched
  return intrigue?.at === 'faceDown' ? faceDown : 0
}

/** What a court has on the table, without its hand and its retained vassals: what everybody may count. */
const tableWorth = (state: State, court: Court, turnsLeft: number, weights: Weights): number => {
  const completed = completedIn(state, court)
  const { counts, all } = completed
  return (
    counts +
    weights.asleep * (all - counts) +
    weights.token * court.knights +
    weights.wizard * court.wizards +
    turnsLeft * incomeOf(completed, weights).now +
    kingsWorth(state, activeCount(court, 'king'), turnsLeft, weights) +
    intrigueWorth(court, weights) +
    (counts >= goalOf(state) ? weights.goal : 0)
  )
}

/**
 * How many turns a court still has, by the best of the others: by its own points, each that it wins would make its income worth less.
 */
const turnsLeftOf = (state: State, own: Court, { pace, longest }: Weights): number => {
  const goal = goalOf(state)
  let least = longest
  for (const court of state.courts)
    if (court !== own) least = Math.min(least, (goal - completedIn(state, court).counts) / pace)
  return Math.max(1, least)
}

const retainedWorth = ({ court, due, missing, weights }: Judged, held: readonly Held[]): number => {
  if (court.retained.length === 0) return 0
  let [pays, mayPay] = [0, 0]
  for (const stack of STACKS) {
    const paid = due[stack].length - missing[stack].length
    if (held.some(({ stacks }) => stacks.includes(stack))) pays += paid
    else mayPay += paid
  }
  const useful = Math.min(pays, court.retained.length)
  const some = Math.min(mayPay, court.retained.length - useful)
  const rest = court.retained.length - useful - some
  return useful * weights.pays + some * weights.mayPay + rest * weights.retained
}

/** A court whose hand the scene's seat knows, or guesses by its backs. */
export const ownWorth = (scene: Scene, lying: readonly Lying[], weights: Weights): number => {
  const { state, seat } = scene
  const court = courtOf(state, seat)
  const completed = completedIn(state, court)
  const { due, knights, wizards, squares } = completed
  const missing = missingIn(state, court)
  const turnsLeft = turnsLeftOf(state, court, weights)
  const lacking = Math.max(1, goalOf(state) - completed.counts)
  const nextTurn = court.knights + court.wizards + knights + wizards
  const more = incomeOf(completed, weights)
  const judged = { state, court, lying, due, missing, turnsLeft, lacking, nextTurn, more, weights }
  const held = court.hand.map((slot) => heldIn(judged, scene, slot))
  const retained = retainedWorth(judged, held)
  return tableWorth(state, court, turnsLeft, weights) + handWorth(judged, held) + retained - weights.burden * squares
}

/** A court of another seat: its hand is not looked at, also where it lies open. */
export const otherWorth = (state: State, seat: number, weights: Weights): number => {
  const court = courtOf(state, seat)
  const cards = weights.theirs * court.hand.length + weights.mayPay * court.retained.length
  return tableWorth(state, court, turnsLeftOf(state, court, weights), weights) + cards
}
