/**
 * The formation that wins the Puzzle Master's Quest (rules 2.6, rulings 108 to 110): predicates over up faces only. The
 * mode decides when they are asked, and that no space may be marked then (ruling 111).
 */
import {
  areNeighbours,
  type BoardLine,
  columnOf,
  INNER_SPACES,
  isOnLine,
  OUTER_LINES,
  RING_SPACES,
  rowOf,
  SPACES,
  type Space,
} from '../../board.ts'
import { FACTIONS, type Face, factionOf, roleOf } from '../../faces.ts'

/** Ruling 108: do vassals that touch only at a corner count as adjacent? */
export type Adjacency = 'orthogonal' | 'diagonal'
/** What the members of one line share; in the other of the two, neighbours must differ. */
export const GROUPINGS = ['faction', 'role'] as const
export type Grouping = (typeof GROUPINGS)[number]

/** The up face on each of the 25 spaces, -1 where a space is empty. */
export type UpFaces = readonly (Face | -1)[]

/** Progress of one of the two ways to win. */
export interface FormationProgress {
  readonly linesBy: Grouping
  /** For each of the four groups, the outer line that has all of it, or -1. */
  readonly lines: readonly (BoardLine | -1)[]
  readonly linesDone: number
  readonly neighboursDiffer: boolean
}

/**
 * Checklist for the player: won with 16 vassals, 16 different faces, 0 inside, 4 lines, and all neighbours different.
 */
export interface FormationChecklist extends FormationProgress {
  readonly vassals: number
  readonly different: number
  readonly insideLeft: number
  readonly won: boolean
}

type SpacePair = readonly [Space, Space]

const areDiagonalNeighbours = (a: Space, b: Space): boolean =>
  Math.abs(columnOf(a) - columnOf(b)) === 1 && Math.abs(rowOf(a) - rowOf(b)) === 1
const pairsOnRing = (touch: (a: Space, b: Space) => boolean): readonly SpacePair[] =>
  RING_SPACES.flatMap((a, index) =>
    RING_SPACES.slice(index + 1).flatMap((b): SpacePair[] => (touch(a, b) ? [[a, b]] : [])),
  )

/** Neighbours along the edge: 16 pairs, and 4 more round the corners. */
const ADJACENT_PAIRS: Readonly<Record<Adjacency, readonly SpacePair[]>> = {
  orthogonal: pairsOnRing(areNeighbours),
  diagonal: pairsOnRing((a, b) => areNeighbours(a, b) || areDiagonalNeighbours(a, b)),
}

const GROUP_OF = { faction: factionOf, role: roleOf } as const
const OTHER_GROUP_OF = { faction: roleOf, role: factionOf } as const

const upFaceAt = (faces: UpFaces, space: Space): Face | -1 => faces[space] ?? -1
const isEmpty = (faces: UpFaces, space: Space): boolean => upFaceAt(faces, space) === -1

/**
 * The outer line that has all four members of a group, while no other space has one; or -1. At most one line can
 * qualify, and a line has at most one group; a corner is on both of its lines (ruling 109).
 */
const lineOfGroup = (faces: UpFaces, by: Grouping, group: number): BoardLine | -1 => {
  const spaces = SPACES.filter((space) => !isEmpty(faces, space) && GROUP_OF[by](upFaceAt(faces, space)) === group)
  if (new Set(spaces.map((space) => faces[space])).size < FACTIONS.length) return -1
  return OUTER_LINES.find((line) => spaces.every((space) => isOnLine(space, line))) ?? -1
}

/** Do all neighbours on the edge differ: in role, or in faction where roles gather on the lines? */
export const neighboursDiffer = (faces: UpFaces, by: Grouping, adjacency: Adjacency): boolean =>
  ADJACENT_PAIRS[adjacency].every(
    ([a, b]) =>
      isEmpty(faces, a) ||
      isEmpty(faces, b) ||
      OTHER_GROUP_OF[by](upFaceAt(faces, a)) !== OTHER_GROUP_OF[by](upFaceAt(faces, b)),
  )

const hasOrderBy = (faces: UpFaces, by: Grouping, adjacency: Adjacency): boolean =>
  FACTIONS.every((_, group) => lineOfGroup(faces, by, group) !== -1) && neighboursDiffer(faces, by, adjacency)

/**
 * Is this the winning formation? Only up faces matter (ruling 110). Four whole groups are all sixteen faces and fill
 * the edge, so no face is there twice and none is inside. The inner spaces are checked first, because they decide most
 * boards at once.
 */
export const isFormation = (faces: UpFaces, adjacency: Adjacency): boolean =>
  INNER_SPACES.every((space) => isEmpty(faces, space)) && GROUPINGS.some((by) => hasOrderBy(faces, by, adjacency))

const progressBy = (faces: UpFaces, linesBy: Grouping, adjacency: Adjacency): FormationProgress => {
  const lines = FACTIONS.map((_, group) => lineOfGroup(faces, linesBy, group))
  const linesDone = lines.filter((line) => line !== -1).length
  return { linesBy, lines, linesDone, neighboursDiffer: neighboursDiffer(faces, linesBy, adjacency) }
}

/** Score of a progress: lines count first, then neighbours that differ. */
const progressScore = (progress: FormationProgress): number =>
  progress.linesDone * 2 + Number(progress.neighboursDiffer)

/** The live checklist, by the grouping that is closer to the win; by faction if both are equally close. */
export const createFormationChecklist = (faces: UpFaces, adjacency: Adjacency): FormationChecklist => {
  const facesOnBoard = faces.filter((face) => face !== -1)
  const byFaction = progressBy(faces, 'faction', adjacency)
  const byRole = progressBy(faces, 'role', adjacency)
  return {
    vassals: facesOnBoard.length,
    different: new Set(facesOnBoard).size,
    insideLeft: INNER_SPACES.filter((space) => !isEmpty(faces, space)).length,
    ...(progressScore(byRole) > progressScore(byFaction) ? byRole : byFaction),
    won: isFormation(faces, adjacency),
  }
}
