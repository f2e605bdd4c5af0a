/**
 * Progress of a task, which the table highlights when a player asks. Pure functions of the game; nothing here decides a
 * rule.
 */
import type { Slot } from '#src/kernel/contract.ts'
import { SPACES, type Space } from '../../board.ts'
import { type Stack, stacksFor, type Task } from '../../cards.ts'
import { type Face, fitsPattern } from '../../faces.ts'
import { missingFacesFor, upcharge } from '../../rules/court/upcharge.ts'
import { findKnownTask } from '../../rules/engine/findKnownTask.ts'
import { courtOf, faceAt, hiddenFaceAt, slotAt } from '../../rules/engine/slots.ts'
import type { Scene } from '../../rules/ruleTypes.ts'
import { pairsMeeting } from '../../rules/tasks/fulfilment.ts'
import { meetsLeft, meetsRight, rightSpaces } from '../../rules/tasks/taskRequirement.ts'

/** Halves of a task. */
export const HALF_NAMES = ['left', 'right'] as const
export type HalfName = (typeof HALF_NAMES)[number]

/** Progress of one half of a task on the board. */
export interface HalfProgress {
  /** Spaces where it asks for a vassal: one space, or the five of a line. */
  readonly targetSpaces: readonly Space[]
  /** Vassals that meet it and are not used up. */
  readonly matching: readonly Space[]
  /** Vassals elsewhere whose visible face would fit. */
  readonly fitElsewhere: readonly Space[]
  /** Vassals whose reverse would fit: one flip, and a move if they are elsewhere. */
  readonly fitAfterFlip: readonly Space[]
}

export interface TaskProgress {
  readonly left: HalfProgress
  readonly right: HalfProgress
  /** Pairs of different vassals that meet the task now. */
  readonly pairs: readonly (readonly [Space, Space])[]
  /** Faces that completing it costs, ascending, and those that no retained vassal shows yet (ruling 50). */
  readonly upcharge: readonly Face[]
  readonly unpaidFaces: readonly Face[]
}

const isUsableVassalOn = (scene: Scene, space: Space): boolean =>
  slotAt(scene.state, space) >= 0 && !scene.state.marked.includes(space)

const halfProgressOf = (
  scene: Scene,
  targetSpaces: readonly Space[],
  description: Task['left'] | Task['right'],
  meets: (space: Space, faceOn: Face) => boolean,
): HalfProgress => {
  const usableSpaces = SPACES.filter((space) => isUsableVassalOn(scene, space))
  const faceOn = (space: Space): Face => faceAt(scene.state, space)
  return {
    targetSpaces,
    matching: usableSpaces.filter((space) => meets(space, faceOn(space))),
    fitElsewhere: usableSpaces.filter(
      (space) => fitsPattern(faceOn(space), description) && !meets(space, faceOn(space)),
    ),
    fitAfterFlip: usableSpaces.filter(
      (space) => fitsPattern(hiddenFaceAt(scene.state, space), description) && !fitsPattern(faceOn(space), description),
    ),
  }
}

/** Stack that leaves less to pay, of those that the card may go to. */
export const cheapestStack = ({ state, seat }: Scene, task: Task): Stack => {
  const unpaidCount = (stack: Stack): number => missingFacesFor(state, courtOf(state, seat), stack).length
  return stacksFor(task.type).reduce((best, stack) => (unpaidCount(stack) < unpaidCount(best) ? stack : best))
}

/** Progress of both halves; null if this seat does not know the task. */
export const taskProgressOf = (scene: Scene, slot: Slot): TaskProgress | null => {
  const task = findKnownTask(scene, slot)
  if (!task) return null
  const court = courtOf(scene.state, scene.seat)
  const stack = cheapestStack(scene, task)
  return {
    left: halfProgressOf(scene, [task.left.space], task.left, (space, face) => meetsLeft(task, space, face)),
    right: halfProgressOf(scene, rightSpaces(scene.state, task), task.right, (space, face) =>
      meetsRight(scene.state, task, space, face),
    ),
    pairs: pairsMeeting(scene, task),
    upcharge: upcharge(scene.state, court, stack),
    unpaidFaces: missingFacesFor(scene.state, court, stack),
  }
}
