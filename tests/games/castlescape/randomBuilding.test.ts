/**
 * Many Walls at random, as the rules allow: after each of them the site is compared with a second method, and what
 * section 2 calls always true is looked at.
 */

import { expect, test } from 'vitest'
import { enclosedGround, wallsOfBailey } from '../../../src/games/castlescape/site/baileys.ts'
import { buildableSquares, type WallGroup, whyNotBuild } from '../../../src/games/castlescape/site/buildableSquares.ts'
import { influenceInBailey } from '../../../src/games/castlescape/site/influence.ts'
import { raiseWall } from '../../../src/games/castlescape/site/raiseWall.ts'
import { type Bailey, createSite, type Recruits, type Site } from '../../../src/games/castlescape/site/site.ts'
import { readSite, writeSite } from '../../../src/games/castlescape/site/siteText.ts'
import { centreOf } from '../../../src/games/castlescape/site/square.ts'
import { whyImpossibleWalls } from '../../../src/games/castlescape/site/whyImpossibleWalls.ts'
import { expectSame } from '../../expectSame.ts'
import { numbersFrom } from '../../kernel/seededNumbers.ts'
import { ofMany } from '../../nightly.ts'
import {
  allowedSquares,
  areWallsConnected,
  cutOffGround,
  hasTwoByTwo,
  influenceOf,
  nameOf,
  touching,
} from './naiveGeometry.ts'

type Below = (bound: number) => number

/** A game of building and what is known of it apart from the site. */
interface BuildingGame {
  site: Site
  recruits: Recruits
  group: WallGroup
  readonly walls: Set<string>
  readonly below: Below
}

/** What came up in the games: tests of rare things must meet them. */
const seen = {
  walls: 0,
  baileys: 0,
  severalAtOnce: 0,
  nested: 0,
  atEdge: 0,
  shared: 0,
  unclaimed: 0,
  loose: 0,
  stuck: 0,
}

const allSquares = (size: number): readonly number[] => Array.from({ length: size * size }, (_, square) => square)

/** Up to twelve Recruits of each of four seats, on squares that differ, half of them on Walls or beside. */
const postAtRandom = ({ site, walls, below }: BuildingGame): Recruits => {
  const free = new Set(allSquares(site.size))
  const near = allSquares(site.size).filter((square) => walls.has(nameOf(square, site.size)))
  const post = (): number => {
    const from = below(2) === 0 && near.length > 0 ? near.filter((square) => free.has(square)) : [...free]
    const square = from[below(Math.max(1, from.length))] ?? -1
    free.delete(square)
    return square
  }
  return [0, 1, 2, 3].map(() =>
    Array.from({ length: below(13) }, post)
      .filter((square) => square >= 0)
      .sort((a, b) => a - b),
  )
}

/** Who must have marked a Bailey: those whom nobody has more Influence than, if they have any. */
const expectedClaim = ({ site, walls, recruits }: BuildingGame, { squares }: Bailey): readonly number[] => {
  const influence = recruits.map((own) => influenceOf(walls, site.size, squares, own))
  return [0, 1, 2, 3].filter(
    (seat) => (influence[seat] ?? 0) > 0 && influence.every((other) => other <= (influence[seat] ?? 0)),
  )
}

const checkAllowed = ({ site, walls, group }: BuildingGame): readonly number[] => {
  const finished = site.baileys.map(({ squares }) => squares)
  const allowed = buildableSquares(site, group)
  expectSame(allowed, allowedSquares(walls, site.size, finished, group))
  const notRefused = allSquares(site.size).filter((square) => whyNotBuild(site, square, group) === null)
  expectSame(notRefused, allowed)
  return allowed
}

const checkBailey = (game: BuildingGame, bailey: Bailey): void => {
  const { site, walls, recruits } = game
  const ground = new Set(bailey.squares.map((square) => nameOf(square, site.size)))
  const expected = allSquares(site.size).filter((square) => {
    const name = nameOf(square, site.size)
    return walls.has(name) && touching(name).some((other) => ground.has(other))
  })
  expectSame(wallsOfBailey(site, bailey), expected)
  expectSame(
    influenceInBailey(site, recruits, bailey),
    recruits.map((own) => influenceOf(walls, site.size, bailey.squares, own)),
  )
}

/** What section 2 calls always true, and that the text of the site gives the same site. */
const checkSite = ({ site, walls, recruits }: BuildingGame): void => {
  expectSame(areWallsConnected(walls), true)
  expectSame(hasTwoByTwo(walls), false)
  expectSame(whyImpossibleWalls(site), null)
  const enclosed = cutOffGround(walls, site.size)
  const byFirstSquare = site.baileys.map(({ squares }) => squares).toSorted(([a = 0], [b = 0]) => a - b)
  expectSame(byFirstSquare, enclosed)
  expectSame(enclosedGround(site), enclosed)
  expectSame(readSite(writeSite(site, recruits), 4), {
    ok: true,
    value: { site: { ...site, baileys: [] }, recruits },
  })
}

