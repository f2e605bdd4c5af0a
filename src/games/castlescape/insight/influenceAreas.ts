/** Baileys in which Influence counts: the finished ones, and those that one more Wall would finish. */

import type { Seat } from '../../../kernel/contract.ts'
import { recruitsOf } from '../recruits.ts'
import { baileysFinishedBy, wallRowsOf, type Yard } from '../site/baileys.ts'
import { buildableSquares, NEW_GROUP } from '../site/buildableSquares.ts'
import { claimersOf, influenceInBailey, leaderOf, shareOfSize } from '../site/influence.ts'
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

/** Recruit that comes to a square, or leaves it. */
export interface RecruitChange {
  readonly seat: Seat
  readonly square: Square
  readonly by: 1 | -1
}

/** Bailey in which a seat stands otherwise after a change. */
export interface StandingChange {
  readonly area: InfluenceArea
  /** Influence by seat after the change. */
  readonly influence: readonly number[]
  /**
   * `lead`: the seat leads a finished Bailey that it did not lead; `unlead`: it leads no longer; `stop`: a rival leads
   * no longer; `claim`: of an unfinished Bailey it would get more Renown than before; `unclaim`: less.
   */
  readonly kind: 'lead' | 'unlead' | 'stop' | 'claim' | 'unclaim'
  /** Renown that the seat would get for an unfinished Bailey; 1 for each Inspection in a finished one that it leads. */
  readonly renown: number
}

const renownOf = (influence: readonly number[], size: number, seat: Seat): number => {
  const claimers = claimersOf(influence)
  return claimers.includes(seat) ? shareOfSize(size, claimers.length) : 0
}

const finishedChange = (before: Seat | null, after: Seat | null, seat: Seat): StandingChange['kind'] | null => {
  if (before === after) return null
  if (after === seat) return 'lead'
  return before === seat ? 'unlead' : after === null ? 'stop' : null
}

const changeIn = (area: InfluenceArea, influence: readonly number[], seat: Seat): StandingChange | null => {
  if (area.bailey >= 0) {
    const kind = finishedChange(leaderOf(area.influence), leaderOf(influence), seat)
    return kind && { area, influence, kind, renown: kind === 'lead' ? 1 : 0 }
  }
  const renown = renownOf(influence, area.squares.length, seat)
  const before = renownOf(area.influence, area.squares.length, seat)
  const wasClaimer = claimersOf(area.influence).includes(seat)
  const isClaimer = claimersOf(influence).includes(seat)
  if (renown > before || (isClaimer && !wasClaimer)) return { area, influence, kind: 'claim', renown }
  return renown < before ? { area, influence, kind: 'unclaim', renown } : null
}

/** Baileys in which this seat would stand otherwise if these Recruits came and went. */
export const standingChanges = (
  areas: readonly InfluenceArea[],
  seat: Seat,
  changes: readonly RecruitChange[],
): readonly StandingChange[] =>
  areas.flatMap((area) => {
    const influence = [...area.influence]
    for (const change of changes)
      influence[change.seat] = (influence[change.seat] ?? 0) + change.by * worthInArea(area, change.square)
    const isSame = influence.every((own, one) => own === area.influence[one])
    return isSame ? [] : (changeIn(area, influence, seat) ?? [])
  })
