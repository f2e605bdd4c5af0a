/** Tests of Goals and Contracts that look at the site alone (rules 9, 15): how far a seat is, and how far it must be. */
import type { Seat } from '../../../kernel/contract.ts'
import { wallRowsOf, wallsOfBailey } from './baileys.ts'
import { leadersOf } from './influence.ts'
import { hasSquare } from './rowMasks.ts'
import { type Bailey, baileyAt, isWall, type Recruits, type Site } from './site.ts'
import { centreOf, columnOf, rowOf, type Square } from './square.ts'

/** A condition as the data of the game has it. */
export type SiteCondition =
  | { readonly of: 'claimed'; readonly atLeast: number; readonly size?: number; readonly sizeAtLeast?: number }
  | { readonly of: 'claimedSizes'; readonly different: number }
  | { readonly of: 'sharedWall' | 'claimedCentre' | 'quadrants' }
  | { readonly of: 'sharedClaims' | 'leads' | 'line'; readonly atLeast: number }
  | { readonly of: 'recruits'; readonly where: RecruitPlace; readonly atLeast: number }

export type RecruitPlace = 'board' | 'walls' | 'groundInBaileys' | 'wallsNearEdge'

/** Whose progress is asked for, and on which site. */
interface Standing {
  readonly site: Site
  readonly recruits: Recruits
  readonly seat: Seat
}

/** Rings of squares that are near the edge. */
const EDGE_RINGS = 3
const QUARTERS = 4

/** Baileys with one's own mark; shared ones count in full. */
const claimedBaileys = ({ site, seat }: Standing): readonly Bailey[] =>
  site.baileys.filter(({ claimedBy }) => claimedBy.includes(seat))

const ownRecruits = ({ recruits, seat }: Standing): readonly Square[] => recruits[seat] ?? []

const isNearEdge = ({ size }: Site, square: Square): boolean => {
  const column = columnOf(square, size)
  const row = rowOf(square, size)
  return Math.min(column, row, size - 1 - column, size - 1 - row) < EDGE_RINGS
}

const isAt = (site: Site, square: Square, place: RecruitPlace): boolean => {
  switch (place) {
    case 'board':
      return true
    case 'walls':
      return isWall(site, square)
    case 'groundInBaileys':
      return baileyAt(site, square) >= 0
    case 'wallsNearEdge':
      return isWall(site, square) && isNearEdge(site, square)
  }
}

/** Whether two of these Baileys have a Wall in common. */
const haveCommonWall = (site: Site, baileys: readonly Bailey[]): boolean => {
  const walls = baileys.flatMap((bailey) => wallsOfBailey(site, bailey))
  return new Set(walls).size < walls.length
}

/** Quarters of the site in which a Recruit stands; the middle row and the middle column belong to none. */
const quartersHeld = ({ size }: Site, own: readonly Square[]): number => {
  const middle = (size - 1) / 2
  const quarters = own.flatMap((square) => {
    const column = columnOf(square, size) - middle
    const row = rowOf(square, size) - middle
    return column === 0 || row === 0 ? [] : [Number(column > 0) + 2 * Number(row > 0)]
  })
  return new Set(quarters).size
}

/** Squares from this one on, a step apart in one direction and in one line, that have an own Recruit on a Wall. */
const lineFrom = ({ size }: Site, manned: ReadonlySet<Square>, start: Square, isRow: boolean): number => {
  let length = 0
  let square = start
  while (manned.has(square) && (!isRow || rowOf(square, size) === rowOf(start, size))) {
    length++
    square += isRow ? 1 : size
  }
  return length
}

/** The most own Recruits on Walls side by side in a row or a column. */
const longestLine = (site: Site, own: readonly Square[]): number => {
  const manned = new Set(own.filter((square) => isWall(site, square)))
  const lengths = [...manned].flatMap((square) => [true, false].map((isRow) => lineFrom(site, manned, square, isRow)))
  return Math.max(0, ...lengths)
}

/** Whether the centre is a Wall of one of these Baileys. */
const haveCentre = (site: Site, baileys: readonly Bailey[]): boolean =>
  baileys.some((bailey) => hasSquare(wallRowsOf(site, bailey), centreOf(site.size)))

/** How far the seat is with a condition, in the measure of `neededFor`. */
export const reachedOnSite = (test: SiteCondition, site: Site, recruits: Recruits, seat: Seat): number => {
  const standing: Standing = { site, recruits, seat }
  const claimed = claimedBaileys(standing)
  switch (test.of) {
    case 'claimed':
      return claimed.filter(
        ({ squares }) => squares.length === (test.size ?? squares.length) && squares.length >= (test.sizeAtLeast ?? 0),
      ).length
    case 'claimedSizes':
      return new Set(claimed.map(({ squares }) => squares.length)).size
    case 'sharedWall':
      return Number(haveCommonWall(site, claimed))
    case 'claimedCentre':
      return Number(haveCentre(site, claimed))
    case 'sharedClaims':
      return claimed.filter(({ claimedBy }) => claimedBy.length > 1).length
    case 'leads':
      return leadersOf(site, recruits).filter((leader) => leader === seat).length
    case 'recruits':
      return ownRecruits(standing).filter((square) => isAt(site, square, test.where)).length
    case 'quadrants':
      return quartersHeld(site, ownRecruits(standing))
    case 'line':
      return longestLine(site, ownRecruits(standing))
  }
}

/** How far a seat must be for a condition to hold. */
export const neededFor = (test: SiteCondition): number => {
  switch (test.of) {
    case 'claimedSizes':
      return test.different
    case 'sharedWall':
    case 'claimedCentre':
      return 1
    case 'quadrants':
      return QUARTERS
    default:
      return test.atLeast
  }
}

export const holdsOnSite = (test: SiteCondition, site: Site, recruits: Recruits, seat: Seat): boolean =>
  reachedOnSite(test, site, recruits, seat) >= neededFor(test)
