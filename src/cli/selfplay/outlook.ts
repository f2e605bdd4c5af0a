/** How far the nearest task of a hand is from being completed, roughly, in moves. No rule; a guess that a simple player follows. */
import { columnOf, rowOf, SPACES, type Space } from '../../games/blackstone/board.ts'
import type { Task } from '../../games/blackstone/cards.ts'
import { type Description, fits } from '../../games/blackstone/faces.ts'
import { missingFaces } from '../../games/blackstone/rules/court.ts'
import { courtOf, faceAt, reverseAt, type Scene, taskKnown } from '../../games/blackstone/rules/play.ts'
import { rightSpaces } from '../../games/blackstone/rules/requirement.ts'
import { stackFor } from '../../games/blackstone/rules/stacks.ts'
import type { State } from '../../games/blackstone/state.ts'

/** Further than any way over the board. */
const FAR = 20
/** What it takes to retain a face that has to be paid. */
const PRICE = 3

const steps = (a: Space, b: Space): number => Math.abs(columnOf(a) - columnOf(b)) + Math.abs(rowOf(a) - rowOf(b))

/** From a vassal to the nearest of these spaces, with a flip where its reverse fits; FAR where neither face does. */
const way = (state: State, space: Space, want: Description, targets: readonly Space[]): number => {
  const face = faceAt(state, space)
  if (face < 0 || state.marked.includes(space)) return FAR
  const flip = fits(face, want) ? 0 : fits(reverseAt(state, space), want) ? 1 : FAR
  return flip + Math.min(...targets.map((target) => steps(space, target)))
}

const nearest = (state: State, want: Description, targets: readonly Space[]): number =>
  Math.min(FAR, ...SPACES.map((space) => way(state, space, want, targets)))

const distance = ({ state }: Scene, task: Task, unpaid: number): number =>
  nearest(state, task.left, [task.left.space]) + nearest(state, task.right, rightSpaces(state, task)) + PRICE * unpaid

/** The distance of the nearest task that the seat of this scene holds; far where it holds none. */
export const outlook = (scene: Scene): number => {
  const court = courtOf(scene.state, scene.seat)
  const tasks = court.hand.flatMap((slot) => taskKnown(scene, slot) ?? [])
  const unpaid = (task: Task) => missingFaces(scene.state, court, stackFor(task, undefined)).length
  return Math.min(3 * FAR, ...tasks.map((task) => distance(scene, task, unpaid(task))))
}
