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

/** For each face and space the tokens that bring a vassal with this face there; `face * 25 + space`. */
const costs = (lying: readonly Lying[]): Uint8Array => {
  const cost = new Uint8Array(FACES.length * SPACES.length).fill(ABSENT)
  for (const { space, face, reverse } of lying) {
    const steps = STEPS[space] ?? []
    for (const target of RING) {
      const moves = steps[target] ?? FAR
      if (moves < (cost[face * 25 + target] ?? 0)) cost[face * 25 + target] = moves
      if (moves + 1 < (cost[reverse * 25 + target] ?? 0)) cost[reverse * 25 + target] = moves + 1
    }
  }
  return cost
}

/** The four faces of a group in their cheapest order on the four spaces of a line. */
const lineCost = (cost: Uint8Array, faces: readonly Face[], line: readonly Space[]): number => {
  let least = Number.POSITIVE_INFINITY
  for (const order of ORDERS) {
    let sum = 0
    for (let i = 0; i < 4; i++) sum += cost[(faces[order[i] ?? 0] ?? 0) * 25 + (line[i] ?? 0)] ?? 0
    if (sum < least) least = sum
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
