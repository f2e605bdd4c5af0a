/** Value of the tasks of a hand: what they bring, and how near they are to completion. */
import type { Slot } from '#src/kernel/contract.ts'
import { BACKS, type Stack, stacksFor } from '../../../cards.ts'
import type { Face } from '../../../faces.ts'
import { householdCount, kingsOf } from '../../../rules/court/activeCards.ts'
import { findKnownTask } from '../../../rules/engine/findKnownTask.ts'
import { codeInSlot } from '../../../rules/engine/slots.ts'
import type { Scene } from '../../../rules/ruleTypes.ts'
import type { Court, State } from '../../../state.ts'
import type { BoardVassal } from '../boardVassals.ts'
import type { FacesByStack } from '../completedCardsSummary.ts'
import { scoreFor } from '../goalScore.ts'
import { retainPrice, type TokensByStack, tokensToMeet, unpaidTokens } from '../tokensForTask.ts'
import type { Weights } from '../weights.ts'
import type { IncomeValue } from './incomeValue.ts'
import { kingsValue } from './kingsValue.ts'

/** Court under evaluation, with what was computed for it. */
export interface CourtContext {
  readonly state: State
  readonly court: Court
  readonly vassals: readonly BoardVassal[]
  readonly turnsLeft: number
  readonly pointsToGoal: number
  /** Tokens that the next turn begins with. */
  readonly nextTurnTokens: number
  readonly income: IncomeValue
  /** Faces that one more card of each stack costs, and those of them that are not retained yet. */
  readonly upcharges: FacesByStack
  readonly missingFaces: FacesByStack
  readonly weights: Weights
}

/** Would one more card of this stack be active? */
const wouldBeActive = (court: Court, stack: Stack): boolean =>
  stack === 'king' || court.stacks[stack].length < kingsOf(court) - householdCount(stack)

const extraKingValue = ({ state, court, turnsLeft, weights }: CourtContext): number => {
  const completed = court.stacks.king.length
  return kingsValue(state, completed + 1, turnsLeft, weights) - kingsValue(state, completed, turnsLeft, weights)
}

/** Gain from completing a task with these printed points. */
const completionGain = (context: CourtContext, printedPoints: number, stack: Stack): number => {
  const { state, court, turnsLeft, weights } = context
  const points = scoreFor(state, printedPoints, stack)
  if (!wouldBeActive(court, stack)) return points * weights.inactivePoint
  if (points >= context.pointsToGoal) return points + weights.goalReached
  if (stack === 'king') return points + extraKingValue(context)
  return (
    points +
    (stack === 'ploy' ? 0 : (stack === 'knight' ? context.income.extraKnight : context.income.extraWizard) * turnsLeft)
  )
}

const power = (base: number, times: number): number => {
  let product = 1
  for (let i = 0; i < times; i++) product *= base
  return product
}

/** Share of a task's gain that counts while this many tokens are missing. */
const missingTokensDiscount = ({ weights, nextTurnTokens }: CourtContext, tokens: number): number =>
  weights.readyTask *
  power(weights.perMissingToken, tokens) *
  power(weights.perLateToken, Math.max(0, tokens - nextTurnTokens))

/** Task of the hand, or an estimate from its back. */
export interface HandTask {
  readonly points: number
  readonly stacks: readonly Stack[]
  /** Tokens for the moves and flips of its two vassals. */
  readonly moveTokens: number
  /** Face that it adds to the cost of the next card of its stack; -1 where unknown. */
  readonly nextCardFace: Face
}

const guessFromBack = (weights: Weights, back: number): HandTask => {
  if (back === BACKS.power) return { points: 2, stacks: ['king'], moveTokens: weights.powerMissing, nextCardFace: -1 }
  if (back === BACKS.machination)
    return { points: 4, stacks: ['ploy'], moveTokens: weights.machinationMissing, nextCardFace: -1 }
  return {
    points: 1.5,
    stacks: back === BACKS.knight ? ['knight'] : ['wizard'],
    moveTokens: weights.guildMissing,
    nextCardFace: -1,
  }
}

/** Task of the hand as the scene's seat knows it. */
export const toHandTask = ({ state, vassals, weights }: CourtContext, scene: Scene, slot: Slot): HandTask => {
  const task = findKnownTask(scene, slot)
  if (!task) return guessFromBack(weights, codeInSlot(state, slot))
  const { points, type, cost } = task
  return { points, stacks: stacksFor(type), moveTokens: tokensToMeet(state, vassals, task), nextCardFace: cost }
}

/**
 * Task of the hand in one of the stacks that it may go to: its gain, the tokens that it misses, and its value after the
 * discount for them.
 */
interface CompletionProspect {
  readonly task: HandTask
  readonly stack: Stack
  readonly gain: number
  readonly tokens: number
  value: number
}

const prospectsOf = (context: CourtContext, hand: readonly HandTask[]): CompletionProspect[] => {
  const unpaid = unpaidTokens(context.vassals, context.missingFaces)
  const prospects: CompletionProspect[] = []
  for (const task of hand)
    for (const stack of task.stacks) {
      const tokens = task.moveTokens + unpaid[stack]
      const gained = completionGain(context, task.points, stack)
      prospects.push({ task, stack, gain: gained, tokens, value: gained * missingTokensDiscount(context, tokens) })
    }
  return prospects
}

/** Prospect of the highest value; of equals the first. */
const bestProspect = (prospects: readonly CompletionProspect[]): CompletionProspect | undefined => {
  let bestSoFar = prospects[0]
  for (const prospect of prospects) if (bestSoFar && prospect.value > bestSoFar.value) bestSoFar = prospect
  return bestSoFar
}

/**
 * Value of a hand, from which one task is completed each turn: the best counts in full, each further one less, and less
 * still where its stack has become dearer by then.
 */
export const evaluateHand = (context: CourtContext, hand: readonly HandTask[]): number => {
  const extraTokens: TokensByStack = { knight: 0, wizard: 0, king: 0, ploy: 0 }
  let [sum, factor] = [0, 1]
  let remaining = prospectsOf(context, hand)
  for (let bestNext = bestProspect(remaining); bestNext; bestNext = bestProspect(remaining)) {
    const { task, stack, value } = bestNext
    sum += value * factor
    factor *= context.weights.nextTask
    extraTokens[stack] += task.nextCardFace < 0 ? 3 : retainPrice(context.vassals, task.nextCardFace)
    remaining = remaining.filter((prospect) => prospect.task !== task)
    for (const prospect of remaining)
      if (prospect.stack === stack)
        prospect.value = prospect.gain * missingTokensDiscount(context, prospect.tokens + extraTokens[stack])
  }
  return sum
}
