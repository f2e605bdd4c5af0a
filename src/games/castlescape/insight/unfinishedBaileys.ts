/**
 * Enclosures: ground that a few more Walls in a row would close. Each is closed by a path of Walls between two that
 * stand already: straight, or with one corner.
 */
import { cutOffFrom, mayPart } from '../site/baileys.ts'
import { besideInRow, completingInRow } from '../site/buildableSquares.ts'
import { fullRow, type RowMasks, rowMasksOf, squaresIn, touchedBy } from '../site/rowMasks.ts'
import { finishedRows, type Site } from '../site/site.ts'
import type { Square } from '../site/square.ts'

export interface UnfinishedBailey {
  /** Walls that are missing: these squares, in a row. */
  readonly path: readonly Square[]
  /** Ground that is closed in. */
  readonly yard: RowMasks
  readonly size: number
  /** Walls of the Bailey to be, with those that are missing. */
  readonly walls: RowMasks
}

/** Most Walls that may be missing. */
const MOST_MISSING = 6

export const countBits = (mask: number): number => {
  let count = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++
  return count
}

const hasBit = (rows: RowMasks, column: number, row: number): boolean => (((rows[row] ?? 0) >> column) & 1) === 1

/** Masks of a site that stay the same while paths are tried. */
interface Draft {
  readonly size: number
  readonly walls: RowMasks
  /** Ground that is in no finished Bailey. */
  readonly open: RowMasks
  /** Open ground beside a Wall, and that of it where a Wall may be built. */
  readonly beside: RowMasks
  readonly buildable: RowMasks
}

const draftOf = (site: Site): Draft => {
  const { size, wallRows: walls } = site
  const finished = finishedRows(site)
  const open = walls.map((mask, row) => fullRow(size) & ~mask & ~(finished[row] ?? 0))
  const beside = walls.map((_, row) => besideInRow(walls, row) & (open[row] ?? 0))
  const buildable = beside.map((mask, row) => mask & ~completingInRow(walls, row))
  return { size, walls, open, beside, buildable }
}

/** Whether two by two of these squares are Walls. */
const hasTwoByTwo = (walls: RowMasks): boolean =>
  walls.some((mask, row) => {
    const pairs = mask & (walls[row + 1] ?? 0)
    return (pairs & (pairs << 1)) !== 0
  })

/** Ground that these Walls close in, each part for itself; none where they may not be built. */
const closedBy = ({ size, walls, open }: Draft, path: readonly Square[]): readonly UnfinishedBailey[] => {
  const added = rowMasksOf(path, size)
  const raised = walls.map((mask, row) => mask | (added[row] ?? 0))
  if (hasTwoByTwo(raised)) return []
  const ground = open.map((mask, row) => mask & ~(added[row] ?? 0))
  return cutOffFrom(squaresIn(touchedBy(added, ground)), ground).map((yard) => ({
    path,
    yard,
    size: squaresIn(yard).length,
    walls: touchedBy(yard, raised),
  }))
}

/** Steps to the left, up, to the right and down. */
const STEPS = [
  [-1, 0],
  [0, -1],
  [1, 0],
  [0, 1],
] as const
type Step = (typeof STEPS)[number]
const [, , RIGHT, DOWN] = STEPS

/** By squares: steps in one direction to the first square beside a Wall, 0 where no Wall may come to stand there. */
type Reach = readonly number[]

const reachOf = ({ size, open, beside, buildable }: Draft, [columns, rows]: Step): Reach => {
  const reach = new Array<number>(size * size).fill(0)
  // The next square of each is asked before it.
  const isForward = columns + rows < 0
  for (let at = 0; at < reach.length; at++) {
    const square = isForward ? at : reach.length - 1 - at
    const column = (square % size) + columns
    const row = Math.floor(square / size) + rows
    if (column < 0 || column >= size || !hasBit(open, column, row)) continue
    const onward = reach[square + columns + rows * size] ?? 0
    if (!hasBit(beside, column, row)) reach[square] = onward === 0 ? 0 : onward + 1
    else if (hasBit(buildable, column, row)) reach[square] = 1
  }
  return reach
}

/** So many squares from one in a direction, without the one. */
const armOf = (size: number, square: Square, [columns, rows]: Step, length: number): readonly Square[] =>
  Array.from({ length }, (_, index) => square + (index + 1) * (columns + rows * size))

/** Adds the paths with their corner on a square that is beside no Wall. */
const addCornerPaths = (
  paths: (readonly Square[])[],
  size: number,
  square: Square,
  reaches: readonly Reach[],
): void => {
  for (const [index, step] of STEPS.entries()) {
    const length = reaches[index]?.[square] ?? 0
    if (length === 0) continue
    const turned = (index + 1) % STEPS.length
    const otherLength = reaches[turned]?.[square] ?? 0
    if (otherLength === 0 || length + otherLength >= MOST_MISSING) continue
    const other = armOf(size, square, STEPS[turned] ?? step, otherLength)
    paths.push([...armOf(size, square, step, length).toReversed(), square, ...other])
  }
}

/** Paths of Walls that may close something, the shortest first. */
const pathsOf = (draft: Draft): readonly (readonly Square[])[] => {
  const { size, open, beside, buildable } = draft
  const reaches = STEPS.map((step) => reachOf(draft, step))
  const paths: (readonly Square[])[] = []
  for (let square = 0; square < size * size; square++) {
    const column = square % size
    const row = (square - column) / size
    if (hasBit(buildable, column, row)) {
      if (mayPart(open, square)) paths.push([square])
      for (const step of [RIGHT, DOWN]) {
        const length = reaches[STEPS.indexOf(step)]?.[square] ?? 0
        if (length > 0 && length < MOST_MISSING) paths.push([square, ...armOf(size, square, step, length)])
      }
    } else if (hasBit(open, column, row) && !hasBit(beside, column, row)) addCornerPaths(paths, size, square, reaches)
  }
  return paths.sort((one, other) => one.length - other.length)
}

const isSame = (one: RowMasks, other: RowMasks): boolean => one.every((mask, row) => mask === other[row])

const findEnclosures = (site: Site): readonly UnfinishedBailey[] => {
  const draft = draftOf(site)
  const found: UnfinishedBailey[] = []
  for (const path of pathsOf(draft))
    for (const enclosure of closedBy(draft, path))
      if (!found.some(({ size, yard }) => size === enclosure.size && isSame(yard, enclosure.yard)))
        found.push(enclosure)
  return found
}

/** Enclosures by the rows of Walls, which a move that builds nothing leaves as they are. */
const known = new WeakMap<RowMasks, readonly UnfinishedBailey[]>()

/** Ground that a few more Walls would close, each piece once, those first that lack the fewest. */
export const unfinishedBaileysOf = (site: Site): readonly UnfinishedBailey[] => {
  const enclosures = known.get(site.wallRows) ?? findEnclosures(site)
  known.set(site.wallRows, enclosures)
  return enclosures
}
