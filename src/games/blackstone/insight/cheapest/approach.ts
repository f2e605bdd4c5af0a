/** How far two vassals are from where a task asks for them, if nothing stood in their way: never more tokens than it takes. */
import { SPACES, type Space } from '../../board.ts'
import type { Task } from '../../cards.ts'
import { courtOf, type Scene } from '../../rules/play.ts'
import { rightSpaces } from '../../rules/requirement.ts'
import { waysOf } from '../../rules/ways.ts'

/** Further than any way over the board. */
export const OUT_OF_REACH = 99

/** In place of a space: whoever comes from a pile may come to the best one. */
export const ANYWHERE = SPACES.length
const WIDTH = SPACES.length + 1

/** Tokens for two vassals, as `pairOf` counts them. */
export type Approach = readonly number[]

export const pairOf = (left: Space, right: Space): number => left * WIDTH + right

/** Adds what is least for each place of the other. */
const withAnywhere = (tokens: number[]): Approach => {
  for (const space of SPACES)
    for (const other of SPACES) {
      const here = tokens[pairOf(space, other)] ?? OUT_OF_REACH
      for (const pair of [pairOf(space, ANYWHERE), pairOf(ANYWHERE, other), pairOf(ANYWHERE, ANYWHERE)])
        tokens[pair] = Math.min(tokens[pair] ?? OUT_OF_REACH, here)
    }
  return tokens
}

/** Where one token brings a vassal from each space on an empty board; spaces of vassals that are used up are not entered (ruling 45). */
const strides = ({ rules, state, seat }: Scene): readonly (readonly Space[])[] => {
  const { slides, swaps } = waysOf(rules, state, courtOf(state, seat))
  const empty = { ...state, board: SPACES.map(() => -1) }
  return SPACES.map((from) => {
    const reached = [...slides, ...swaps].flatMap(({ reach }) => reach(empty, from))
    return [...new Set(reached)].filter((to) => !state.marked.includes(to))
  })
}

/** The pairs that one token leads to: one of both moves, or they change places. */
const further = (steps: readonly (readonly Space[])[], left: Space, right: Space): readonly number[] => [
  ...(steps[left] ?? []).map((to) => (to === right ? pairOf(right, left) : pairOf(to, right))),
  ...(steps[right] ?? []).flatMap((to) => (to === left ? [] : [pairOf(left, to)])),
]

/** From all pairs that meet the task outwards: what can be gone can be gone back. */
export const approachTo = (scene: Scene, task: Task): Approach => {
  const steps = strides(scene)
  const tokens = Array<number>(WIDTH * WIDTH).fill(OUT_OF_REACH)
  const { space } = task.left
  let front = rightSpaces(scene.state, task).flatMap((right) => (right === space ? [] : [pairOf(space, right)]))
  for (let spent = 0; front.length > 0; spent++) {
    const fresh = [...new Set(front)].filter((pair) => tokens[pair] === OUT_OF_REACH)
    for (const pair of fresh) tokens[pair] = spent
    front = fresh.flatMap((pair) => {
      const right = pair % WIDTH
      return further(steps, (pair - right) / WIDTH, right)
    })
  }
  return withAnywhere(tokens)
}
