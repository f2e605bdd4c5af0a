/** The site: its Walls, its finished Baileys, and the Recruits that stand on it (rules 2). Plain data of integers. */
import type { Seat } from '../../../kernel/contract.ts'
import { addSquares, hasSquare, noSquares, type RowMasks } from './rowMasks.ts'
import { centreOf, type Square } from './square.ts'

/** A finished Bailey. Its squares and its Walls never change. */
export interface Bailey {
  /** Its ground, ascending. Walls inside it are none of its squares (C3). */
  readonly squares: readonly Square[]
  /** Seats that marked it, ascending; empty if it stays unclaimed for ever (C5). */
  readonly claimedBy: readonly Seat[]
}

export interface Site {
  readonly size: number
  /** Walls as one bit mask of columns for each row. */
  readonly wallRows: RowMasks
  /** Finished Baileys in the order in which they were finished. */
  readonly baileys: readonly Bailey[]
}

/** Squares on which each seat's Recruits stand, ascending. Whether one stands on a Wall is for the site to say. */
export type Recruits = readonly (readonly Square[])[]

export const emptySite = (size: number): Site => ({ size, wallRows: noSquares(size), baileys: [] })

/** A new site: one Wall on the centre (rules 3). */
export const createSite = (size: number): Site => withWall(emptySite(size), centreOf(size))

export const isOnSite = (site: Site, square: Square): boolean =>
  Number.isInteger(square) && square >= 0 && square < site.size * site.size

export const isWall = (site: Site, square: Square): boolean => hasSquare(site.wallRows, square)

/** The site with one more Wall. A Recruit on the square then stands on the Wall, as its square stays the same. */
export const withWall = (site: Site, square: Square): Site => {
  const wallRows = [...site.wallRows]
  addSquares(wallRows, [square])
  return { ...site, wallRows }
}

/** The site with one more finished Bailey. */
export const withBailey = (site: Site, squares: readonly Square[], claimedBy: readonly Seat[]): Site => ({
  ...site,
  baileys: [...site.baileys, { squares, claimedBy }],
})

/** Ground inside finished Baileys: nothing is built there, and it is never scored again. */
export const finishedRows = (site: Site): RowMasks => {
  const rows = noSquares(site.size)
  for (const { squares } of site.baileys) addSquares(rows, squares)
  return rows
}

/** The finished Bailey of which this is a square: its place in the list, -1 if there is none. */
export const baileyAt = (site: Site, square: Square): number =>
  site.baileys.findIndex(({ squares }) => squares.includes(square))

/** The seat whose Recruit stands here, on the ground or on the Wall; null if none does. */
export const seatAt = (recruits: Recruits, square: Square): Seat | null => {
  const seat = recruits.findIndex((squares) => squares.includes(square))
  return seat < 0 ? null : seat
}
