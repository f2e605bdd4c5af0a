/** Where a Wall may be built: rules 3 to 6 of section 4.3, for all rows of the site at once. */
import type { Refusal } from '../../../kernel/result.ts'
import { because } from '../refusal.ts'
import { addSquares, fullRow, hasSquare, noSquares, type RowMasks, squaresIn } from './rowMasks.ts'
import { baileyAt, finishedRows, isOnSite, isWall, type Site } from './site.ts'
import { besideOf, columnOf, rowOf, type Square } from './square.ts'

/** Walls of one card, as far as they are built. */
export interface WallGroup {
  readonly builtSquares: readonly Square[]
  /** Each Wall of a loose group may stand beside any Wall, also far from the others of the group. */
  readonly isLoose: boolean
}

/** A group of which nothing is built yet. */
export const NEW_GROUP: WallGroup = { builtSquares: [], isLoose: false }

/** A Wall must be beside a Wall of its own group, once that is begun and unless it is loose. */
const staysTogether = ({ builtSquares, isLoose }: WallGroup): boolean => builtSquares.length > 0 && !isLoose

/**
 * Squares of this row that would complete two by two Walls: the square above or below is a Wall, and so are both
 * squares of one column beside.
 */
export const completingInRow = (walls: RowMasks, row: number): number => {
  const own = walls[row] ?? 0
  const above = walls[row - 1] ?? 0
  const below = walls[row + 1] ?? 0
  const pairAbove = own & above
  const pairBelow = own & below
  return (above & ((pairAbove << 1) | (pairAbove >> 1))) | (below & ((pairBelow << 1) | (pairBelow >> 1)))
}

export const besideInRow = (rows: RowMasks, row: number): number => {
  const own = rows[row] ?? 0
  return (own << 1) | (own >> 1) | (rows[row - 1] ?? 0) | (rows[row + 1] ?? 0)
}

/** Squares on which the next Wall of the group may go, ascending. */
export const buildableSquares = (site: Site, group: WallGroup): readonly Square[] => {
  const { size, wallRows } = site
  const finished = finishedRows(site)
  let anchors = wallRows
  if (staysTogether(group)) {
    const built = noSquares(size)
    addSquares(built, group.builtSquares)
    anchors = built
  }
  const allowed = noSquares(size)
  for (let row = 0; row < size; row++) {
    const closed = (wallRows[row] ?? 0) | (finished[row] ?? 0) | completingInRow(wallRows, row)
    allowed[row] = besideInRow(anchors, row) & ~closed & fullRow(size)
  }
  return squaresIn(allowed)
}

/** Whether a Wall here would complete two by two Walls. */
const completesTwoByTwo = ({ size, wallRows }: Site, square: Square): boolean =>
  ((completingInRow(wallRows, rowOf(square, size)) >> columnOf(square, size)) & 1) === 1

/** Why the next Wall of the group may not be built here; null if it may. The first rule that forbids it is named. */
export const whyNotBuild = (site: Site, square: Square, group: WallGroup): Refusal | null => {
  if (!isOnSite(site, square)) return because('castlescape.offSite')
  if (isWall(site, square)) return because('castlescape.onWall')
  if (baileyAt(site, square) >= 0) return because('castlescape.inBailey', 40)
  const neighbours = besideOf(site.size)[square] ?? []
  if (!neighbours.some((other) => hasSquare(site.wallRows, other))) return because('castlescape.besideNoWall')
  if (staysTogether(group) && !neighbours.some((other) => group.builtSquares.includes(other)))
    return because('castlescape.besideOtherCard', 17)
  return completesTwoByTwo(site, square) ? because('castlescape.twoByTwo') : null
}
