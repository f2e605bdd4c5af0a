/** What the tasks of a court may bring to a race: each shortens it by tokens that come in, or by a dog. */
import type { Slot } from '../../../../kernel/contract.ts'
import { BACKS, BREEDS, type Breed, type Stack, stacksFor, type Task } from '../../cards.ts'
import { DOGS } from '../../data/dogs.ts'
import { heldBy, household, kingsOf, missingFaces } from '../../rules/court.ts'
import { freeDogs } from '../../rules/dogs.ts'
import { codeIn, type Scene, taskKnown } from '../../rules/play.ts'
import type { Court } from '../../state.ts'
import type { Lying } from './board.ts'
import { movesTo, priceOf } from './need.ts'
import { type Race, type Standing, toll } from './race.ts'

export interface Prospects {
  readonly scene: Scene
  readonly lying: readonly Lying[]
  readonly standing: Standing
  /** The toll as it stands. */
  readonly now: number
  readonly race: Race
}

/** Would one more card of this stack be active? */
const wouldWake = (court: Court, stack: Stack): boolean =>
  stack === 'king' || court.stacks[stack].length < kingsOf(court) - household(stack)

/** How much lower the toll would be. */
const saved = ({ standing, now, race }: Prospects, change: Partial<Standing>): number =>
  now - toll({ ...standing, ...change }, race)

/** What it brings to complete a task in this stack. */
const completed = (prospects: Prospects, court: Court, stack: Stack): number => {
  const { standing, race } = prospects
  if (!wouldWake(court, stack)) return 0
  if (stack === 'king') return race.king
  return saved(prospects, stack === 'knight' ? { knights: standing.knights + 1 } : { wizards: standing.wizards + 1 })
}

/** What it brings to adopt this dog; the second of a breed brings nothing. */
const adopted = (prospects: Prospects, breed: Breed): number => {
  const { dogs } = prospects.standing
  if (dogs.has(breed) || freeDogs(prospects.scene.state, breed) === 0) return 0
  return saved(prospects, { dogs: new Set([...dogs, breed]) })
}

/** The best that a task for one of these stacks can bring. */
const gainOf = (prospects: Prospects, court: Court, stacks: readonly Stack[]): number => {
  let best = 0
  for (const stack of stacks) best = Math.max(best, completed(prospects, court, stack))
  for (const breed of BREEDS) if (stacks.includes(DOGS[breed].task)) best = Math.max(best, adopted(prospects, breed))
  return best
}

/** Tokens that are missing to pay for one more card of the cheapest of these stacks. */
const unpaid = ({ scene, lying }: Prospects, court: Court, stacks: readonly Stack[]): number =>
  Math.min(
    ...stacks.map((stack) =>
      missingFaces(scene.state, court, stack).reduce((tokens, face) => tokens + priceOf(lying, face), 0),
    ),
  )

const power = (base: number, times: number): number => {
  let product = 1
  for (let i = 0; i < times; i++) product *= base
  return product
}

/** A task that is not known, by its back. */
const guessed = (prospects: Prospects, court: Court, back: number): number => {
  const { race } = prospects
  if (back === BACKS.power) return gainOf(prospects, court, ['king']) * power(race.perToken, race.unknown + 1)
  return gainOf(prospects, court, ['knight', 'wizard']) * power(race.perToken, race.unknown)
}

const known = (prospects: Prospects, court: Court, task: Task): number => {
  const { scene, lying, race } = prospects
  const stacks = stacksFor(task.type)
  const tokens = movesTo(scene.state, lying, task) + unpaid(prospects, court, stacks)
  return gainOf(prospects, court, stacks) * power(race.perToken, tokens)
}

const taskWorth = (prospects: Prospects, court: Court, slot: Slot): number => {
  const { scene, race } = prospects
  const task = taskKnown(scene, slot)
  const worth = task ? known(prospects, court, task) : guessed(prospects, court, codeIn(scene.state, slot))
  return race.met * worth * (court.hand.includes(slot) ? 1 : race.faceDown)
}

/** One task is completed a turn: the best counts whole, each further one less. */
export const tasksWorth = (prospects: Prospects, court: Court): number => {
  const worths = heldBy(court).map((slot) => taskWorth(prospects, court, slot))
  let [sum, factor] = [0, 1]
  for (const worth of worths.sort((a, b) => b - a)) {
    sum += worth * factor
    factor *= prospects.race.further
  }
  return sum
}
