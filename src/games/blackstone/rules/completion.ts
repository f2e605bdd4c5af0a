/** Showing that a task is met, and paying for it: the same for a completion and for a dog (rulings 45 to 51 and 121). */
import type { Slot } from '../../../kernel/contract.ts'
import type { Refusal } from '../../../kernel/result.ts'
import { SPACES, type Space } from '../board.ts'
import type { Stack, Task } from '../cards.ts'
import type { Face } from '../faces.ts'
import { familyOf } from './family.ts'
import { checkPay, payUp, waysToPay } from './payment.ts'
import {
  activeCourt,
  courtOf,
  faceAt,
  firstOf,
  type Play,
  refusal,
  remove,
  type Scene,
  taskIn,
  taskKnown,
} from './play.ts'
import { meetsLeft, meetsRight, rightSpaces } from './requirement.ts'
import { touchable, vassalsOn } from './verbs/conditions.ts'

export interface Showing {
  readonly card: Slot
  readonly left: Space
  readonly right: Space
  readonly pay: readonly Face[]
}

/** Completions a turn: one, of some family more (ruling 83). */
export const mostPerTurn = ({ rules, state, seat }: Scene): number =>
  familyOf(rules, state, courtOf(state, seat))?.completions ?? 1

const noMore = (scene: Scene): Refusal | null => {
  const most = mostPerTurn(scene)
  if (scene.state.completions < most) return null
  return most === 1 ? refusal('complete.oncePerTurn') : refusal('complete.noMore', 83, { most })
}

/** The stack that a task is placed in. */
export const stackOf = (task: Task): Stack => {
  if (task.type === 'knightWizard') throw new Error('a Knight-Wizard card names its stack')
  return task.type
}

/** Every pair of vassals that meets the task, in reading order, with each way to pay; none where the upcharge cannot be paid. */
export const showings = (scene: Scene): readonly Showing[] =>
  courtOf(scene.state, scene.seat).hand.flatMap((card) => {
    const task = taskKnown(scene, card)
    if (!task) return []
    return waysToPay(scene, stackOf(task)).flatMap((pay) =>
      pairs(scene, task).map(([left, right]) => ({ card, left, right, pay })),
    )
  })

/** The pairs of different vassals that meet both requirements (rulings 46 and 47). */
export const pairs = (scene: Scene, task: Task): readonly (readonly [Space, Space])[] => {
  const lefts = vassalsOn(scene, [task.left.space], 'use').filter((space) =>
    meetsLeft(task, space, faceAt(scene.state, space)),
  )
  const rights = vassalsOn(scene, rightSpaces(scene.state, task), 'use').filter((space) =>
    meetsRight(scene.state, task, space, faceAt(scene.state, space)),
  )
  return lefts.flatMap((left) => rights.filter((right) => right !== left).map((right) => [left, right] as const))
}

/** Why this showing is refused. */
export const checkShowing = (scene: Scene, { card, left, right, pay }: Showing): Refusal | null => {
  const { state, seat } = scene
  const court = courtOf(state, seat)
  if (!court.hand.includes(card)) return refusal('complete.notInHand')
  const task = taskKnown(scene, card)
  if (!task) return refusal('complete.unknown')
  return firstOf(
    noMore(scene),
    left === right && refusal('complete.sameVassal', 46),
    touchable(scene, left, 'use'),
    touchable(scene, right, 'use'),
    !meetsLeft(task, left, faceAt(state, left)) && refusal('complete.leftNotMet', 48),
    !meetsRight(state, task, right, faceAt(state, right)) && refusal('complete.rightNotMet', 48),
    checkPay(scene, stackOf(task), pay),
  )
}

/** Takes the card from the hand and the payment to the discard, marks both vassals. */
export const show = (play: Play, { card, left, right, pay }: Showing): void => {
  const { draft } = play
  remove(activeCourt(play).hand, card)
  payUp(play, draft.seat, pay, stackOf(taskIn(draft, card)))
  draft.marked = SPACES.filter((space) => space === left || space === right || draft.marked.includes(space))
  draft.completions += 1
}