const isAtEdge = (square: number, size: number): boolean =>
  square < size || square >= size * (size - 1) || square % size === 0 || square % size === size - 1

/** Whether the columns and rows of a Bailey lie strictly within those of another. */
const isWithin = (inner: Bailey, outer: Bailey, size: number): boolean => {
  const spans = [inner, outer].map(({ squares }) => {
    const columns = squares.map((square) => square % size)
    const rows = squares.map((square) => Math.floor(square / size))
    return [Math.min(...columns), -Math.max(...columns), Math.min(...rows), -Math.max(...rows)]
  })
  return (spans[0] ?? []).every((from, side) => from > (spans[1]?.[side] ?? 0))
}

const note = ({ site }: BuildingGame, square: number, finished: readonly Bailey[]): void => {
  seen.walls++
  seen.baileys += finished.length
  seen.severalAtOnce += Number(finished.length > 1)
  seen.shared += finished.filter(({ claimedBy }) => claimedBy.length > 1).length
  seen.unclaimed += finished.filter(({ claimedBy }) => claimedBy.length === 0).length
  seen.atEdge += Number(finished.length > 0 && isAtEdge(square, site.size))
  const isRound = (outer: Bailey): boolean => site.baileys.some((inner) => isWithin(inner, outer, site.size))
  seen.nested += Number(finished.some(isRound))
}

const buildAndCheck = (game: BuildingGame, square: number): void => {
  const before = game.site
  const { site, finished } = raiseWall(before, game.recruits, square)
  const known = before.baileys.map(({ squares }) => String(squares))
  game.site = site
  game.walls.add(nameOf(square, site.size))
  game.group = { ...game.group, builtSquares: [...game.group.builtSquares, square] }
  const found = cutOffGround(game.walls, site.size).filter((squares) => !known.includes(String(squares)))
  expect(finished.map(({ squares }) => squares)).toEqual(found)
  expect(site.baileys).toEqual([...before.baileys, ...finished])
  for (const bailey of finished) {
    expect(bailey.claimedBy).toEqual(expectedClaim(game, bailey))
    checkBailey(game, bailey)
  }
  note(game, square, finished)
}

/** How a game is built: as it comes, with many Baileys, or with few of them and large ones round them. */
const STYLES = ['any', 'closing', 'wide'] as const
type Style = (typeof STYLES)[number]

/** Whether the style likes to finish these Baileys now. */
const isLiked = (style: Style, { site }: BuildingGame, finished: readonly Bailey[]): boolean => {
  if (style === 'any' || finished.length === 0) return false
  if (style === 'closing' || site.baileys.length === 0) return true
  return finished.some((outer) => site.baileys.some((inner) => isWithin(inner, outer, site.size)))
}

const chooseSquare = (game: BuildingGame, allowed: readonly number[], style: Style): number => {
  const finished = allowed.map((square) => raiseWall(game.site, [], square).finished)
  const liked = allowed.filter((_, index) => isLiked(style, game, finished[index] ?? []))
  const open = style === 'wide' ? allowed.filter((_, index) => finished[index]?.length === 0) : allowed
  const from = [liked, open, allowed].find((squares) => squares.length > 0) ?? []
  return from[game.below(from.length)] ?? -1
}

const playGame = (size: number, seed: number, most: number): void => {
  const style = STYLES[seed % STYLES.length] ?? 'any'
  const below = numbersFrom(seed)
  const site = createSite(size)
  const walls = new Set([nameOf(centreOf(size), size)])
  const game: BuildingGame = {
    site,
    recruits: [[], [], [], []],
    group: { builtSquares: [], isLoose: false },
    walls,
    below,
  }
  for (let built = 1; built < most; ) {
    game.group = { builtSquares: [], isLoose: below(5) === 0 }
    if (below(3) === 0) game.recruits = postAtRandom(game)
    if (checkAllowed(game).length === 0) break
    for (let left = 1 + below(4); left > 0; left--, built++) {
      const allowed = checkAllowed(game)
      seen.stuck += Number(allowed.length === 0)
      if (allowed.length === 0) break
      seen.loose += Number(game.group.isLoose && game.group.builtSquares.length > 0)
      buildAndCheck(game, chooseSquare(game, allowed, style))
    }
    checkSite(game)
  }
  for (const bailey of game.site.baileys) checkBailey(game, bailey)
}

test.each([
  [7, 20, 60],
  [13, ofMany(4, 16), 120],
  [15, ofMany(5, 20), 150],
])('sites of %i: %i games of building agree with a second method after every Wall', (size, games, most) => {
  for (let seed = 1; seed <= games; seed++) playGame(size, 1000 * size + seed, most)
})

test('the games of building met what is rare', () => {
  for (const [what, times] of Object.entries(seen)) expect(times, what).toBeGreaterThan(1)
})
