/** Baileys: ground that is cut off from the outside (rules 2). Ground is connected by touching (C2). */
import {
  connectedByTouching,
  firstSquareIn,
  fullRow,
  hasSquare,
  type RowMasks,
  rowMasksOf,
  squaresIn,
  touchedBy,
} from './rowMasks.ts'
import type { Bailey, Site } from './site.ts'
import { columnOf, rowOf, type Square, touchingOf } from './square.ts'

/** What a Bailey is before it is claimed. */
export type Yard = Pick<Bailey, 'squares'>

/** No Wall is ground, inside a Bailey neither (C3). */
const groundRows = (site: Site): RowMasks => site.wallRows.map((walls) => fullRow(site.size) & ~walls)

/** Whether a set of squares comes to the edge of the site: an edge square touches the outside. */
const reachesEdge = (rows: RowMasks): boolean => {
  const size = rows.length
  const sides = 1 | (1 << (size - 1))
  return rows[0] !== 0 || rows[size - 1] !== 0 || rows.some((mask) => (mask & sides) !== 0)
}

/** Steps round a square, clockwise from above it. */
const ROUND = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
] as const

/**
 * Whether a Wall here may cut ground off: what lies round it falls into two parts that do not touch each other. Most
 * Walls do not, and need no flood. Outside the site all is open ground.
 */
export const mayPart = (ground: RowMasks, square: Square): boolean => {
  const size = ground.length
  const column = columnOf(square, size)
  const row = rowOf(square, size)
  let ring = 0
  for (const [step, [columns, rows]] of ROUND.entries()) {
    const x = column + columns
    const y = row + rows
    const isOutside = x < 0 || y < 0 || x >= size || y >= size
    if (isOutside || (((ground[y] ?? 0) >> x) & 1) === 1) ring |= 1 << step
  }
  const doubled = ring | (ring << 8)
  let parts = 0
  // A part begins, clockwise, after a closed side. A closed corner parts nothing: the sides next to it touch.
  for (let side = 0; side < 8; side += 2)
    if (((doubled >> side) & 1) === 0 && ((doubled >> (side + 1)) & 3) !== 0) parts++
  return parts > 1
}

/** Ground that is cut off, of the parts that begin at these squares; in the order of their first squares (C34). */
export const cutOffFrom = (seeds: readonly Square[], ground: RowMasks): readonly RowMasks[] => {
  const floods: RowMasks[] = []
  for (const seed of seeds)
    if (!floods.some((flood) => hasSquare(flood, seed))) floods.push(connectedByTouching(seed, ground, reachesEdge))
  return floods.filter((flood) => !reachesEdge(flood)).sort((one, other) => firstSquareIn(one) - firstSquareIn(other))
}

/**
 * Baileys that are finished by the Wall on this square, which stands already and was open ground before: the squares of
 * each, in the order of their first squares (C34). Nothing but the ground round the Wall can have changed, and none of it
 * belongs to a Bailey that was finished before: it would have been cut off together with the square of the Wall.
 */
export const baileysFinishedBy = (site: Site, square: Square): readonly (readonly Square[])[] => {
  const ground = groundRows(site)
  if (!mayPart(ground, square)) return []
  const seeds = (touchingOf(site.size)[square] ?? []).filter((other) => hasSquare(ground, other))
  return cutOffFrom(seeds, ground).map(squaresIn)
}

/**
 * All ground that the outside cannot reach, as Baileys in the order of their first squares, whatever the site says is
 * finished. As squares of a Bailey never change, these are the finished Baileys of a site on which nothing is amiss.
 */
export const enclosedGround = (site: Site): readonly (readonly Square[])[] => {
  const ground = groundRows(site)
  return cutOffFrom(squaresIn(ground), ground).map(squaresIn)
}

/** Walls of a Bailey as a set: those that touch one of its squares, inside it and round it. */
export const wallRowsOf = (site: Site, { squares }: Yard): RowMasks =>
  touchedBy(rowMasksOf(squares, site.size), site.wallRows)

/** Walls of a Bailey, ascending. What is built on from its border outwards is none of them. */
export const wallsOfBailey = (site: Site, bailey: Yard): readonly Square[] => squaresIn(wallRowsOf(site, bailey))

/** The site with all ground that the outside cannot reach as Baileys that nobody claimed. */
export const withEnclosedGround = (site: Site): Site => ({
  ...site,
  baileys: enclosedGround(site).map((squares) => ({ squares, claimedBy: [] })),
})
