/** The Puzzle Master's formation as the goal of a puzzle (rules 2.6, ruling 108: neighbours are orthogonal). */
import { INNER_SPACES, RING_SPACES } from '../board.ts'
import { type Face, factionOf, roleOf } from '../faces.ts'
import { isFormation } from '../rules/board/formation.ts'
import { EMPTY, type PuzzleBoard, upFaceOf } from './puzzleBoard.ts'
import type { PuzzleGoal } from './searchSolutions.ts'

const GROUPS = [0, 1, 2, 3] as const
/** Number of vassals in the formation. */
const FORMATION_SIZE = 16

const permutationsOf = (items: readonly number[]): readonly (readonly number[])[] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item) =>
        permutationsOf(items.filter((one) => one !== item)).map((permutation) => [item, ...permutation]),
      )

/**
 * Layouts of the ring: the group on each space. Four lines in any order, each with the corner at its beginning or at
 * its end.
 */
const RING_LAYOUTS = permutationsOf(GROUPS).flatMap((order) =>
  [0, 1].map((from) =>
    RING_SPACES.map((_, at) => order[Math.floor(((at - from + RING_SPACES.length) % RING_SPACES.length) / 4)] ?? -1),
  ),
)

/** Number of spaces of the ring without a vassal of their group, in the layout with the fewest of them. */
const countMisplaced = (ring: readonly Face[]): number => {
  let fewest = RING_SPACES.length
  for (const groupOf of [factionOf, roleOf]) {
    const groups = ring.map((face) => (face < 0 ? -1 : groupOf(face)))
    for (const layout of RING_LAYOUTS) {
      let mismatches = 0
      for (let position = 0; position < layout.length; position++)
        if (groups[position] !== layout[position]) mismatches++
      fewest = Math.min(fewest, mismatches)
    }
  }
  return fewest
}

/**
 * Lower bound of the moves to the formation: half the number of faults, because no move mends more than two. A slide
 * outwards fills a space of the ring and empties one inside; a swap puts two vassals in their places; a flip shows a
 * missing face and may put it in its place.
 */
const minMovesToFormation = (board: PuzzleBoard): number => {
  const faces = board.map(upFaceOf)
  const inside = INNER_SPACES.filter((space) => board[space] !== EMPTY).length
  const missing = FORMATION_SIZE - new Set(faces.filter((face) => face >= 0)).size
  return Math.ceil((inside + missing + countMisplaced(RING_SPACES.map((space) => faces[space] ?? -1))) / 2)
}

export const formationGoal: PuzzleGoal = {
  minMoves: minMovesToFormation,
  isMet: (board) => minMovesToFormation(board) === 0 && isFormation(board.map(upFaceOf), 'orthogonal'),
}
