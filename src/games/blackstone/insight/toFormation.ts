/**
 * How far the board is from the Puzzle Master's formation, as a bound: with the vassals that lie there it never takes fewer tokens. What stands
 * in the way is not looked at, nor neighbours round the corners; each token is taken to bring as many vassals as far as one token can.
 */
import { columnOf, RING, rowOf, SPACES, type Space } from '../board.ts'
import { FACES, type Face, faceOf, standsFor } from '../faces.ts'
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

/** Four faces for each line: all of a faction, or all of a role. */
const GROUPS: readonly (readonly (readonly Face[])[])[] = [
  FOUR.map((faction) => FOUR.map((role) => faceOf(faction, role))),
  FOUR.map((role) => FOUR.map((faction) => faceOf(faction, role))),
]

const stepsBetween = (a: Space, b: Space): number => Math.abs(columnOf(a) - columnOf(b)) + Math.abs(rowOf(a) - rowOf(b))

/** The cheapest way to give each row another column. */
const shared = (costs: readonly (readonly number[])[], row = 0, taken = 0): number => {
  if (row === costs.length) return 0
  const rest = (costs[row] ?? []).map((cost, column) =>
    taken & (1 << column) ? Number.POSITIVE_INFINITY : cost + shared(costs, row + 1, taken | (1 << column)),
  )
  return Math.min(...rest)
}

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
  const lineCost = (faces: readonly Face[], line: readonly Space[]): number =>
    shared(faces.map((face) => line.map((space) => steps.get(face)?.[space] ?? 0)))
  const least = GROUPS.flatMap((groups) =>
    [linesFrom(0), linesFrom(1)].map((lines) =>
      shared(groups.map((faces) => lines.map((line) => lineCost(faces, line)))),
    ),
  )
  const lying = scene.state.board.filter((slot) => slot >= 0).length
  return {
    tokens: Math.ceil(Math.min(...least) / most),
    absent: FACES.filter((face) => !steps.has(face)),
    surplus: Math.max(0, lying - VASSALS_NEEDED),
  }
}
