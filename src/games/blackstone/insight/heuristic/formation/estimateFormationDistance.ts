/**
 * Distance of a board from a formation (rules 2.6): moves and flips that bring a different vassal for each of the
 * sixteen faces to its space on the edge, so that neighbours round the corners differ. An estimate: a swap may bring
 * two vassals nearer at once, and vassals in the way are ignored.
 */
import { RING_SPACES, type Space } from '../../../board.ts'
import type { Face } from '../../../faces.ts'
import { DISTANCES } from '../boardDistances.ts'
import type { BoardVassal } from '../boardVassals.ts'
import {
  type AssignmentBuffers,
  createAssignmentBuffers,
  MAX_ASSIGNMENT_SIZE,
  minAssignmentCost,
} from './minAssignmentCost.ts'
import {
  createRingMeasure,
  measureRing,
  nearestFormation,
  otherFormations,
  RING_SIZE,
  type RingMeasure,
  ringFacesOf,
} from './nearestFormation.ts'

/** Tokens for a face that no vassal of the board and no top of a pile shows on either side. */
const ABSENT_COST = 6

/** Working memory of one measure, used again for each board. */
interface FormationBuffers {
  readonly ring: RingMeasure
  readonly assignment: AssignmentBuffers
  readonly cost: Int16Array
}

const createFormationBuffers = (): FormationBuffers => ({
  ring: createRingMeasure(),
  assignment: createAssignmentBuffers(),
  cost: new Int16Array(RING_SIZE * MAX_ASSIGNMENT_SIZE),
})

/**
 * Tokens that bring a different vassal to each place; where no vassal comes for less, the face costs its `absentCosts`.
 */
const assignmentTokens = (
  { cost, assignment }: FormationBuffers,
  vassals: readonly BoardVassal[],
  faces: readonly Face[],
  absentCosts: Uint8Array,
): number => {
  const columns = Math.max(RING_SIZE, vassals.length)
  for (let place = 0; place < RING_SIZE; place++)
    cost.fill(absentCosts[faces[place] as Face] as number, place * columns, (place + 1) * columns)
  for (let column = 0; column < vassals.length; column++) {
    const { space, face, reverse } = vassals[column] as BoardVassal
    const steps = DISTANCES[space] as readonly number[]
    for (let place = 0; place < RING_SIZE; place++) {
      const wanted = faces[place]
      if (wanted !== face && wanted !== reverse) continue
      const tokens = (steps[RING_SPACES[place] as Space] as number) + (wanted === face ? 0 : 1)
      const index = place * columns + column
      if (tokens < (cost[index] as number)) cost[index] = tokens
    }
  }
  return minAssignmentCost(assignment, cost, RING_SIZE, columns)
}

/** Most boards in the cache of a measure; a full cache is emptied. */
const MAX_CACHED = 4_000

/** Tokens for a face that lies open on top of a pile: a Knight that brings it, and the way to its place. */
const PILE_TOP_COST = 3

/** Tokens for the reverse of a pile top, which needs a flip too. */
const PILE_TOP_REVERSE_COST = 4

/**
 * Tokens for each face that no vassal of the board is left for, by the tops of the piles; `absentCost` for those that
 * none of them shows.
 */
const absentCostsFor = (pileTops: readonly BoardVassal[], absentCost: number): Uint8Array => {
  const costs = new Uint8Array(RING_SIZE).fill(absentCost)
  for (const { face, reverse } of pileTops) {
    costs[face] = Math.min(absentCost, PILE_TOP_COST)
    costs[reverse] = Math.min(costs[reverse] as number, PILE_TOP_REVERSE_COST)
  }
  return costs
}

const cacheKeyOf = (vassals: readonly BoardVassal[]): string => {
  let key = ''
  for (const { space, face, reverse } of vassals) key += String.fromCharCode((space << 8) | (face << 4) | reverse)
  return key
}

/**
 * Tokens for moves and flips to the nearest formation. A face that the board cannot bring comes from the tops of the
 * piles, or costs `absentCost` tokens (6 where none is given).
 */
export type DistanceToFormation = (
  vassals: readonly BoardVassal[],
  pileTops?: readonly BoardVassal[],
  absentCost?: number,
) => number

/**
 * Creates a measure with buffers and a cache of its own; a caller that evaluates many boards keeps one. The cache helps
 * because most actions that a search tries leave the board as it was, or as another order of actions left it.
 */
export const createDistanceToFormation = (): DistanceToFormation => {
  const buffers = createFormationBuffers()
  const distanceCache = new Map<string, number>()
  return (vassals, pileTops = [], absentCost = ABSENT_COST) => {
    const key = `${absentCost}${cacheKeyOf(vassals)} ${cacheKeyOf(pileTops)}`
    const cached = distanceCache.get(key)
    if (cached !== undefined) return cached
    const distance = measureDistance(buffers, vassals, absentCostsFor(pileTops, absentCost))
    if (distanceCache.size === MAX_CACHED) distanceCache.clear()
    distanceCache.set(key, distance)
    return distance
  }
}

/**
 * Measures a board without the cache. Different vassals cost at least as much as an estimate in which one vassal may
 * serve twice, so formations whose estimate is no lower than the best result are skipped.
 */
const measureDistance = (
  buffers: FormationBuffers,
  vassals: readonly BoardVassal[],
  absentCosts: Uint8Array,
): number => {
  const { ring } = buffers
  measureRing(ring, vassals, absentCosts)
  const nearest = nearestFormation(ring)
  let minTokens = assignmentTokens(buffers, vassals, ringFacesOf(ring, nearest), absentCosts)
  if (minTokens === nearest.tokens) return minTokens
  for (const formation of otherFormations(ring, minTokens)) {
    if (formation.tokens >= minTokens) break
    minTokens = Math.min(minTokens, assignmentTokens(buffers, vassals, ringFacesOf(ring, formation), absentCosts))
  }
  return minTokens
}
