/**
 * Lower bound of the distance to the Puzzle Master's formation: with the vassals that are on the board it never takes
 * fewer tokens. Vassals in the way are ignored; each token is assumed to do as much as one token can.
 */
import { columnOf, RING_SPACES, rowOf, SPACES, type Space } from '../../board.ts'
import { canPayFor, FACES, type Face, faceOf, factionOf, roleOf } from '../../faces.ts'
import { abilitiesOf } from '../../rules/court/abilitiesOf.ts'
import type { Scene } from '../../rules/ruleTypes.ts'
import { vassalAt } from '../tableCards.ts'
import { VASSALS_NEEDED } from './formationChecklist.ts'

export interface FormationDistance {
  /** Least number of slides, swaps and flips that vassals of the board need. */
  readonly tokens: number
  /** Faces that no vassal of the board shows on either side: they must come from elsewhere. */
  readonly absentFaces: readonly Face[]
  /** Number of vassals beyond the sixteen that it needs. */
  readonly surplus: number
}

const FOUR_INDICES = [0, 1, 2, 3] as const

/**
 * Four spaces of each outer line, clockwise. Each line includes the corner at its beginning (`from` 0) or at its end
 * (1).
 */
const linesStartingAt = (from: number): readonly (readonly Space[])[] =>
  FOUR_INDICES.map((line) => FOUR_INDICES.map((i) => RING_SPACES[(line * 4 + from + i) % RING_SPACES.length] ?? 0))

/**
 * Two ways to win: four faces for each line, all of one faction or all of one role, and how neighbours round a corner
 * differ.
 */
const FORMATION_KINDS = [
  {
    groups: FOUR_INDICES.map((faction) => FOUR_INDICES.map((role) => faceOf(faction, role))),
    differ: (one: Face, other: Face): boolean => roleOf(one) !== roleOf(other),
  },
  {
    groups: FOUR_INDICES.map((role) => FOUR_INDICES.map((faction) => faceOf(faction, role))),
    differ: (one: Face, other: Face): boolean => factionOf(one) !== factionOf(other),
  },
]

const permutations = (items: readonly number[]): readonly (readonly number[])[] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item) =>
        permutations(items.filter((other) => other !== item)).map((permutation) => [item, ...permutation]),
      )
const ORDERS = permutations(FOUR_INDICES)

/** Steps of four faces to the four spaces of a line, by the first and the last face: `first * 4 + last`. */
type LineCosts = readonly number[]

const UNREACHABLE = Number.POSITIVE_INFINITY

const lineCosts = (
  cost: (face: Face, space: Space) => number,
  faces: readonly Face[],
  line: readonly Space[],
): LineCosts => {
  const costs = Array<number>(16).fill(UNREACHABLE)
  for (const order of ORDERS) {
    const sum = order.reduce((all, face, place) => all + cost(faces[face] ?? -1, line[place] ?? -1), 0)
    const ends = (order[0] ?? 0) * 4 + (order[3] ?? 0)
    costs[ends] = Math.min(costs[ends] ?? UNREACHABLE, sum)
  }
  return costs
}

/**
 * May these two be neighbours round a corner? Lines by faction ask for different roles, lines by role for different
 * factions.
 */
type MayBeNeighbours = (first: Face, second: Face) => boolean

/** Fewest steps for all four lines of the ring, with different neighbours round each corner. */
const minRingCost = (
  groups: readonly (readonly Face[])[],
  costs: readonly LineCosts[],
  differ: MayBeNeighbours,
): number => {
  const faceOn = (line: number, indexInGroup: number): Face => groups[line]?.[indexInGroup] ?? -1
  let minCost = UNREACHABLE
  for (const startFace of FOUR_INDICES) {
    let costsByLastFace: readonly number[] = FOUR_INDICES.map((last) => costs[0]?.[startFace * 4 + last] ?? UNREACHABLE)
    for (const line of [1, 2, 3]) {
      const costsByFirstFace = FOUR_INDICES.map((first) =>
        Math.min(
          ...FOUR_INDICES.map((last) =>
            differ(faceOn(line - 1, last), faceOn(line, first)) ? (costsByLastFace[last] ?? UNREACHABLE) : UNREACHABLE,
          ),
        ),
      )
      costsByLastFace = FOUR_INDICES.map((last) =>
        Math.min(
          ...FOUR_INDICES.map(
            (first) => (costsByFirstFace[first] ?? UNREACHABLE) + (costs[line]?.[first * 4 + last] ?? UNREACHABLE),
          ),
        ),
      )
    }
    for (const last of FOUR_INDICES)
      if (differ(faceOn(3, last), faceOn(0, startFace)))
        minCost = Math.min(minCost, costsByLastFace[last] ?? UNREACHABLE)
  }
  return minCost
}

const stepsBetween = (a: Space, b: Space): number => Math.abs(columnOf(a) - columnOf(b)) + Math.abs(rowOf(a) - rowOf(b))

/** Most steps that one token can do: those of one vassal by a slide, of two by a swap. */
const maxStepsPerToken = ({ rules, state }: Scene): number => {
  const empty = { ...state, board: SPACES.map(() => -1) }
  const farthestStep = (reach: (from: Space) => readonly Space[]): number =>
    Math.max(...SPACES.flatMap((from) => reach(from).map((to) => stepsBetween(from, to))))
  const reaches = state.courts.flatMap((court) => {
    const { slides, swaps } = abilitiesOf(rules, state, court)
    const slid = slides.map(({ reach }) => farthestStep((from) => reach(empty, from)))
    return [...slid, ...swaps.map(({ reach }) => 2 * farthestStep((from) => reach(empty, from)))]
  })
  return Math.max(...reaches)
}

/** Steps of the nearest vassal with each face to each space. A flip counts as many steps as one token can do. */
const stepsToSpaces = (scene: Scene, flip: number): ReadonlyMap<Face, readonly number[]> => {
  const openVassals = SPACES.flatMap((space) => {
    const vassal = vassalAt(scene.state, space)
    return vassal && vassal !== 'hidden' ? [{ space, ...vassal }] : []
  })
  return new Map(
    FACES.flatMap((wanted) => {
      const fitting = openVassals.filter(({ face, reverse }) => canPayFor(face, wanted) || canPayFor(reverse, wanted))
      if (fitting.length === 0) return []
      const steps = SPACES.map((to) =>
        Math.min(...fitting.map(({ space, face }) => stepsBetween(space, to) + (canPayFor(face, wanted) ? 0 : flip))),
      )
      return [[wanted, steps] as const]
    }),
  )
}

export const formationDistance = (scene: Scene): FormationDistance => {
  const stepsPerToken = maxStepsPerToken(scene)
  const steps = stepsToSpaces(scene, stepsPerToken)
  const cost = (face: Face, space: Space): number => steps.get(face)?.[space] ?? 0
  const ringCosts = FORMATION_KINDS.flatMap(({ groups, differ }) =>
    [linesStartingAt(0), linesStartingAt(1)].flatMap((lines) => {
      const costs = groups.map((faces) => lines.map((line) => lineCosts(cost, faces, line)))
      return ORDERS.map((order) =>
        minRingCost(
          order.map((group) => groups[group] ?? []),
          order.map((group, line) => costs[group]?.[line] ?? []),
          differ,
        ),
      )
    }),
  )
  const vassalCount = scene.state.board.filter((slot) => slot >= 0).length
  return {
    tokens: Math.ceil(Math.min(...ringCosts) / stepsPerToken),
    absentFaces: FACES.filter((face) => !steps.has(face)),
    surplus: Math.max(0, vassalCount - VASSALS_NEEDED),
  }
}
