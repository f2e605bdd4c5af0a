/**
 * How far a board is from a formation (rules 2.6): moves and flips that bring a vassal for each of the sixteen faces to its space on the
 * edge, by the cheapest of all ways to share the lines out. Neighbours round the corners are not looked at, nor what stands in the way.
 */
import { RING, SPACES, type Space } from '../../board.ts'
import { FACES, type Face, faceOf } from '../../faces.ts'
import { FAR, type Lying, STEPS } from './board.ts'

/** What a face costs that no vassal of the board shows on either side. */
const ABSENT = 6

const FOUR = [0, 1, 2, 3] as const

const permutations = (items: readonly number[]): readonly (readonly number[])[] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item) => permutations(items.filter((one) => one !== item)).map((rest) => [item, ...rest]))
const ORDERS = permutations(FOUR)

/** The four spaces of each outer line, clockwise; each line has the corner at its beginning, or at its end. */
const lines = (from: number): readonly (readonly Space[])[] =>
  FOUR.map((line) => FOUR.map((i) => RING[(line * 4 + from + i) % RING.length] ?? 0))
const LINES = [lines(0), lines(1)]

/** For each face and space of the edge the tokens that bring a vassal with this face there; `face * 25 + space`. */
const costs = (lying: readonly Lying[]): Uint8Array => {
  const cost = new Uint8Array(FACES.length * SPACES.length).fill(ABSENT)
  for (const { space, face, reverse } of lying) {
    const steps = STEPS[space] ?? []
    for (const target of RING) {
      const moves = steps[target] ?? FAR
      const up = face * SPACES.length + target
      const down = reverse * SPACES.length + target
      if (moves < (cost[up] ?? 0)) cost[up] = moves
      if (moves + 1 < (cost[down] ?? 0)) cost[down] = moves + 1
    }
  }
  return cost
}

/** Two spaces of a line, and the two others. */
const HALVES = [
  [0, 1, 2, 3],
  [0, 2, 1, 3],
  [0, 3, 1, 2],
  [1, 2, 0, 3],
  [1, 3, 0, 2],
  [2, 3, 0, 1],
] as const

/** The four faces of a group in their cheapest order on the four spaces of a line: two of them on any two spaces, two on the others. */
const lineCost = (cost: Uint8Array, faces: readonly Face[], line: readonly Space[]): number => {
  const at = (face: number, space: number): number =>
    cost[(faces[face] as Face) * SPACES.length + (line[space] as Space)] as number
  let least = 99
  for (const [a, b, c, d] of HALVES) {
    const first = Math.min(at(0, a) + at(1, b), at(0, b) + at(1, a))
    const second = Math.min(at(2, c) + at(3, d), at(2, d) + at(3, c))
    if (first + second < least) least = first + second
  }
  return least
}

/** The groups of four faces: by faction, by role. */
const GROUPS: readonly (readonly (readonly Face[])[])[] = [
  FOUR.map((faction) => FOUR.map((role) => faceOf(faction, role))),
  FOUR.map((role) => FOUR.map((faction) => faceOf(faction, role))),
]

/** The cheapest way to give each group a line of its own. */
const shared = (table: readonly (readonly number[])[]): number => {
  let least = Number.POSITIVE_INFINITY
  for (const order of ORDERS) {
    let sum = 0
    for (let group = 0; group < 4; group++) sum += table[group]?.[order[group] ?? 0] ?? 0
    if (sum < least) least = sum
  }
  return least
}

/** Tokens for moves and flips, never more than are needed but where a face is not on the board. */
export const distanceToFormation = (lying: readonly Lying[]): number => {
  const cost = costs(lying)
  let least = Number.POSITIVE_INFINITY
  for (const groups of GROUPS)
    for (const around of LINES) {
      const table = groups.map((faces) => around.map((line) => lineCost(cost, faces, line)))
      least = Math.min(least, shared(table))
    }
  return least
}
