/** The Puzzle Master's formation as the goal of a puzzle (rules 2.6, ruling 108: neighbours are orthogonal). */
import { INNER, RING } from '../board.ts'
import { type Face, factionOf, roleOf } from '../faces.ts'
import { isFormation } from '../rules/formation.ts'
import { type Board, EMPTY, faceUp } from './board.ts'
import type { Goal } from './search.ts'

const FOUR = [0, 1, 2, 3] as const
/** The formation of so many vassals. */
const VASSALS = 16

const ordersOf = (items: readonly number[]): readonly (readonly number[])[] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item) => ordersOf(items.filter((one) => one !== item)).map((rest) => [item, ...rest]))

/** The group on each space of the ring: four lines in any order, each with the corner at its beginning or at its end. */
const LAYOUTS = ordersOf(FOUR).flatMap((order) =>
  [0, 1].map((from) => RING.map((_, at) => order[Math.floor(((at - from + RING.length) % RING.length) / 4)] ?? -1)),
)

/** Spaces of the ring that lack somebody of their group, in the layout that has the fewest of them. */
const misplaced = (ring: readonly Face[]): number => {
  let least = RING.length
  for (const groupOf of [factionOf, roleOf]) {
    const groups = ring.map((face) => (face < 0 ? -1 : groupOf(face)))
    for (const layout of LAYOUTS) {
      let wrong = 0
      for (let at = 0; at < layout.length; at++) if (groups[at] !== layout[at]) wrong++
      least = Math.min(least, wrong)
    }
  }
  return least
}

/**
 * Half of what is wrong, for no deed mends more than two of it: a slide outwards fills a space and empties one inside, a swap puts two in
 * their places, a flip brings a face that was missing and may put it in its place.
 */
const least = (board: Board): number => {
  const faces = board.map(faceUp)
  const inside = INNER.filter((space) => board[space] !== EMPTY).length
  const missing = VASSALS - new Set(faces.filter((face) => face >= 0)).size
  return Math.ceil((inside + missing + misplaced(RING.map((space) => faces[space] ?? -1))) / 2)
}

export const formationGoal: Goal = {
  least,
  isMet: (board) => least(board) === 0 && isFormation(board.map(faceUp), 'orthogonal'),
}
