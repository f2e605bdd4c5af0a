/** Claiming a face-down task for its upcharge, or declining: it is left there unseen (rulings 74 to 76). */

import type { Seat, Slot } from '#src/kernel/contract.ts'
import type { Refusal } from '#src/kernel/result.ts'
import type { Action, ActionOf } from '../../actions.ts'
import type { Task } from '../../cards.ts'
import { popTodo } from '../../changeState.ts'
import { draftCourt, placeInStack } from '../../changeStateInTurns.ts'
import type { PendingReward, State } from '../../state.ts'
import { findKnownTask } from '../engine/findKnownTask.ts'
import { firstRefusal, refusal } from '../engine/refusal.ts'
import { codeInSlot, taskInSlot } from '../engine/slots.ts'
import type { ActionHandler, MoveContext, Scene } from '../ruleTypes.ts'
import { meetsLeft, meetsRight } from '../tasks/taskRequirement.ts'
import { namedStackChoices, stackOfTask } from '../tasks/taskStacks.ts'
import { checkPayment, paymentOptions, payUpcharge } from '../tasks/upchargePayment.ts'
import { pendingRewardOf } from './rewards.ts'

type FaceDownReward = Extract<PendingReward, { readonly kind: 'faceDown' }>

const pendingClaim = (state: State): FaceDownReward | null => {
  const entry = pendingRewardOf(state)
  return entry?.kind === 'faceDown' ? entry : null
}

/** Halves of a task that a vassal used this turn fits, with its space and face then (ruling 74). */
export const halvesMetByUsed = (state: State, task: Task): { readonly left: boolean; readonly right: boolean } => {
  const used = state.usedVassals ?? []
  return {
    left: used.some(({ space, face }) => meetsLeft(task, space, face)),
    right: used.some(({ space, face }) => meetsRight(state, task, space, face)),
  }
}

/** One half is enough, unless the option asks for both. */
const isMetByUsed = (state: State, task: Task): boolean => {
  const { left, right } = halvesMetByUsed(state, task)
  return state.setting.options.faceDownMatch === 'both' ? left && right : left || right
}

/** The face-down task that the pending reward is about, if the scene's seat knows it; only its owner may. */
const ownFaceDownTask = (scene: Scene): Task | null => {
  const entry = pendingClaim(scene.state)
  return entry && findKnownTask(scene, entry.card)
}

const listClaims = (scene: Scene): readonly ActionOf<'claim'>[] => {
  const task = ownFaceDownTask(scene)
  if (!task) return []
  return namedStackChoices(task).flatMap((stack) =>
    paymentOptions(scene, stackOfTask(task, stack)).map((pay) => ({ kind: 'claim', pay, ...(stack && { stack }) })),
  )
}

const checkClaim = (scene: Scene, { pay, stack }: ActionOf<'claim'>): Refusal | null => {
  if (!pendingClaim(scene.state)) return refusal('claim.notAsked')
  const task = ownFaceDownTask(scene)
  if (!task) return refusal('complete.unknown')
  return firstRefusal(
    !isMetByUsed(scene.state, task) && refusal('claim.notFitted', 74),
    !namedStackChoices(task).includes(stack) && refusal('complete.otherStack', 141),
    checkPayment(scene, stackOfTask(task, stack), pay),
  )
}

/**
 * Applies a claim. Intrigue is then over for its owner (ruling 76). It uses up no vassals, and no completion of the
 * turn.
 */
const applyClaim = (context: MoveContext, { pay, stack: namedStack }: ActionOf<'claim'>): void => {
  const { draft } = context
  const entry = pendingClaim(draft)
  if (!entry) throw new Error('no claim is awaited')
  const { seat, card } = entry
  const stack = stackOfTask(taskInSlot(draft, card), namedStack)
  popTodo(draft)
  payUpcharge(context, seat, pay, stack)
  placeInStack(draft, seat, stack, card)
  draftCourt(draft, seat).intrigue = { at: 'exhausted' }
  context.emit({ kind: 'claimed', seat, card, stack })
}

export const claimFaceDownTask: ActionHandler<ActionOf<'claim'>> = {
  list: listClaims,
  check: checkClaim,
  act: applyClaim,
}

/** Declining a claim: always possible, and it opens nothing (ruling 75). */
export const declineClaim: ActionHandler<ActionOf<'decline'>> = {
  list: () => [{ kind: 'decline' }],
  check: ({ state }) => (pendingClaim(state) ? null : refusal('decline.reward', 71)),
  act(context) {
    const entry = pendingRewardOf(context.draft)
    if (!entry) throw new Error('nothing is asked')
    popTodo(context.draft)
    context.emit({ kind: 'declined', seat: entry.seat })
  },
}

/** The face-down card that a claim opens. */
export const slotOpenedByClaim = (state: State, seat: Seat, action: Action): readonly Slot[] => {
  const entry = action.kind === 'claim' ? pendingClaim(state) : null
  return entry?.seat === seat && codeInSlot(state, entry.card) < 0 ? [entry.card] : []
}
