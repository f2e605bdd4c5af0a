/** Showing that a task is met, and paying for it: the same for a completion and for a dog (rulings 45 to 51 and 121). */
import type { Slot } from '../../../kernel/contract.ts'
import type { Refusal } from '../../../kernel/result.ts'
import { isOn, SPACES, type Space, spacesOn } from '../board.ts'
import type { Stack, Task } from '../cards.ts'
import { type Face, fits } from '../faces.ts'
import { payment, upcharge } from './court.ts'
import { activeCourt, courtOf, faceAt, firstOf, type Play, refusal, remove, type Scene, taskKnown } from './play.ts'
import { touchable, vassalsOn } from './verbs/conditions.ts'

export interface Showing {
  readonly card: Slot
  readonly left: Space
  readonly right: Space
  readonly pay: readonly Face[]
}

const MOST_PER_TURN = 1

export const meetsLeft = (task: Task, space: Space, face: Face): boolean =>
  space === task.left.space && fits(face, task.left)
export const meetsRight = (task: Task, space: Space, face: Face): boolean =>
  isOn(space, task.right.line) && fits(face, task.right)

/** The stack that a task is placed in. */
export const stackOf = (task: Task): Stack => {
  if (task.type === 'knightWizard') throw new Error('a Knight-Wizard card names its stack')
  return task.type
}

/** Every pair of vassals that meets the task, in reading order, with the one way to pay; none where the upcharge cannot be paid. */
export const showings = (scene: Scene): readonly Showing[] =>
  courtOf(scene.state, scene.seat).hand.flatMap((card) => {
    const task = taskKnown(scene, card)
    if (!task) return []
    const court = courtOf(scene.state, scene.seat)
    const pay = upcharge(scene.state, court, stackOf(task))
    if (!payment(scene.state, court, pay)) return []
    return pairs(scene, task).map(([left, right]) => ({ card, left, right, pay }))
  })

/** The pairs of different vassals that meet both requirements (rulings 46 and 47). */
export const pairs = (scene: Scene, task: Task): readonly (readonly [Space, Space])[] => {
  const lefts = vassalsOn(scene, [task.left.space], 'use').filter((space) =>
    meetsLeft(task, space, faceAt(scene.state, space)),
  )
  const rights = vassalsOn(scene, spacesOn(task.right.line), 'use').filter((space) =>
    meetsRight(task, space, faceAt(scene.state, space)),
  )
  return lefts.flatMap((left) => rights.filter((right) => right !== left).map((right) => [left, right] as const))
}

const samePay = (a: readonly Face[], b: readonly Face[]): boolean =>
  a.length === b.length && a.every((face, i) => face === b[i])

/** Why this showing is refused. */
export const checkShowing = (scene: Scene, { card, left, right, pay }: Showing): Refusal | null => {
  const { state, seat } = scene
  const court = courtOf(state, seat)
  if (!court.hand.includes(card)) return refusal('complete.notInHand')
  const task = taskKnown(scene, card)
  if (!task) return refusal('complete.unknown')
  return firstOf(
    state.completions >= MOST_PER_TURN && refusal('complete.oncePerTurn'),
    left === right && refusal('complete.sameVassal', 46),
    touchable(scene, left, 'use'),
    touchable(scene, right, 'use'),
    !meetsLeft(task, left, faceAt(state, left)) && refusal('complete.leftNotMet', 48),
    !meetsRight(task, right, faceAt(state, right)) && refusal('complete.rightNotMet', 48),
    !samePay(pay, upcharge(state, court, stackOf(task))) && refusal('complete.wrongPay', 50),
    !payment(state, court, pay) && refusal('complete.cannotPay', 50),
  )
}

/** Takes the card from the hand and the payment to the discard, marks both vassals. */
export const show = (play: Play, { card, left, right, pay }: Showing): void => {
  const { draft } = play
  const court = activeCourt(play)
  const paid = payment(draft, court, pay)
  if (!paid) throw new Error('payment was checked')
  remove(court.hand, card)
  for (const slot of paid) remove(court.retained, slot)
  draft.discard.push(...paid)
  if (paid.length > 0) play.tell({ kind: 'paid', seat: draft.seat, slots: paid })
  draft.marked = SPACES.filter((space) => space === left || space === right || draft.marked.includes(space))
  draft.completions += 1
}
