/**
 * The formation that wins the Puzzle Master's Quest (rules 2.6, rulings 108 to 110): predicates over up faces alone.
 * When they are asked, and that nothing may be marked then (ruling 111), is the mode's affair.
 */
import {
  areNeighbours,
  columnOf,
  INNER,
  isOn,
  type Line,
  OUTER_LINES,
  RING,
  rowOf,
  SPACES,
  type Space,
} from '../board.ts'
import { FACTIONS, type Face, factionOf, roleOf } from '../faces.ts'

/** Ruling 108: do vassals that touch only at a corner count as adjacent? */
export type Adjacency = 'orthogonal' | 'diagonal'
/** What gathers on the lines; by the other of the two, neighbours must differ. */
export const GROUPINGS = ['faction', 'role'] as const
export type Grouping = (typeof GROUPINGS)[number]

/** The up face on each of the 25 spaces, -1 where a space is empty. */
export type UpFaces = readonly (Face | -1)[]

/** How far one of the two ways to win has come. */
export interface Progress {
  readonly linesBy: Grouping
  /** For each of the four groups the outer line that it lies wholly on, or -1. */
  readonly lines: readonly (Line | -1)[]
  readonly linesDone: number
  readonly neighboursDiffer: boolean
}

/** What a player reads while building: won when 16 vassals, 16 different, 0 inside, 4 lines and all neighbours differ. */
export interface Checklist extends Progress {
  readonly vassals: number
  readonly different: number
  readonly insideLeft: number
  readonly won: boolean
}

type Pair = readonly [Space, Space]

const touchAtCorner = (a: Space, b: Space): boolean =>
  Math.abs(columnOf(a) - columnOf(b)) === 1 && Math.abs(rowOf(a) - rowOf(b)) === 1
const pairsOnRing = (touch: (a: Space, b: Space) => boolean): readonly Pair[] =>
  RING.flatMap((a, index) => RING.slice(index + 1).flatMap((b): Pair[] => (touch(a, b) ? [[a, b]] : [])))

/** Neighbours along the edge: 16 pairs, and 4 more round the corners. */
const ADJACENT: Readonly<Record<Adjacency, readonly Pair[]>> = {
  orthogonal: pairsOnRing(areNeighbours),
  diagonal: pairsOnRing((a, b) => areNeighbours(a, b) || touchAtCorner(a, b)),
}

const GROUP_OF = { faction: factionOf, role: roleOf } as const
const ACROSS = { faction: roleOf, role: factionOf } as const

const faceAt = (faces: UpFaces, space: Space): Face | -1 => faces[space] ?? -1
const isEmpty = (faces: UpFaces, space: Space): boolean => faceAt(faces, space) === -1

/**
 * The outer line on which all four members of a group stand while none of the group stands elsewhere, or -1.
 * At most one line can be it, and at most one group can have it; a corner is on both of its lines (ruling 109).
 */
export const lineOfGroup = (faces: UpFaces, by: Grouping, group: number): Line | -1 => {
  const spaces = SPACES.filter((space) => !isEmpty(faces, space) && GROUP_OF[by](faceAt(faces, space)) === group)
  if (new Set(spaces.map((space) => faces[space])).size < FACTIONS.length) return -1
  return OUTER_LINES.find((line) => spaces.every((space) => isOn(space, line))) ?? -1
}

/** Does no vassal on the edge have a neighbour on the edge of its own role, or of its own faction where roles gather on the lines? */
export const neighboursDiffer = (faces: UpFaces, by: Grouping, adjacency: Adjacency): boolean =>
  ADJACENT[adjacency].every(
    ([a, b]) => isEmpty(faces, a) || isEmpty(faces, b) || ACROSS[by](faceAt(faces, a)) !== ACROSS[by](faceAt(faces, b)),
  )

const isOrdered = (faces: UpFaces, by: Grouping, adjacency: Adjacency): boolean =>
  FACTIONS.every((_, group) => lineOfGroup(faces, by, group) !== -1) && neighboursDiffer(faces, by, adjacency)

/**
 * Is this the winning formation? Only up faces matter (ruling 110). Four whole groups are all sixteen faces and fill the edge,
 * so none is there twice and none is inside; the look inside comes first because it answers most boards at once.
 */
export const isFormation = (faces: UpFaces, adjacency: Adjacency): boolean =>
  INNER.every((space) => isEmpty(faces, space)) && GROUPINGS.some((by) => isOrdered(faces, by, adjacency))

const progressBy = (faces: UpFaces, linesBy: Grouping, adjacency: Adjacency): Progress => {
  const lines = FACTIONS.map((_, group) => lineOfGroup(faces, linesBy, group))
  const linesDone = lines.filter((line) => line !== -1).length
  return { linesBy, lines, linesDone, neighboursDiffer: neighboursDiffer(faces, linesBy, adjacency) }
}

/** More lines first, then neighbours that differ. */
const nearness = (progress: Progress): number => progress.linesDone * 2 + Number(progress.neighboursDiffer)

/** The live checklist, told by whichever grouping is closer to the win; by faction where both are equally close. */
export const checklist = (faces: UpFaces, adjacency: Adjacency): Checklist => {
  const standing = faces.filter((face) => face !== -1)
  const byFaction = progressBy(faces, 'faction', adjacency)
  const byRole = progressBy(faces, 'role', adjacency)
  return {
    vassals: standing.length,
    different: new Set(standing).size,
    insideLeft: INNER.filter((space) => !isEmpty(faces, space)).length,
    ...(nearness(byRole) > nearness(byFaction) ? byRole : byFaction),
    won: isFormation(faces, adjacency),
  }
}
