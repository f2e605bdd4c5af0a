/** Wizard's Quest: a Machination places one vassal of the hand, or two (rules 2.5, rulings 93, 97 and 167). */
import type { Slot } from '../../../../../kernel/contract.ts'
import type { Refusal } from '../../../../../kernel/result.ts'
import type { ActionOf, Laid } from '../../../actions.ts'
import type { Space } from '../../../board.ts'
import { cardOf, faceShown, openCode, type Task } from '../../../cards.ts'
import { type Description, type Face, fits } from '../../../faces.ts'
import {
  activeCourt,
  codeIn,
  courtOf,
  firstOf,
  type Play,
  refusal,
  remove,
  type Scene,
  taskKnown,
  type Verb,
} from '../../play.ts'
import { meetsLeft, meetsRight, rightSpaces } from '../../requirement.ts'
import { canAct, needActions, spend } from '../actions.ts'
import { canLieOn, putOn } from '../stacks.ts'

type Lay = ActionOf<'lay'>

const SIDES = [0, 1] as const

/** The face that would be up; the owner chooses the side (ruling 93). -1 where the vassal is not known. */
const faceOfPart = (scene: Scene, { slot, side }: Laid): Face => {
  const code = scene.know(slot)
  return code < 0 ? -1 : faceShown(cardOf(code), side)
}

/** The second of two vassals is judged by the board after the first (ruling 167). */
export const canFollow = (scene: Scene, space: Space, face: Face, before: Laid | undefined): boolean =>
  before?.space === space ? faceOfPart(scene, before) === face : canLieOn(scene.state, space, face)

/** Vassals of the hand that fit, each with the face that does. */
const fitting = (scene: Scene, want: Description): readonly Omit<Laid, 'space'>[] =>
  (courtOf(scene.state, scene.seat).vassals ?? []).flatMap((slot) => {
    const code = scene.know(slot)
    if (code < 0) return []
    return SIDES.filter((side) => fits(faceShown(cardOf(code), side), want)).map((side) => ({ slot, side }))
  })

const placings = (scene: Scene, want: Description, spaces: readonly Space[], before?: Laid): readonly Laid[] => {
  const placed: Laid[] = []
  for (const { slot, side } of fitting(scene, want)) {
    if (slot === before?.slot) continue
    for (const space of spaces) {
      const part = { slot, side, space }
      if (canFollow(scene, space, faceOfPart(scene, part), before)) placed.push(part)
    }
  }
  return placed
}

/** The left alone, the right alone, and both. */
const lays = (scene: Scene, card: Slot, task: Task): readonly Lay[] => {
  const lefts = placings(scene, task.left, [task.left.space])
  const rights = (before?: Laid) => placings(scene, task.right, rightSpaces(scene.state, task), before)
  const both = lefts.flatMap((left) => rights(left).map((right) => ({ left, right })))
  const parts = [...lefts.map((left) => ({ left })), ...rights().map((right) => ({ right })), ...both]
  return parts.map((part) => ({ kind: 'lay', card, ...part }))
}

const checkOwn = ({ state, seat, know }: Scene, parts: readonly Laid[]): Refusal | null => {
  const { vassals = [] } = courtOf(state, seat)
  return firstOf(
    !parts.every(({ slot }) => vassals.includes(slot)) && refusal('lay.notYours'),
    new Set(parts.map(({ slot }) => slot)).size < parts.length && refusal('complete.sameVassal', 46),
    parts.some(({ slot }) => know(slot) < 0) && refusal('complete.unknown'),
  )
}

const checkPlaces = (scene: Scene, task: Task, { left, right }: Lay): Refusal | null => {
  const leftFace = left ? faceOfPart(scene, left) : -1
  const rightFace = right ? faceOfPart(scene, right) : -1
  return firstOf(
    !!left && !meetsLeft(task, left.space, leftFace) && refusal('complete.leftNotMet', 93),
    !!right && !meetsRight(scene.state, task, right.space, rightFace) && refusal('complete.rightNotMet', 97),
    !!left && !canLieOn(scene.state, left.space, leftFace) && refusal('lay.otherFace'),
    !!right && !canFollow(scene, right.space, rightFace, left) && refusal('lay.otherFace', left && 167),
  )
}

const partsOf = ({ left, right }: Lay): readonly Laid[] => [left, right].filter((part) => part !== undefined)

const place = (play: Play, { slot, side, space }: Laid): void => {
  const { draft } = play
  remove(activeCourt(play).vassals ?? [], slot)
  draft.cards[slot] = openCode(cardOf(codeIn(draft, slot)), side)
  putOn(draft, slot, space)
  play.tell({ kind: 'laid', seat: draft.seat, slot, space })
}

export const lay: Verb<Lay> = {
  list(scene) {
    if (!canAct(scene)) return []
    return courtOf(scene.state, scene.seat).hand.flatMap((card) => {
      const task = taskKnown(scene, card)
      return task ? lays(scene, card, task) : []
    })
  },

  check(scene, action) {
    if (!courtOf(scene.state, scene.seat).hand.includes(action.card)) return refusal('complete.notInHand')
    const task = taskKnown(scene, action.card)
    if (!task) return refusal('complete.unknown')
    const parts = partsOf(action)
    // Where a part is no vassal of the own hand nothing can be said of its face.
    const notOwn = firstOf(parts.length === 0 && refusal('use.nothing'), checkOwn(scene, parts))
    return notOwn ?? firstOf(checkPlaces(scene, task, action), needActions(scene, 1))
  },

  act(play, action) {
    const { draft } = play
    spend(play, 1)
    remove(activeCourt(play).hand, action.card)
    draft.decks.machination.discard.push(action.card)
    draft.completions += 1
    play.tell({ kind: 'used', seat: draft.seat, slot: action.card })
    for (const part of partsOf(action)) place(play, part)
  },
}

/** The vassals that it shows. */
export const slotsLaid = (action: Lay): readonly Slot[] => [...new Set(partsOf(action).map(({ slot }) => slot))]
