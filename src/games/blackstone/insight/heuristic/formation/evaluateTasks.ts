/** Value of a court's tasks for the race: a task shortens it by tokens that come in each round, or by a dog. */
import type { Slot } from '#src/kernel/contract.ts'
import { BACKS, DOG_BREEDS, type DogBreed, type Stack, stacksFor, type Task } from '../../../cards.ts'
import { DOGS } from '../../../data/dogs.ts'
import { householdCount, kingsOf } from '../../../rules/court/activeCards.ts'
import { freeDogs } from '../../../rules/dogs.ts'
import { findKnownTask } from '../../../rules/engine/findKnownTask.ts'
import { codeInSlot, tasksHeldBy } from '../../../rules/engine/slots.ts'
import type { Scene } from '../../../rules/ruleTypes.ts'
import type { Court, State } from '../../../state.ts'
import type { BoardVassal } from '../boardVassals.ts'
import type { FacesByStack } from '../completedCardsSummary.ts'
import { type TokensByStack, tokensToMeet, unpaidTokens } from '../tokensForTask.ts'
import { type RaceStatus, raceCost } from './raceCost.ts'
import type { RaceWeights } from './raceWeights.ts'

export interface RaceContext {
  readonly scene: Scene
  readonly vassals: readonly BoardVassal[]
  readonly race: RaceWeights
  readonly gains: RaceGains
}

/** Reduction of the race cost by one more active card of each stack, and by a dog of each breed. */
export interface RaceGains {
  readonly stacks: Readonly<Record<Stack, number>>
  readonly dogs: Readonly<Record<DogBreed, number>>
}

/** Gains for a race. `currentCost`: its cost now. */
export const raceGains = (state: State, status: RaceStatus, currentCost: number, weights: RaceWeights): RaceGains => {
  const { knights, wizards, dogs } = status
  const costSaved = (change: Partial<RaceStatus>): number => currentCost - raceCost({ ...status, ...change }, weights)
  /** A second dog of a breed brings nothing. */
  const dogGain = (breed: DogBreed): number =>
    dogs.has(breed) || freeDogs(state, breed) === 0 ? 0 : costSaved({ dogs: new Set([...dogs, breed]) })
  const knight = costSaved({ knights: knights + 1 })
  const wizard = costSaved({ wizards: wizards + 1 })
  return {
    stacks: { knight, wizard, king: weights.king, ploy: 0 },
    dogs: { jack: dogGain('jack'), scottie: dogGain('scottie'), westie: dogGain('westie') },
  }
}

/** Court, and the tokens that are missing to pay for one more card of each stack. */
interface CourtNeeds {
  readonly court: Court
  readonly unpaid: TokensByStack
}

/** Would one more card of this stack be active? */
const wouldBeActive = (court: Court, stack: Stack): boolean =>
  stack === 'king' || court.stacks[stack].length < kingsOf(court) - householdCount(stack)

/** Highest gain that a task for one of these stacks can bring. */
const bestGainFor = ({ gains }: RaceContext, { court }: CourtNeeds, stacks: readonly Stack[]): number => {
  let best = 0
  for (const stack of stacks) if (wouldBeActive(court, stack)) best = Math.max(best, gains.stacks[stack])
  for (const breed of DOG_BREEDS) if (stacks.includes(DOGS[breed].task)) best = Math.max(best, gains.dogs[breed])
  return best
}

/** Tokens that are missing to pay for one more card of the cheapest of these stacks. */
const fewestUnpaidTokens = ({ unpaid }: CourtNeeds, stacks: readonly Stack[]): number => {
  let fewest = Number.POSITIVE_INFINITY
  for (const stack of stacks) fewest = Math.min(fewest, unpaid[stack])
  return fewest
}

const power = (base: number, times: number): number => {
  let product = 1
  for (let i = 0; i < times; i++) product *= base
  return product
}

/** Gain from an unknown task, estimated from its back. */
const guessedTaskGain = (context: RaceContext, needs: CourtNeeds, back: number): number => {
  const { race } = context
  if (back === BACKS.power)
    return bestGainFor(context, needs, ['king']) * power(race.perMissingToken, race.unknownTaskTokens + 1)
  return bestGainFor(context, needs, ['knight', 'wizard']) * power(race.perMissingToken, race.unknownTaskTokens)
}

const knownTaskGain = (context: RaceContext, needs: CourtNeeds, task: Task): number => {
  const { scene, vassals, race } = context
  const stacks = stacksFor(task.type)
  const tokens = tokensToMeet(scene.state, vassals, task) + fewestUnpaidTokens(needs, stacks)
  return bestGainFor(context, needs, stacks) * power(race.perMissingToken, tokens)
}

const taskValue = (context: RaceContext, needs: CourtNeeds, slot: Slot): number => {
  const { scene, race } = context
  const task = findKnownTask(scene, slot)
  const gain = task
    ? knownTaskGain(context, needs, task)
    : guessedTaskGain(context, needs, codeInSlot(scene.state, slot))
  return race.readyTask * gain * (needs.court.hand.includes(slot) ? 1 : race.faceDownTask)
}

/**
 * Value of the tasks of a court, of which one is completed each turn: the best counts in full, each further one less.
 */
export const evaluateTasks = (context: RaceContext, court: Court, missing: FacesByStack): number => {
  const needs = { court, unpaid: unpaidTokens(context.vassals, missing) }
  const values = tasksHeldBy(court).map((slot) => taskValue(context, needs, slot))
  let [sum, factor] = [0, 1]
  for (const value of values.sort((a, b) => b - a)) {
    sum += value * factor
    factor *= context.race.nextTask
  }
  return sum
}
