/**
 * Wizard's Quest: playing a Machination to place one or two vassals of the hand (rules 2.5, rulings 93, 97 and 167).
 */

import type { Slot } from '#src/kernel/contract.ts'
import type { Refusal } from '#src/kernel/result.ts'
import type { ActionOf, VassalPlacement } from '../../../actions.ts'
import type { Space } from '../../../board.ts'
import { cardOf, encodeCard, faceOnSide, type Task } from '../../../cards.ts'
import { draftCourt, pushDiscard, setCard } from '../../../changeStateInTurns.ts'
import { type Face, type FacePattern, fitsPattern } from '../../../faces.ts'
import { withoutItem } from '../../../withoutItem.ts'
import { findKnownTask } from '../../engine/findKnownTask.ts'
import { firstRefusal, refusal } from '../../engine/refusal.ts'
import { codeInSlot, courtOf } from '../../engine/slots.ts'
import type { ActionHandler, MoveContext, Scene } from '../../ruleTypes.ts'
import { meetsLeft, meetsRight, rightSpaces } from '../../tasks/taskRequirement.ts'
import { canAct, checkActionPoints, spendActionPoints } from '../actionPoints.ts'
import { canPutOn, putOnSpace } from '../vassalStacks.ts'

type Lay = ActionOf<'lay'>

const SIDES = [0, 1] as const

/** The face that would be up; the owner chooses the side (ruling 93). -1 if the vassal is not known. */
const faceOfPlacement = (scene: Scene, { slot, side }: VassalPlacement): Face => {
  const code = scene.knownCode(slot)
  return code < 0 ? -1 : faceOnSide(cardOf(code), side)
}

/**
 * Can this face be placed here after the earlier placement? The second of two vassals is judged by the board after the
 * first (ruling 167).
 */
export const canPlaceAfter = (scene: Scene, space: Space, face: Face, earlier: VassalPlacement | undefined): boolean =>
  earlier?.space === space ? faceOfPlacement(scene, earlier) === face : canPutOn(scene.state, space, face)

/** Vassals of the hand that fit, each with the side that does. */
const matchingVassals = (scene: Scene, pattern: FacePattern): readonly Omit<VassalPlacement, 'space'>[] =>
  (courtOf(scene.state, scene.seat).vassals ?? []).flatMap((slot) => {
    const code = scene.knownCode(slot)
    if (code < 0) return []
    return SIDES.filter((side) => fitsPattern(faceOnSide(cardOf(code), side), pattern)).map((side) => ({ slot, side }))
  })

const listPlacements = (
  scene: Scene,
  pattern: FacePattern,
  spaces: readonly Space[],
  earlier?: VassalPlacement,
): readonly VassalPlacement[] => {
  const placed: VassalPlacement[] = []
  for (const { slot, side } of matchingVassals(scene, pattern)) {
    if (slot === earlier?.slot) continue
    for (const space of spaces) {
      const placement = { slot, side, space }
      if (canPlaceAfter(scene, space, faceOfPlacement(scene, placement), earlier)) placed.push(placement)
    }
  }
  return placed
}

/** Lays of the left half, the right half, and both. */
const listLays = (scene: Scene, card: Slot, task: Task): readonly Lay[] => {
  const lefts = listPlacements(scene, task.left, [task.left.space])
  const rights = (earlier?: VassalPlacement) =>
    listPlacements(scene, task.right, rightSpaces(scene.state, task), earlier)
  const both = lefts.flatMap((left) => rights(left).map((right) => ({ left, right })))
  const parts = [...lefts.map((left) => ({ left })), ...rights().map((right) => ({ right })), ...both]
  return parts.map((part) => ({ kind: 'lay', card, ...part }))
}

const checkOwnVassals = ({ state, seat, knownCode }: Scene, placements: readonly VassalPlacement[]): Refusal | null => {
  const { vassals = [] } = courtOf(state, seat)
  return firstRefusal(
    !placements.every(({ slot }) => vassals.includes(slot)) && refusal('lay.notYours'),
    new Set(placements.map(({ slot }) => slot)).size < placements.length && refusal('complete.sameVassal', 46),
    placements.some(({ slot }) => knownCode(slot) < 0) && refusal('complete.unknown'),
  )
}

const checkPlacements = (scene: Scene, task: Task, { left, right }: Lay): Refusal | null => {
  const leftFace = left ? faceOfPlacement(scene, left) : -1
  const rightFace = right ? faceOfPlacement(scene, right) : -1
  return firstRefusal(
    !!left && !meetsLeft(task, left.space, leftFace) && refusal('complete.leftNotMet', 93),
    !!right && !meetsRight(scene.state, task, right.space, rightFace) && refusal('complete.rightNotMet', 97),
    !!left && !canPutOn(scene.state, left.space, leftFace) && refusal('lay.otherFace'),
    !!right && !canPlaceAfter(scene, right.space, rightFace, left) && refusal('lay.otherFace', left && 167),
  )
}

const placementsOf = ({ left, right }: Lay): readonly VassalPlacement[] =>
  [left, right].filter((part) => part !== undefined)

const placeVassal = (context: MoveContext, { slot, side, space }: VassalPlacement): void => {
  const { draft } = context
  const court = draftCourt(draft, draft.seat)
  court.vassals = withoutItem(court.vassals ?? [], slot)
  setCard(draft, slot, encodeCard(cardOf(codeInSlot(draft, slot)), side))
  putOnSpace(draft, slot, space)
  context.emit({ kind: 'laid', seat: draft.seat, slot, space })
}

export const placeHandVassals: ActionHandler<Lay> = {
  list(scene) {
    if (!canAct(scene)) return []
    return courtOf(scene.state, scene.seat).hand.flatMap((card) => {
      const task = findKnownTask(scene, card)
      return task ? listLays(scene, card, task) : []
    })
  },

  check(scene, action) {
    if (!courtOf(scene.state, scene.seat).hand.includes(action.card)) return refusal('complete.notInHand')
    const task = findKnownTask(scene, action.card)
    if (!task) return refusal('complete.unknown')
    const placements = placementsOf(action)
    // Faces cannot be checked for a vassal that is not in the player's hand.
    const refused = firstRefusal(placements.length === 0 && refusal('use.nothing'), checkOwnVassals(scene, placements))
    return refused ?? firstRefusal(checkPlacements(scene, task, action), checkActionPoints(scene, 1))
  },

  act(context, action) {
    const { draft } = context
    spendActionPoints(context, 1)
    const court = draftCourt(draft, draft.seat)
    court.hand = withoutItem(court.hand, action.card)
    pushDiscard(draft, 'machination', [action.card])
    draft.completions += 1
    context.emit({ kind: 'used', seat: draft.seat, slot: action.card })
    for (const part of placementsOf(action)) placeVassal(context, part)
  },
}

/** Slots of the vassals that it places. */
export const slotsPlacedBy = (action: Lay): readonly Slot[] => [
  ...new Set(placementsOf(action).map(({ slot }) => slot)),
]
