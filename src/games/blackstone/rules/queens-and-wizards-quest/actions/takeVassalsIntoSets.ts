/**
 * Queen's Quest: playing a Machination to take one or both of its vassals into sets (rules 2.4, rulings 97, 98 and
 * 104).
 */

import type { Slot } from '#src/kernel/contract.ts'
import type { Refusal } from '#src/kernel/result.ts'
import type { ActionOf, SetPlacement } from '../../../actions.ts'
import type { Space } from '../../../board.ts'
import type { Task } from '../../../cards.ts'
import { setSpace } from '../../../changeState.ts'
import { draftCourt, pushDiscard } from '../../../changeStateInTurns.ts'
import type { Face } from '../../../faces.ts'
import { withItemAt } from '../../../listHelpers.ts'
import { withoutItem } from '../../../withoutItem.ts'
import { checkVassalAction, spacesOpenTo } from '../../actions/sharedConditions.ts'
import { findKnownTask } from '../../engine/findKnownTask.ts'
import { pushTodos } from '../../engine/pushTodos.ts'
import { firstRefusal, refusal } from '../../engine/refusal.ts'
import { courtOf, faceAt, slotAt } from '../../engine/slots.ts'
import type { ActionHandler, MoveContext, Scene } from '../../ruleTypes.ts'
import { meetsLeft, meetsRight, rightSpaces } from '../../tasks/taskRequirement.ts'
import { canAct, checkActionPoints, spendActionPoints } from '../actionPoints.ts'
import { canJoinSet, setFacesOf } from '../sets.ts'

type UseAction = ActionOf<'use'>
type SetFaces = readonly (readonly Face[])[]

const ownSetFaces = ({ state, seat }: Scene): SetFaces => setFacesOf(state, courtOf(state, seat))

/** The sets after this face has joined set number `set`; the number after the last begins a new set. */
const setsAfterJoining = (sets: SetFaces, set: number, face: Face): SetFaces =>
  set === sets.length ? [...sets, [face]] : sets.map((faces, at) => (at === set ? [...faces, face] : faces))

/** Placements into every set that this face can join, and into a new one last. */
const listSetPlacements = (scene: Scene, sets: SetFaces, space: Space): readonly SetPlacement[] => {
  const face = faceAt(scene.state, space)
  const joinable = sets.flatMap((faces, set) => (canJoinSet(faces, face) ? [set] : []))
  return [...joinable, sets.length].map((set) => ({ space, set }))
}

/**
 * Uses of the left half, the right half, and both; with both, the right one joins the sets as the left one leaves them
 * (ruling 98).
 */
const listUses = (scene: Scene, card: Slot, task: Task): readonly UseAction[] => {
  const { state } = scene
  const sets = ownSetFaces(scene)
  const lefts = spacesOpenTo(scene, [task.left.space], 'use').filter((space) =>
    meetsLeft(task, space, faceAt(state, space)),
  )
  const rights = spacesOpenTo(scene, rightSpaces(state, task), 'use').filter((space) =>
    meetsRight(state, task, space, faceAt(state, space)),
  )
  const rightTakings = (setsThen: SetFaces): readonly SetPlacement[] =>
    rights.flatMap((space) => listSetPlacements(scene, setsThen, space))
  const leftTakings = lefts.flatMap((space) => listSetPlacements(scene, sets, space))
  const both = leftTakings.flatMap((left) =>
    rightTakings(setsAfterJoining(sets, left.set, faceAt(state, left.space))).map((right) => ({ left, right })),
  )
  const parts = [...leftTakings.map((left) => ({ left })), ...rightTakings(sets).map((right) => ({ right })), ...both]
  return parts.map((part) => ({ kind: 'use', card, ...part }))
}

const checkSet = (sets: SetFaces, set: number, face: Face): Refusal | null => {
  if (set > sets.length) return refusal('use.noSet')
  return canJoinSet(sets[set] ?? [], face) ? null : refusal('use.setBroken', 98)
}

const checkSets = (scene: Scene, { left, right }: UseAction): Refusal | null => {
  const sets = ownSetFaces(scene)
  const leftFace = left ? faceAt(scene.state, left.space) : -1
  const setsAfterLeft = left && left.set <= sets.length ? setsAfterJoining(sets, left.set, leftFace) : sets
  return firstRefusal(
    !!left && checkSet(sets, left.set, leftFace),
    !!right && checkSet(setsAfterLeft, right.set, faceAt(scene.state, right.space)),
  )
}

const checkVassalsMeet = (scene: Scene, task: Task, { left, right }: UseAction): Refusal | null => {
  const { state } = scene
  return firstRefusal(
    !!left && checkVassalAction(scene, left.space, 'use'),
    !!right && checkVassalAction(scene, right.space, 'use'),
    !!left && !meetsLeft(task, left.space, faceAt(state, left.space)) && refusal('complete.leftNotMet'),
    !!right && !meetsRight(state, task, right.space, faceAt(state, right.space)) && refusal('complete.rightNotMet', 97),
  )
}

/** Moves the vassal from the board to its set, with the face that was up. */
const collectVassal = (context: MoveContext, { space, set }: SetPlacement): void => {
  const { draft } = context
  const slot = slotAt(draft, space)
  const court = draftCourt(draft, draft.seat)
  const { sets = [] } = court
  court.sets = withItemAt(sets, set, [...(sets[set] ?? []), slot])
  setSpace(draft, space, -1)
  context.emit({ kind: 'collected', seat: draft.seat, slot, space, set })
}

export const takeVassalsIntoSets: ActionHandler<UseAction> = {
  list(scene) {
    if (!canAct(scene)) return []
    return courtOf(scene.state, scene.seat).hand.flatMap((card) => {
      const task = findKnownTask(scene, card)
      return task ? listUses(scene, card, task) : []
    })
  },

  check(scene, action) {
    if (!courtOf(scene.state, scene.seat).hand.includes(action.card)) return refusal('complete.notInHand')
    const task = findKnownTask(scene, action.card)
    if (!task) return refusal('complete.unknown')
    const { left, right } = action
    return firstRefusal(
      !left && !right && refusal('use.nothing'),
      !!left && left.space === right?.space && refusal('complete.sameVassal', 46),
      checkVassalsMeet(scene, task, action),
      checkSets(scene, action),
      checkActionPoints(scene, 1),
    )
  },

  act(context, { card, left, right }) {
    const { draft } = context
    const parts = [left, right].filter((part) => part !== undefined)
    spendActionPoints(context, 1)
    const court = draftCourt(draft, draft.seat)
    court.hand = withoutItem(court.hand, card)
    pushDiscard(draft, 'machination', [card])
    draft.completions += 1
    context.emit({ kind: 'used', seat: draft.seat, slot: card })
    for (const part of parts) collectVassal(context, part)
    pushTodos(context, ...parts.map(({ space }) => ({ do: 'fill', space, pile: court.pile }) as const))
  },
}
