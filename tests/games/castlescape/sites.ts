/** Sites for tests, from text. */

import { NEW_GROUP, type WallGroup } from '../../../src/games/castlescape/site/buildableSquares.ts'
import { raiseWall } from '../../../src/games/castlescape/site/raiseWall.ts'
import { emptySite, type Recruits, type Site } from '../../../src/games/castlescape/site/site.ts'
import { readSite, type SiteFromText } from '../../../src/games/castlescape/site/siteText.ts'
import { readSquare, type Square, squareName } from '../../../src/games/castlescape/site/square.ts'
import { publishedSites } from './publishedSites.ts'

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

/** A site on which these Walls were built one after the other, by whatever rules, from nothing or from a site. */
export const raised = (names: string, recruits: Recruits = [], from: Site | number = 15): Site => {
  const start = typeof from === 'number' ? emptySite(from) : from
  return squaresNamed(names, start.size).reduce((site, square) => raiseWall(site, recruits, square).site, start)
}

/** The Walls of a board whose upper left square is a1, as names of squares in reading order. */
export const wallNames = (board: readonly string[]): string =>
  board
    .flatMap((row, y) => [...row].flatMap((sign, x) => (sign === '#' ? [String.fromCharCode(97 + x) + (y + 1)] : [])))
    .join(' ')

/** Walls of a published board, in reading order but for one that is built last. */
export const boardNamed = (name: string, last = ''): string => {
  const found = publishedSites.boards.find((one) => one.name === name)
  if (!found) throw new Error(`no board ${name}`)
  return [
    ...wallNames(found.board)
      .split(' ')
      .filter((wall) => wall !== last),
    last,
  ]
    .join(' ')
    .trim()
}

/** Recruits of seats 1 to 4, as names of squares in their order. */
export const recruitsOn = (...bySeat: readonly string[]): Recruits =>
  [0, 1, 2, 3].map((seat) => squaresNamed(bySeat[seat] ?? '').toSorted((a, b) => a - b))

/** A card's Walls, of which these are built. */
export const groupOf = (names: string): WallGroup => ({ ...NEW_GROUP, builtSquares: squaresNamed(names) })
/** The same of a loose card. */
export const looseGroupOf = (names: string): WallGroup => ({ ...groupOf(names), isLoose: true })
