/** Showing that a task is met, and paying for it: the same for a completion and for a dog (rulings 45 to 51 and 121). */
import type { Slot } from '../../../kernel/contract.ts'
import type { Refusal } from '../../../kernel/result.ts'
import { SPACES, type Space } from '../board.ts'
import type { Stack, Task } from '../cards.ts'
import type { Face } from '../faces.ts'
import { familyOf } from './family.ts'
import { checkPay, payUp, waysToPay } from './payment.ts'
import { activeCourt, courtOf, faceAt, firstOf, type Play, refusal, remove, type Scene, taskKnown } from './play.ts'
import { meetsLeft, meetsRight, rightSpaces } from './requirement.ts'
import { touchable, vassalsOn } from './verbs/conditions.ts'

/** What an action says. In which stack the card counts is said beside it. */
export interface Showing {
  readonly card: Slot
  readonly left: Space
  readonly right: Space
  readonly pay: readonly Face[]
}

/** Completions a turn: one, of some family more (ruling 83). */
export const mostPerTurn = ({ rules, state, seat }: Scene): number =>
  familyOf(rules, state, courtOf(state, seat))?.completions ?? 1

/** Why this turn brings no further completion. */
export const noMore = (scene: Scene): Refusal | null => {
  const most = mostPerTurn(scene)
  if (scene.state.completions < most) return null
  return most === 1 ? refusal('complete.oncePerTurn') : refusal('complete.noMore', 83, { most })
}

/** Each task of the hand that some pair of vassals meets, with these pairs in reading order. */
export const metTasks = (scene: Scene): readonly Met[] =>
  courtOf(scene.state, scene.seat).hand.flatMap((card) => {
    const task = taskKnown(scene, card)
    const found = task ? pairs(scene, task) : []
    return task && found.length > 0 ? [{ card, task, pairs: found }] : []
  })

export interface Met {
  readonly card: Slot
  readonly task: Task
  readonly pairs: readonly (readonly [Space, Space])[]
}

/** Each way to pay for a stack with each pair of vassals; none where the upcharge cannot be paid. */
export const showings = (scene: Scene, { card, pairs: found }: Met, stack: Stack): readonly Showing[] =>
  waysToPay(scene, stack).flatMap((pay) => found.map(([left, right]) => ({ card, left, right, pay })))

/** The pairs of different vassals that meet both requirements (rulings 46 and 47). */
export const pairs = (scene: Scene, task: Task): readonly (readonly [Space, Space])[] => {
  const lefts = vassalsOn(scene, [task.left.space], 'use').filter((space) =>
    meetsLeft(task, space, faceAt(scene.state, space)),
  )
  if (lefts.length === 0) return []
  const rights = vassalsOn(scene, rightSpaces(scene.state, task), 'use').filter((space) =>
    meetsRight(scene.state, task, space, faceAt(scene.state, space)),
  )
  return lefts.flatMap((left) => rights.filter((right) => right !== left).map((right) => [left, right] as const))
}

/** The task of the hand that is shown, or why it cannot be. */
export const heldTask = (scene: Scene, card: Slot): Task | Refusal =>
  courtOf(scene.state, scene.seat).hand.includes(card)
    ? (taskKnown(scene, card) ?? refusal('complete.unknown'))
    : refusal('complete.notInHand')

/** Why a task of the hand is not met so; the upcharge is that of this stack. */
export const checkShowing = (scene: Scene, { left, right, pay }: Showing, task: Task, stack: Stack): Refusal | null => {
  const { state } = scene
  return firstOf(
    noMore(scene),
    left === right && refusal('complete.sameVassal', 46),
    touchable(scene, left, 'use'),
    touchable(scene, right, 'use'),
    !meetsLeft(task, left, faceAt(state, left)) && refusal('complete.leftNotMet', 48),
    !meetsRight(state, task, right, faceAt(state, right)) && refusal('complete.rightNotMet', 48),
    checkPay(scene, stack, pay),
  )
}

/** Takes the card from the hand and the payment to the discard, marks both vassals. */
export const show = (play: Play, { card, left, right, pay }: Showing, stack: Stack): void => {
  const { draft } = play
  remove(activeCourt(play).hand, card)
  payUp(play, draft.seat, pay, stack)
  draft.marked = SPACES.filter((space) => space === left || space === right || draft.marked.includes(space))
  draft.completions += 1
}
