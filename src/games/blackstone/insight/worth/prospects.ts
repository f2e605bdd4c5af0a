/** What the tasks of a court may bring to a race: each shortens it by tokens that come in, or by a dog. */
import type { Slot } from '../../../../kernel/contract.ts'
import { BACKS, BREEDS, type Breed, type Stack, stacksFor, type Task } from '../../cards.ts'
import { DOGS } from '../../data/dogs.ts'
import { heldBy, household, kingsOf } from '../../rules/court.ts'
import { freeDogs } from '../../rules/dogs.ts'
import { codeIn, type Scene, taskKnown } from '../../rules/play.ts'
import type { Court, State } from '../../state.ts'
import type { Lying } from './board.ts'
import type { Faces } from './completed.ts'
import { movesTo, type Tokens, unpaidOf } from './need.ts'
import { type Race, type Standing, toll } from './race.ts'

export interface Prospects {
  readonly scene: Scene
  readonly lying: readonly Lying[]
  readonly race: Race
  readonly gains: Gains
}

/** How much lower the toll would be with one more active card of each stack, and with a dog of each breed. */
export interface Gains {
  readonly stacks: Readonly<Record<Stack, number>>
  readonly dogs: Readonly<Record<Breed, number>>
}

/** `now`: the toll as it stands. */
export const gainsIn = (state: State, standing: Standing, now: number, race: Race): Gains => {
  const { knights, wizards, dogs } = standing
  const saved = (change: Partial<Standing>): number => now - toll({ ...standing, ...change }, race)
  /** The second of a breed brings nothing. */
  const adopted = (breed: Breed): number =>
    dogs.has(breed) || freeDogs(state, breed) === 0 ? 0 : saved({ dogs: new Set([...dogs, breed]) })
  const knight = saved({ knights: knights + 1 })
  const wizard = saved({ wizards: wizards + 1 })
  return {
    stacks: { knight, wizard, king: race.king, ploy: 0 },
    dogs: { jack: adopted('jack'), scottie: adopted('scottie'), westie: adopted('westie') },
  }
}

/** A court and what it still needs to pay for one more card of each stack. */
interface Own {
  readonly court: Court
  readonly unpaid: Tokens
}

/** Would one more card of this stack be active? */
const wouldWake = (court: Court, stack: Stack): boolean =>
  stack === 'king' || court.stacks[stack].length < kingsOf(court) - household(stack)

/** The best that a task for one of these stacks can bring. */
const gainOf = ({ gains }: Prospects, { court }: Own, stacks: readonly Stack[]): number => {
  let best = 0
  for (const stack of stacks) if (wouldWake(court, stack)) best = Math.max(best, gains.stacks[stack])
  for (const breed of BREEDS) if (stacks.includes(DOGS[breed].task)) best = Math.max(best, gains.dogs[breed])
  return best
}

/** Tokens that are missing to pay for one more card of the cheapest of these stacks. */
const cheapest = ({ unpaid }: Own, stacks: readonly Stack[]): number => {
  let least = Number.POSITIVE_INFINITY
  for (const stack of stacks) least = Math.min(least, unpaid[stack])
  return least
}

const power = (base: number, times: number): number => {
  let product = 1
  for (let i = 0; i < times; i++) product *= base
  return product
}

/** A task that is not known, by its back. */
const guessed = (prospects: Prospects, own: Own, back: number): number => {
  const { race } = prospects
  if (back === BACKS.power) return gainOf(prospects, own, ['king']) * power(race.perToken, race.unknown + 1)
  return gainOf(prospects, own, ['knight', 'wizard']) * power(race.perToken, race.unknown)
}

const known = (prospects: Prospects, own: Own, task: Task): number => {
  const { scene, lying, race } = prospects
  const stacks = stacksFor(task.type)
  const tokens = movesTo(scene.state, lying, task) + cheapest(own, stacks)
  return gainOf(prospects, own, stacks) * power(race.perToken, tokens)
}

const taskWorth = (prospects: Prospects, own: Own, slot: Slot): number => {
  const { scene, race } = prospects
  const task = taskKnown(scene, slot)
  const worth = task ? known(prospects, own, task) : guessed(prospects, own, codeIn(scene.state, slot))
  return race.met * worth * (own.court.hand.includes(slot) ? 1 : race.faceDown)
}

/** One task is completed a turn: the best counts whole, each further one less. */
export const tasksWorth = (prospects: Prospects, court: Court, missing: Faces): number => {
  const own = { court, unpaid: unpaidOf(prospects.lying, missing) }
  const worths = heldBy(court).map((slot) => taskWorth(prospects, own, slot))
  let [sum, factor] = [0, 1]
  for (const worth of worths.sort((a, b) => b - a)) {
    sum += worth * factor
    factor *= prospects.race.further
  }
  return sum
}
