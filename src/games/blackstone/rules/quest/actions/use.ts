/** Queen's Quest: a Machination takes one vassal, or both, into sets (rules 2.4, rulings 97, 98 and 104). */
import type { Slot } from '../../../../../kernel/contract.ts'
import type { Refusal } from '../../../../../kernel/result.ts'
import type { ActionOf, Taken } from '../../../actions.ts'
import type { Space } from '../../../board.ts'
import type { Task } from '../../../cards.ts'
import type { Face } from '../../../faces.ts'
import {
  activeCourt,
  courtOf,
  faceAt,
  firstOf,
  next,
  type Play,
  refusal,
  remove,
  type Scene,
  slotAt,
  taskKnown,
  type Verb,
} from '../../play.ts'
import { meetsLeft, meetsRight, rightSpaces } from '../../requirement.ts'
import { touchable, vassalsOn } from '../../verbs/conditions.ts'
import { canAct, needActions, spend } from '../actions.ts'
import { canJoin, setsOf } from '../sets.ts'

type Use = ActionOf<'use'>
type Sets = readonly (readonly Face[])[]

const ownSets = ({ state, seat }: Scene): Sets => setsOf(state, courtOf(state, seat))

/** The sets after this face has joined the one that is named; the number after the last begins a new one. */
const joined = (sets: Sets, set: number, face: Face): Sets =>
  set === sets.length ? [...sets, [face]] : sets.map((faces, at) => (at === set ? [...faces, face] : faces))

/** Every set that this face can join, a new one last. */
const takings = (scene: Scene, sets: Sets, space: Space): readonly Taken[] => {
  const face = faceAt(scene.state, space)
  const open = sets.flatMap((faces, set) => (canJoin(faces, face) ? [set] : []))
  return [...open, sets.length].map((set) => ({ space, set }))
}

/** The left alone, the right alone, and both, where the right one goes by the sets after the left one (ruling 98). */
const uses = (scene: Scene, card: Slot, task: Task): readonly Use[] => {
  const { state } = scene
  const sets = ownSets(scene)
  const lefts = vassalsOn(scene, [task.left.space], 'use').filter((space) =>
    meetsLeft(task, space, faceAt(state, space)),
  )
  const rights = vassalsOn(scene, rightSpaces(state, task), 'use').filter((space) =>
    meetsRight(state, task, space, faceAt(state, space)),
  )
  const rightTakings = (by: Sets): readonly Taken[] => rights.flatMap((space) => takings(scene, by, space))
  const leftTakings = lefts.flatMap((space) => takings(scene, sets, space))
  const both = leftTakings.flatMap((left) =>
    rightTakings(joined(sets, left.set, faceAt(state, left.space))).map((right) => ({ left, right })),
  )
  const parts = [...leftTakings.map((left) => ({ left })), ...rightTakings(sets).map((right) => ({ right })), ...both]
  return parts.map((part) => ({ kind: 'use', card, ...part }))
}

const checkSet = (sets: Sets, set: number, face: Face): Refusal | null => {
  if (set > sets.length) return refusal('use.noSet')
  return canJoin(sets[set] ?? [], face) ? null : refusal('use.setBroken', 98)
}

const checkSets = (scene: Scene, { left, right }: Use): Refusal | null => {
  const sets = ownSets(scene)
  const leftFace = left ? faceAt(scene.state, left.space) : -1
  const then = left && left.set <= sets.length ? joined(sets, left.set, leftFace) : sets
  return firstOf(
    !!left && checkSet(sets, left.set, leftFace),
    !!right && checkSet(then, right.set, faceAt(scene.state, right.space)),
  )
}

const checkMet = (scene: Scene, task: Task, { left, right }: Use): Refusal | null => {
  const { state } = scene
  return firstOf(
    !!left && touchable(scene, left.space, 'use'),
    !!right && touchable(scene, right.space, 'use'),
    !!left && !meetsLeft(task, left.space, faceAt(state, left.space)) && refusal('complete.leftNotMet'),
    !!right && !meetsRight(state, task, right.space, faceAt(state, right.space)) && refusal('complete.rightNotMet', 97),
  )
}

/** The vassal goes from the board to its set, with the face that was up. */
const collect = (play: Play, { space, set }: Taken): void => {
  const { draft } = play
  const slot = slotAt(draft, space)
  const { sets = [] } = activeCourt(play)
  if (set === sets.length) sets.push([])
  sets[set]?.push(slot)
  draft.board[space] = -1
  play.tell({ kind: 'collected', seat: draft.seat, slot, space, set })
}

export const use: Verb<Use> = {
  list(scene) {
    if (!canAct(scene)) return []
    return courtOf(scene.state, scene.seat).hand.flatMap((card) => {
      const task = taskKnown(scene, card)
      return task ? uses(scene, card, task) : []
    })
  },

  check(scene, action) {
    if (!courtOf(scene.state, scene.seat).hand.includes(action.card)) return refusal('complete.notInHand')
    const task = taskKnown(scene, action.card)
    if (!task) return refusal('complete.unknown')
    const { left, right } = action
    return firstOf(
      !left && !right && refusal('use.nothing'),
      !!left && left.space === right?.space && refusal('complete.sameVassal', 46),
      checkMet(scene, task, action),
      checkSets(scene, action),
      needActions(scene, 1),
    )
  },

  act(play, { card, left, right }) {
    const { draft } = play
    const court = activeCourt(play)
    const parts = [left, right].filter((part) => part !== undefined)
    spend(play, 1)
    remove(court.hand, card)
    draft.decks.machination.discard.push(card)
    draft.completions += 1
    play.tell({ kind: 'used', seat: draft.seat, slot: card })
    for (const part of parts) collect(play, part)
    next(play, ...parts.map(({ space }) => ({ do: 'fill', space, pile: court.pile }) as const))
  },
}
