/** Rough distance, in moves, of a hand's nearest task from completion. Not a rule: an estimate for a simple player. */
import { columnOf, rowOf, SPACES, type Space } from '../../../games/blackstone/board.ts'
import type { Task } from '../../../games/blackstone/cards.ts'
import { type FacePattern, fitsPattern } from '../../../games/blackstone/faces.ts'
import { missingFacesFor } from '../../../games/blackstone/rules/court/upcharge.ts'
import { findKnownTask } from '../../../games/blackstone/rules/engine/findKnownTask.ts'
import { courtOf, faceAt, hiddenFaceAt } from '../../../games/blackstone/rules/engine/slots.ts'
import type { Scene } from '../../../games/blackstone/rules/ruleTypes.ts'
import { rightSpaces } from '../../../games/blackstone/rules/tasks/taskRequirement.ts'
import { stackOfTask } from '../../../games/blackstone/rules/tasks/taskStacks.ts'
import type { State } from '../../../games/blackstone/state.ts'

/** More moves than any path over the board has. */
const MAX_DISTANCE = 20
/** Moves that stand for retaining a face that has to be paid. */
const PAYMENT_DISTANCE = 3

const steps = (a: Space, b: Space): number => Math.abs(columnOf(a) - columnOf(b)) + Math.abs(rowOf(a) - rowOf(b))

/**
 * Moves of a vassal to the nearest of these spaces, with a flip where its reverse fits; at least `MAX_DISTANCE` where
 * neither face does.
 */
const vassalDistance = (state: State, space: Space, description: FacePattern, targets: readonly Space[]): number => {
  const face = faceAt(state, space)
  if (face < 0 || state.marked.includes(space)) return MAX_DISTANCE
  const flip = fitsPattern(face, description)
    ? 0
    : fitsPattern(hiddenFaceAt(state, space), description)
      ? 1
      : MAX_DISTANCE
  return flip + Math.min(...targets.map((target) => steps(space, target)))
}

const nearestVassalDistance = (state: State, description: FacePattern, targets: readonly Space[]): number =>
  Math.min(MAX_DISTANCE, ...SPACES.map((space) => vassalDistance(state, space, description, targets)))

const taskDistance = ({ state }: Scene, task: Task, unpaidFaces: number): number =>
  nearestVassalDistance(state, task.left, [task.left.space]) +
  nearestVassalDistance(state, task.right, rightSpaces(state, task)) +
  PAYMENT_DISTANCE * unpaidFaces

/**
 * Distance of the nearest task in the hand of the scene's seat; at most three times `MAX_DISTANCE`, which is also the
 * value of an empty hand.
 */
export const handDistance = (scene: Scene): number => {
  const court = courtOf(scene.state, scene.seat)
  const tasks = court.hand.flatMap((slot) => findKnownTask(scene, slot) ?? [])
  const unpaidFaces = (task: Task) => missingFacesFor(scene.state, court, stackOfTask(task, undefined)).length
  return Math.min(3 * MAX_DISTANCE, ...tasks.map((task) => taskDistance(scene, task, unpaidFaces(task))))
}
