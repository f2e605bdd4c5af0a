/** Baileys in which Influence counts: the finished ones, and those that one more Wall would finish. */
import { recruitsOf } from '../recruits.ts'
import { baileysFinishedBy, wallRowsOf, type Yard } from '../site/baileys.ts'
import { buildableSquares, NEW_GROUP } from '../site/buildableSquares.ts'
import { influenceInBailey } from '../site/influence.ts'
import { hasSquare, type RowMasks } from '../site/rowMasks.ts'
import { type Site, withWall } from '../site/site.ts'
import type { Square } from '../site/square.ts'
import type { State } from '../state.ts'

/** Baileys that one more Wall would finish. */
interface Closure {
  /** Where the Wall goes. */
  readonly square: Square
  readonly yard: Yard
  /** Site with the Wall. */
  readonly site: Site
}

/** Every Bailey that the next Wall could finish, with its Wall, in the order of the squares. */
const closuresOf = (site: Site): readonly Closure[] =>
  buildableSquares(site, NEW_GROUP).flatMap((square) => {
    const raised = withWall(site, square)
    return baileysFinishedBy(raised, square).map((squares) => ({ square, yard: { squares }, site: raised }))
  })

export interface InfluenceArea {
  /** Its place in the list of finished Baileys; -1 for one that is not finished. */
  readonly bailey: number
  /** Square of the Wall that would finish it; -1 for a finished one. */
  readonly closedBy: Square
  readonly squares: readonly Square[]
  readonly walls: RowMasks
  /** Influence by seat. */
  readonly influence: readonly number[]
}

/** All areas of a site: finished Baileys in their order, then unfinished ones by the square of their last Wall. */
export const influenceAreas = (state: State): readonly InfluenceArea[] => {
  const recruits = recruitsOf(state)
  const finished = state.site.baileys.map(({ squares }, bailey) => ({
    bailey,
    closedBy: -1,
    squares,
    walls: wallRowsOf(state.site, { squares }),
    influence: influenceInBailey(state.site, recruits, { squares }),
  }))
  const open = closuresOf(state.site).map(({ square, yard, site }) => ({
    bailey: -1,
    closedBy: square,
    squares: yard.squares,
    walls: wallRowsOf(site, yard),
    influence: influenceInBailey(site, recruits, yard),
  }))
  return [...finished, ...open]
}

/** Influence of one Recruit on this square of the area: 2 on its Walls, 1 on its ground, 0 elsewhere. */
export const worthInArea = ({ walls, squares }: InfluenceArea, square: Square): number =>
  hasSquare(walls, square) ? 2 : squares.includes(square) ? 1 : 0
