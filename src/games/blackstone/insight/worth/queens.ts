/** Prospects in the Queen's Quest: sets that grow, cards that make them grow, and what the others may do with theirs. */
import type { Seat } from '../../../../kernel/contract.ts'
import type { Task } from '../../cards.ts'
import type { Description } from '../../faces.ts'
import { courtOf, type Scene, taskKnown } from '../../rules/play.ts'
import { setsOf } from '../../rules/quest/sets.ts'
import type { Court, State } from '../../state.ts'
import { FAR, flipsTo, type Lying, STEPS, TO_LINE } from './board.ts'
import { fitting } from './fitting.ts'
import { added, setPromise } from './promise.ts'
import { bestOfOthers, handWorth, knightsWorth, near, type Prospect } from './quest.ts'
import type { QueensWeights } from './quest-weights.ts'

type Sets = ReturnType<typeof setsOf>

/** Actions until some vassal of the board meets a half, by the moves from each space. */
const least = (lying: readonly Lying[], want: Description, moves: readonly number[] = []): number => {
  const wanted = fitting(want)
  let found = FAR
  for (const one of lying) found = Math.min(found, flipsTo(wanted, one) + (moves[one.space] ?? FAR))
  return found
}

/** A card is used up with the first vassal that it takes: what it costs is its nearer half. */
const taking = (lying: readonly Lying[], { left, right }: Task, sets: Sets, weights: QueensWeights): Prospect => {
  const toLeft = least(lying, left, STEPS[left.space])
  const toRight = least(lying, right, TO_LINE[right.line])
  const [leftWorth, rightWorth] = [left, right].map((want) => weights.half + weights.adds * added(sets, want, weights))
  return {
    worth: (leftWorth ?? 0) * near(weights, toLeft) + (rightWorth ?? 0) * near(weights, toRight),
    actions: 1 + Math.min(toLeft, toRight),
  }
}

/** All hands lie open, for their cards were taken from the offer. */
const cardsWorth = (scene: Scene, lying: readonly Lying[], seat: Seat, sets: Sets, weights: QueensWeights): number => {
  const hand = courtOf(scene.state, seat).hand.flatMap((slot) => {
    const task = taskKnown(scene, slot)
    return task ? [taking(lying, task, sets, weights)] : []
  })
  return handWorth(scene.state, seat, hand, weights)
}

/** What a court has on the table. */
const tableWorth = (state: State, court: Court, sets: Sets, weights: QueensWeights): number =>
  sets.reduce((sum, set) => sum + setPromise(set, weights), knightsWorth(state, court, weights))

/** The seat's own prospects against the best of the others. */
export const queensWorth = (scene: Scene, lying: readonly Lying[], weights: QueensWeights): number => {
  const { state, seat } = scene
  const worth = (court: Court, one: Seat, share: number): number => {
    const sets = setsOf(state, court)
    return tableWorth(state, court, sets, weights) + share * cardsWorth(scene, lying, one, sets, weights)
  }
  const others = bestOfOthers(state, seat, (court, one) => worth(court, one, weights.theirs))
  return worth(courtOf(state, seat), seat, 1) - others
}
