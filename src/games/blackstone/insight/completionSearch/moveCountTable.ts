/**
 * Tokens that bring two vassals to the places of a task if no other vassal were in the way: never more than it takes.
 */
import { SPACES, type Space } from '../../board.ts'
import type { Task } from '../../cards.ts'
import { abilitiesOf } from '../../rules/court/abilitiesOf.ts'
import { courtOf } from '../../rules/engine/slots.ts'
import type { Scene } from '../../rules/ruleTypes.ts'
import { rightSpaces } from '../../rules/tasks/taskRequirement.ts'

/** More tokens than any path over the board takes. */
export const OUT_OF_REACH = 99

/** Index in place of a space, for a vassal that comes from a pile and may come to the best space. */
export const ANY_SPACE = SPACES.length
const ROW_LENGTH = SPACES.length + 1

/** Tokens for two vassals, by `pairIndex`. */
export type MoveCountTable = readonly number[]

export const pairIndex = (left: Space, right: Space): number => left * ROW_LENGTH + right

/** Adds the entries for `ANY_SPACE`: the least over all spaces. */
const fillAnySpace = (tokens: number[]): MoveCountTable => {
  for (const space of SPACES)
    for (const other of SPACES) {
      const tokensHere = tokens[pairIndex(space, other)] ?? OUT_OF_REACH
      for (const pair of [pairIndex(space, ANY_SPACE), pairIndex(ANY_SPACE, other), pairIndex(ANY_SPACE, ANY_SPACE)])
        tokens[pair] = Math.min(tokens[pair] ?? OUT_OF_REACH, tokensHere)
    }
  return tokens
}

/**
 * Spaces that one token reaches from each space of an empty board, without spaces of vassals that are used up (ruling
 * 45).
 */
const spacesByOneToken = ({ rules, state, seat }: Scene): readonly (readonly Space[])[] => {
  const { slides, swaps } = abilitiesOf(rules, state, courtOf(state, seat))
  const empty = { ...state, board: SPACES.map(() => -1) }
  return SPACES.map((from) => {
    const targets = [...slides, ...swaps].flatMap(({ reach }) => reach(empty, from))
    return [...new Set(targets)].filter((to) => !state.marked.includes(to))
  })
}

/** Pairs that one token leads to: one of the two moves, or they swap. */
const pairsByOneToken = (targetsFrom: readonly (readonly Space[])[], left: Space, right: Space): readonly number[] => [
  ...(targetsFrom[left] ?? []).map((to) => (to === right ? pairIndex(right, left) : pairIndex(to, right))),
  ...(targetsFrom[right] ?? []).flatMap((to) => (to === left ? [] : [pairIndex(left, to)])),
]

/** Search outwards from all pairs that meet the task; every move can also be made in reverse. */
export const createMoveCountTable = (scene: Scene, task: Task): MoveCountTable => {
  const targetsFrom = spacesByOneToken(scene)
  const tokens = Array<number>(ROW_LENGTH * ROW_LENGTH).fill(OUT_OF_REACH)
  const { space } = task.left
  let frontier = rightSpaces(scene.state, task).flatMap((right) => (right === space ? [] : [pairIndex(space, right)]))
  for (let spent = 0; frontier.length > 0; spent++) {
    const newPairs = [...new Set(frontier)].filter((pair) => tokens[pair] === OUT_OF_REACH)
    for (const pair of newPairs) tokens[pair] = spent
    frontier = newPairs.flatMap((pair) => {
      const right = pair % ROW_LENGTH
      return pairsByOneToken(targetsFrom, (pair - right) / ROW_LENGTH, right)
    })
  }
  return fillAnySpace(tokens)
}
