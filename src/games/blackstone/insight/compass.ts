/** How far a task is met: what the table paints when a player asks. Pure functions of the game; nothing here decides a rule. */
import type { Slot } from '../../../kernel/contract.ts'
import { SPACES, type Space } from '../board.ts'
import { type Stack, stacksFor, type Task } from '../cards.ts'
import { type Face, fits } from '../faces.ts'
import { pairs } from '../rules/completion.ts'
import { missingFaces, upcharge } from '../rules/court.ts'
import { courtOf, faceAt, reverseAt, type Scene, slotAt, taskKnown } from '../rules/play.ts'
import { meetsLeft, meetsRight, rightSpaces } from '../rules/requirement.ts'

/** One half of a task on the board. */
export interface Half {
  /** Where it asks for a vassal: one space, or the five of a line. */
  readonly where: readonly Space[]
  /** Vassals that meet it and are not used up. */
  readonly met: readonly Space[]
  /** Vassals elsewhere whose up face would fit. */
  readonly fits: readonly Space[]
  /** Vassals whose reverse would fit: one flip, and a move where they lie elsewhere. */
  readonly reverse: readonly Space[]
}

export interface Compass {
  readonly left: Half
  readonly right: Half
  /** The pairs of different vassals that meet it now. */
  readonly pairs: readonly (readonly [Space, Space])[]
  /** Faces that completing it costs, ascending, and those that no retained vassal shows yet (ruling 50). */
  readonly upcharge: readonly Face[]
  readonly unpaid: readonly Face[]
}

/** Vassals that a half still lacks and that fit it, elsewhere. A half that is met needs nobody else, unless one vassal alone meets both. */
export const stillWanted = ({ left, right, pairs: found }: Compass): readonly Space[] => {
  const shared = left.met.length > 0 && right.met.length > 0 && found.length === 0
  return [left, right].flatMap(({ met, fits: elsewhere }) => (shared || met.length === 0 ? elsewhere : []))
}

const free = (scene: Scene, space: Space): boolean =>
  slotAt(scene.state, space) >= 0 && !scene.state.marked.includes(space)

const halfOf = (
  scene: Scene,
  where: readonly Space[],
  want: Task['left'] | Task['right'],
  meets: (space: Space, face: Face) => boolean,
): Half => {
  const lying = SPACES.filter((space) => free(scene, space))
  const face = (space: Space): Face => faceAt(scene.state, space)
  return {
    where,
    met: lying.filter((space) => meets(space, face(space))),
    fits: lying.filter((space) => fits(face(space), want) && !meets(space, face(space))),
    reverse: lying.filter((space) => fits(reverseAt(scene.state, space), want) && !fits(face(space), want)),
  }
}

/** Of two stacks that a card may go to, the one that leaves less to pay. */
export const cheapest = ({ state, seat }: Scene, task: Task): Stack => {
  const unpaid = (stack: Stack): number => missingFaces(state, courtOf(state, seat), stack).length
  return stacksFor(task.type).reduce((best, stack) => (unpaid(stack) < unpaid(best) ? stack : best))
}

/** Both halves of a task that this seat knows. */
export const compassOf = (scene: Scene, slot: Slot): Compass | null => {
  const task = taskKnown(scene, slot)
  if (!task) return null
  const court = courtOf(scene.state, scene.seat)
  const stack = cheapest(scene, task)
  return {
    left: halfOf(scene, [task.left.space], task.left, (space, face) => meetsLeft(task, space, face)),
    right: halfOf(scene, rightSpaces(scene.state, task), task.right, (space, face) =>
      meetsRight(scene.state, task, space, face),
    ),
    pairs: pairs(scene, task),
    upcharge: upcharge(scene.state, court, stack),
    unpaid: missingFaces(scene.state, court, stack),
  }
}
