/**
 * How far the board is from the Puzzle Master's formation, as a bound: with the vassals that lie there it never takes fewer tokens. What stands
 * in the way is not looked at; each token is taken to do as much as one token can.
 */
import { columnOf, RING, rowOf, SPACES, type Space } from '../board.ts'
import { FACES, type Face, faceOf, factionOf, roleOf, standsFor } from '../faces.ts'
import type { Scene } from '../rules/play.ts'
import { waysOf } from '../rules/ways.ts'
import { VASSALS_NEEDED } from './goal.ts'
import { vassalAt } from './sight.ts'

export interface ToFormation {
  /** Slides, swaps and flips that vassals of the board need, at least. */
  readonly tokens: number
  /** Faces that no vassal of the board shows on either side: only others bring them. */
  readonly absent: readonly Face[]
  /** Vassals that are too many for it. */
  readonly surplus: number
}

const FOUR = [0, 1, 2, 3] as const

/** The four spaces of each outer line, clockwise; each line has the corner at its beginning, or at its end. */
const linesFrom = (from: number): readonly (readonly Space[])[] =>
  FOUR.map((line) => FOUR.map((i) => RING[(line * 4 + from + i) % RING.length] ?? 0))

/** The two ways to win: four faces for each line, all of a faction or all of a role, and how neighbours then differ. */
const WAYS = [
  {
    groups: FOUR.map((faction) => FOUR.map((role) => faceOf(faction, role))),
    differ: (one: Face, other: Face): boolean => roleOf(one) !== roleOf(other),
  },
  {
    groups: FOUR.map((role) => FOUR.map((faction) => faceOf(faction, role))),
    differ: (one: Face, other: Face): boolean => factionOf(one) !== factionOf(other),
  },
]

const permutations = (items: readonly number[]): readonly (readonly number[])[] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item) => permutations(items.filter((one) => one !== item)).map((rest) => [item, ...rest]))
const ORDERS = permutations(FOUR)

/** Steps of four faces to the four spaces of a line, by which of them comes first and which last: `first * 4 + last`. */
type LineCosts = readonly number[]

const FAR = Number.POSITIVE_INFINITY

const lineCosts = (
  cost: (face: Face, space: Space) => number,
  faces: readonly Face[],
  line: readonly Space[],
): LineCosts => {
  const costs = Array<number>(16).fill(FAR)
  for (const order of ORDERS) {
    const sum = order.reduce((all, face, at) => all + cost(faces[face] ?? -1, line[at] ?? -1), 0)
    const ends = (order[0] ?? 0) * 4 + (order[3] ?? 0)
    costs[ends] = Math.min(costs[ends] ?? FAR, sum)
  }
  return costs
}

/** May these two stand on both sides of a corner? Lines by faction ask for another role, lines by role for another faction. */
type Differ = (one: Face, other: Face) => boolean

/** All four lines one after the other and back to the first: the fewest steps with which neighbours round the corners differ. */
const around = (groups: readonly (readonly Face[])[], costs: readonly LineCosts[], differ: Differ): number => {
  const faceOn = (line: number, one: number): Face => groups[line]?.[one] ?? -1
  let least = FAR
  for (const begin of FOUR) {
    let ends: readonly number[] = FOUR.map((last) => costs[0]?.[begin * 4 + last] ?? FAR)
    for (const line of [1, 2, 3]) {
      const firsts = FOUR.map((first) =>
        Math.min(
          ...FOUR.map((last) => (differ(faceOn(line - 1, last), faceOn(line, first)) ? (ends[last] ?? FAR) : FAR)),
        ),
      )
      ends = FOUR.map((last) =>
        Math.min(...FOUR.map((first) => (firsts[first] ?? FAR) + (costs[line]?.[first * 4 + last] ?? FAR))),
      )
    }
    for (const last of FOUR) if (differ(faceOn(3, last), faceOn(0, begin))) least = Math.min(least, ends[last] ?? FAR)
  }
  return least
}

const stepsBetween = (a: Space, b: Space): number => Math.abs(columnOf(a) - columnOf(b)) + Math.abs(rowOf(a) - rowOf(b))

/** What one token may do at most: steps of one vassal by a slide, of two by a swap. */
const reachOfToken = ({ rules, state }: Scene): number => {
  const empty = { ...state, board: SPACES.map(() => -1) }
  const farthest = (reach: (from: Space) => readonly Space[]): number =>
    Math.max(...SPACES.flatMap((from) => reach(from).map((to) => stepsBetween(from, to))))
  const reaches = state.courts.flatMap((court) => {
    const { slides, swaps } = waysOf(rules, state, court)
    const slid = slides.map(({ reach }) => farthest((from) => reach(empty, from)))
    return [...slid, ...swaps.map(({ reach }) => 2 * farthest((from) => reach(empty, from)))]
  })
  return Math.max(...reaches)
}

/** For each face and space of the edge: steps to there of the nearest vassal, a flip counted as many as one token may do. */
const stepsOf = (scene: Scene, flip: number): ReadonlyMap<Face, readonly number[]> => {
  const lying = SPACES.flatMap((space) => {
    const vassal = vassalAt(scene.state, space)
    return vassal && vassal !== 'hidden' ? [{ space, ...vassal }] : []
  })
  return new Map(
    FACES.flatMap((wanted) => {
      const able = lying.filter(({ face, reverse }) => standsFor(face, wanted) || standsFor(reverse, wanted))
      if (able.length === 0) return []
      const steps = SPACES.map((to) =>
        Math.min(...able.map(({ space, face }) => stepsBetween(space, to) + (standsFor(face, wanted) ? 0 : flip))),
      )
      return [[wanted, steps] as const]
    }),
  )
}

export const toFormation = (scene: Scene): ToFormation => {
  const most = reachOfToken(scene)
  const steps = stepsOf(scene, most)
  const cost = (face: Face, space: Space): number => steps.get(face)?.[space] ?? 0
  const least = WAYS.flatMap(({ groups, differ }) =>
    [linesFrom(0), linesFrom(1)].flatMap((lines) => {
      const costs = groups.map((faces) => lines.map((line) => lineCosts(cost, faces, line)))
      return ORDERS.map((order) =>
        around(
          order.map((group) => groups[group] ?? []),
          order.map((group, line) => costs[group]?.[line] ?? []),
          differ,
        ),
      )
    }),
  )
  const lying = scene.state.board.filter((slot) => slot >= 0).length
  return {
    tokens: Math.ceil(Math.min(...least) / most),
    absent: FACES.filter((face) => !steps.has(face)),
    surplus: Math.max(0, lying - VASSALS_NEEDED),
  }
}
