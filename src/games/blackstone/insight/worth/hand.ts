/** What the tasks of a hand will bring, and how near they are to being completed. */
import type { Slot } from '../../../../kernel/contract.ts'
import { BACKS, type Stack, stacksFor } from '../../cards.ts'
import type { Face } from '../../faces.ts'
import { household, kingsOf } from '../../rules/court.ts'
import { codeIn, type Scene, taskKnown } from '../../rules/play.ts'
import type { Court, State } from '../../state.ts'
import type { Lying } from './board.ts'
import type { Faces } from './completed.ts'
import { countFor } from './goal.ts'
import type { Income } from './income.ts'
import { kingsWorth } from './kings.ts'
import { movesTo, priceOf, type Tokens, unpaidOf } from './need.ts'
import type { Weights } from './weights.ts'

/** A court as it is judged. */
export interface Judged {
  readonly state: State
  readonly court: Court
  readonly lying: readonly Lying[]
  readonly turnsLeft: number
  /** Points to the goal. */
  readonly lacking: number
  /** Tokens that the next turn begins with. */
  readonly nextTurn: number
  readonly more: Income
  /** What one more card of each stack costs, and what of that is not retained yet. */
  readonly due: Faces
  readonly missing: Faces
  readonly weights: Weights
}

/** Would one more card of this stack be active? */
const wouldWake = (court: Court, stack: Stack): boolean =>
  stack === 'king' || court.stacks[stack].length < kingsOf(court) - household(stack)

const oneMoreKing = ({ state, court, turnsLeft, weights }: Judged): number => {
  const completed = court.stacks.king.length
  return kingsWorth(state, completed + 1, turnsLeft, weights) - kingsWorth(state, completed, turnsLeft, weights)
}

/** What completing a task of so many points brings. */
const gain = (judged: Judged, printed: number, stack: Stack): number => {
  const { state, court, turnsLeft, weights } = judged
  const points = countFor(state, printed, stack)
  if (!wouldWake(court, stack)) return points * weights.asleep
  if (points >= judged.lacking) return points + weights.goal
  if (stack === 'king') return points + oneMoreKing(judged)
  return points + (stack === 'ploy' ? 0 : judged.more[stack] * turnsLeft)
}

const power = (base: number, times: number): number => {
  let product = 1
  for (let i = 0; i < times; i++) product *= base
  return product
}

/** The share of a task's gain that counts while so many tokens are missing. */
const share = ({ weights, nextTurn }: Judged, tokens: number): number =>
  weights.met * power(weights.perToken, tokens) * power(weights.late, Math.max(0, tokens - nextTurn))

/** A task of the hand, or what its back lets guess of it. */
export interface Held {
  readonly points: number
  readonly stacks: readonly Stack[]
  /** Tokens that its vassals need. */
  readonly moves: number
  /** What it will make the next card of its stack cost; -1 where nobody knows. */
  readonly cost: Face
}

const unseen = (weights: Weights, back: number): Held => {
  if (back === BACKS.power) return { points: 2, stacks: ['king'], moves: weights.power, cost: -1 }
  if (back === BACKS.machination) return { points: 4, stacks: ['ploy'], moves: weights.machination, cost: -1 }
  return { points: 1.5, stacks: back === BACKS.knight ? ['knight'] : ['wizard'], moves: weights.guild, cost: -1 }
}

/** A task of the hand as the scene's seat knows it. */
export const heldIn = ({ state, lying, weights }: Judged, scene: Scene, slot: Slot): Held => {
  const task = taskKnown(scene, slot)
  if (!task) return unseen(weights, codeIn(state, slot))
  const { points, type, cost } = task
  return { points, stacks: stacksFor(type), moves: movesTo(state, lying, task), cost }
}

/** A task of the hand in one of the stacks where it may be completed: what that brings, the tokens that it misses, what it is worth so. */
interface Prospect {
  readonly held: Held
  readonly stack: Stack
  readonly gain: number
  readonly tokens: number
  worth: number
}

const prospectsOf = (judged: Judged, hand: readonly Held[]): Prospect[] => {
  const unpaid = unpaidOf(judged.lying, judged.missing)
  const prospects: Prospect[] = []
  for (const held of hand)
    for (const stack of held.stacks) {
      const tokens = held.moves + unpaid[stack]
      const brings = gain(judged, held.points, stack)
      prospects.push({ held, stack, gain: brings, tokens, worth: brings * share(judged, tokens) })
    }
  return prospects
}

/** Of equals the first. */
const best = (prospects: readonly Prospect[]): Prospect | undefined => {
  let found = prospects[0]
  for (const one of prospects) if (found && one.worth > found.worth) found = one
  return found
}

/** One task is completed a turn: the best counts whole, each further one less, and more where its stack has become dearer by then. */
export const handWorth = (judged: Judged, hand: readonly Held[]): number => {
  const dearer: Tokens = { knight: 0, wizard: 0, king: 0, ploy: 0 }
  let [sum, factor] = [0, 1]
  let left = prospectsOf(judged, hand)
  for (let next = best(left); next; next = best(left)) {
    const { held, stack, worth } = next
    sum += worth * factor
    factor *= judged.weights.further
    dearer[stack] += held.cost < 0 ? 3 : priceOf(judged.lying, held.cost)
    left = left.filter((one) => one.held !== held)
    for (const one of left) if (one.stack === stack) one.worth = one.gain * share(judged, one.tokens + dearer[stack])
  }
  return sum
}
