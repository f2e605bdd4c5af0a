/** Meeting a task and paying for it, for a completion as for a dog (rulings 45 to 51 and 121). */

import type { Slot } from '#src/kernel/contract.ts'
import type { Refusal } from '#src/kernel/result.ts'
import { SPACES, type Space } from '../../board.ts'
import type { Stack, Task } from '../../cards.ts'
import { draftCourt } from '../../changeStateInTurns.ts'
import type { Face } from '../../faces.ts'
import { withoutItem } from '../../withoutItem.ts'
import { checkVassalAction, spacesOpenTo } from '../actions/sharedConditions.ts'
import { familyOf } from '../court/familyOf.ts'
import { findKnownTask } from '../engine/findKnownTask.ts'
import { firstRefusal, refusal } from '../engine/refusal.ts'
import { courtOf, faceAt } from '../engine/slots.ts'
import type { MoveContext, Scene } from '../ruleTypes.ts'
import { meetsLeft, meetsRight, rightSpaces } from './taskRequirement.ts'
import { checkPayment, paymentOptions, payUpcharge } from './upchargePayment.ts'

/** Fields of an action that meets a task; the stack that the card counts for is separate. */
export interface Fulfilment {
  readonly card: Slot
  readonly left: Space
  readonly right: Space
  readonly pay: readonly Face[]
}

/** Completions allowed a turn: one, with some families more (ruling 83). */
export const maxCompletions = ({ rules, state, seat }: Scene): number =>
  familyOf(rules, state, courtOf(state, seat))?.maxCompletions ?? 1

/** Why this turn allows no further completion. */
export const checkCompletionsLeft = (scene: Scene): Refusal | null => {
  const maximum = maxCompletions(scene)
  if (scene.state.completions < maximum) return null
  return maximum === 1 ? refusal('complete.oncePerTurn') : refusal('complete.noMore', 83, { most: maximum })
}

/** Tasks of the hand that some pair of vassals meets, with these pairs in reading order. */
export const fulfillableTasks = (scene: Scene): readonly FulfillableTask[] =>
  courtOf(scene.state, scene.seat).hand.flatMap((card) => {
    const task = findKnownTask(scene, card)
    const vassalPairs = task ? pairsMeeting(scene, task) : []
    return task && vassalPairs.length > 0 ? [{ card, task, pairs: vassalPairs }] : []
  })

export interface FulfillableTask {
  readonly card: Slot
  readonly task: Task
  readonly pairs: readonly (readonly [Space, Space])[]
}

/** Fulfilments for a stack: each payment with each pair of vassals; none if the upcharge cannot be paid. */
export const fulfilmentsOf = (
  scene: Scene,
  { card, pairs: vassalPairs }: FulfillableTask,
  stack: Stack,
): readonly Fulfilment[] =>
  paymentOptions(scene, stack).flatMap((pay) => vassalPairs.map(([left, right]) => ({ card, left, right, pay })))

/** Pairs of different vassals that meet both requirements (rulings 46 and 47). */
export const pairsMeeting = (scene: Scene, task: Task): readonly (readonly [Space, Space])[] => {
  const lefts = spacesOpenTo(scene, [task.left.space], 'use').filter((space) =>
    meetsLeft(task, space, faceAt(scene.state, space)),
  )
  if (lefts.length === 0) return []
  const rights = spacesOpenTo(scene, rightSpaces(scene.state, task), 'use').filter((space) =>
    meetsRight(scene.state, task, space, faceAt(scene.state, space)),
  )
  return lefts.flatMap((left) => rights.filter((right) => right !== left).map((right) => [left, right] as const))
}

/** The task of the hand that is shown, drawn this turn or before (ruling 49), or why it cannot be. */
export const findTaskInHand = (scene: Scene, card: Slot): Task | Refusal =>
  courtOf(scene.state, scene.seat).hand.includes(card)
    ? (findKnownTask(scene, card) ?? refusal('complete.unknown'))
    : refusal('complete.notInHand')

/** Why this fulfilment does not meet a task of the hand; the upcharge is that of `stack`. */
export const checkFulfilment = (
  scene: Scene,
  { left, right, pay }: Fulfilment,
  task: Task,
  stack: Stack,
): Refusal | null => {
  const { state } = scene
  return firstRefusal(
    checkCompletionsLeft(scene),
    left === right && refusal('complete.sameVassal', 46),
    checkVassalAction(scene, left, 'use'),
    checkVassalAction(scene, right, 'use'),
    !meetsLeft(task, left, faceAt(state, left)) && refusal('complete.leftNotMet', 48),
    !meetsRight(state, task, right, faceAt(state, right)) && refusal('complete.rightNotMet', 48),
    checkPayment(scene, stack, pay),
  )
}

/** Takes the card from the hand and the payment to the discard, and marks both vassals. */
export const payAndMark = (context: MoveContext, { card, left, right, pay }: Fulfilment, stack: Stack): void => {
  const { draft } = context
  const court = draftCourt(draft, draft.seat)
  court.hand = withoutItem(court.hand, card)
  payUpcharge(context, draft.seat, pay, stack)
  draft.marked = SPACES.filter((space) => space === left || space === right || draft.marked.includes(space))
  draft.completions += 1 // ruling 121
}
