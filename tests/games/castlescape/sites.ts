/** Sites for tests, from text. */

import { NEW_GROUP, type WallGroup } from '../../../src/games/castlescape/site/building.ts'
import { createSite, type Recruits, type Site, withWall } from '../../../src/games/castlescape/site/site.ts'
import { readSite, type SiteFromText } from '../../../src/games/castlescape/site/siteText.ts'
import { readSquare, type Square, squareName } from '../../../src/games/castlescape/site/square.ts'
import type { Seat } from '../../../src/kernel/contract.ts'

/** Square of this name, which the site has. */
export const squareNamed = (name: string, size = 15): Square => {
  const square = readSquare(name, size)
  if (square === null) throw new Error(`no square ${name}`)
  return square
}

/** Squares of names between spaces, in the order of the names. */
export const squaresNamed = (names: string, size = 15): readonly Square[] =>
  names
    .split(' ')
    .filter(Boolean)
    .map((name) => squareNamed(name, size))

export const namesOf = (squares: readonly Square[], size = 15): string =>
  squares.map((square) => squareName(square, size)).join(' ')

/** Site from all its rows. */
export const siteFrom = (rows: readonly string[], seats = 4): SiteFromText => {
  const read = readSite(rows, seats)
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  return read.value
}

/** A board with open ground round it, its upper left square one step from the corner. */
export const centred = (board: readonly string[], size: number): readonly string[] => [
  '.'.repeat(size),
  ...board.map((row) => `.${row}`.padEnd(size, '.')),
  ...Array.from({ length: size - 1 - board.length }, () => '.'.repeat(size)),
]

/** A site with Walls on these squares and nothing else. */
export const walled = (names: string, size = 15): Site => {
  const empty: Site = { ...createSite(size), wallRows: new Array<number>(size).fill(0) }
  return squaresNamed(names, size).reduce(withWall, empty)
}

/** Recruits by seat, from names of squares. */
export const recruitsOn = (bySeat: Readonly<Record<Seat, string>>, size = 15): Recruits =>
  [0, 1, 2, 3].map((seat) => squaresNamed(bySeat[seat] ?? '', size).toSorted((a, b) => a - b))

/** A card's Walls of which these are built. */
export const group = (names: string, size = 15): WallGroup => ({
  ...NEW_GROUP,
  builtSquares: squaresNamed(names, size),
})
