/** Influence in a Bailey and on the site, and who claims or occupies a Bailey by it (rules 2, 7). */
import type { Seat } from '../../../kernel/contract.ts'
import { wallRowsOf, type Yard } from './baileys.ts'
import { hasSquare } from './rowMasks.ts'
import { isWall, type Recruits, type Site } from './site.ts'
import type { Square } from './square.ts'

const ON_GROUND = 1
const ON_WALL = 2

/** What a Recruit on this square is worth, wherever on the site it is (C4). */
export const worthOf = (site: Site, square: Square): number => (isWall(site, square) ? ON_WALL : ON_GROUND)

/** Influence of all these Recruits on the site (C4). */
export const totalWorth = (site: Site, squares: readonly Square[]): number =>
  squares.reduce((sum, square) => sum + worthOf(site, square), 0)

/** Influence of each seat in a Bailey: 1 for each Recruit on its squares, 2 for each on its Walls. */
export const influenceInBailey = (site: Site, recruits: Recruits, bailey: Yard): readonly number[] => {
  const walls = wallRowsOf(site, bailey)
  // What lies in an inner Bailey is neither (C6).
  const influenceOf = (square: Square): number =>
    hasSquare(walls, square) ? ON_WALL : bailey.squares.includes(square) ? ON_GROUND : 0
  return recruits.map((squares) => squares.reduce((sum, square) => sum + influenceOf(square), 0))
}

/** Seats that have most Influence, and more than 0: they mark a Bailey that is finished now. Nobody may (C5). */
export const claimersOf = (influence: readonly number[]): readonly Seat[] => {
  const most = Math.max(0, ...influence)
  return most === 0 ? [] : influence.flatMap((own, seat) => (own === most ? [seat] : []))
}

/** Renown for each of those who claim a Bailey of this size together: rounded down. */
export const shareOfSize = (size: number, count: number): number => (count > 0 ? Math.floor(size / count) : 0)

/** The seat that has more Influence than any other, and more than 0: it occupies the Bailey. Null if none does. */
export const leaderOf = (influence: readonly number[]): Seat | null => {
  const [leader, ...others] = claimersOf(influence)
  return leader === undefined || others.length > 0 ? null : leader
}

/** Who occupies each finished Bailey now, in the order of the site's list. Marks do not matter. */
export const leadersOf = (site: Site, recruits: Recruits): readonly (Seat | null)[] =>
  site.baileys.map((bailey) => leaderOf(influenceInBailey(site, recruits, bailey)))
