/** Goals and Contracts that look at the site alone: section 9, by the tests of the data (section 15). */
import { describe, expect, test } from 'vitest'
import type { Site } from '../../../../src/games/castlescape/site/site.ts'
import {
  holdsOnSite,
  neededFor,
  type RecruitPlace,
  reachedOnSite,
  type SiteCondition,
} from '../../../../src/games/castlescape/site/siteConditions.ts'
import { boardNamed, raised, recruitsOn, squaresNamed } from '../sites.ts'

const NOBODY = recruitsOn()
/** A site with Baileys of these sizes, each with its marks; where they lie does not matter. */
const withSizes = (...baileys: readonly (readonly [size: number, ...claimedBy: readonly number[]])[]): Site => ({
  ...raised('h8'),
  baileys: baileys.map(([size, ...claimedBy], at) => ({
    squares: Array.from({ length: size }, (_, column) => at * 15 + column),
    claimedBy,
  })),
})
const holds = (condition: SiteCondition, site: Site, recruits = NOBODY, seat = 0): boolean =>
  holdsOnSite(condition, site, recruits, seat)

describe('claimed Baileys', () => {
  const site = withSizes([1, 0], [4, 0, 1], [6, 1], [1, 0], [2])

  test('Two Courts, Three Courts: own marks count, shared ones in full, unclaimed and others not', () => {
    expect([0, 1, 2].map((seat) => reachedOnSite({ of: 'claimed', atLeast: 2 }, site, NOBODY, seat))).toEqual([3, 2, 0])
    expect(holds({ of: 'claimed', atLeast: 3 }, site)).toBe(true)
    expect(holds({ of: 'claimed', atLeast: 3 }, site, NOBODY, 1)).toBe(false)
  })

  test('Great Yard, Parade Ground: a size or more', () => {
    expect(holds({ of: 'claimed', atLeast: 1, sizeAtLeast: 4 }, site)).toBe(true)
    expect(holds({ of: 'claimed', atLeast: 1, sizeAtLeast: 5 }, site)).toBe(false)
    expect(holds({ of: 'claimed', atLeast: 1, sizeAtLeast: 6 }, site, NOBODY, 1)).toBe(true)
  })

  test('Twin Cells: exactly a size', () => {
    expect(holds({ of: 'claimed', atLeast: 2, size: 1 }, site)).toBe(true)
    expect(holds({ of: 'claimed', atLeast: 2, size: 1 }, withSizes([1, 0], [4, 0]))).toBe(false)
  })

  test('Every Measure: different sizes', () => {
    expect(reachedOnSite({ of: 'claimedSizes', different: 3 }, site, NOBODY, 0)).toBe(2)
    expect(holds({ of: 'claimedSizes', different: 3 }, withSizes([1, 0], [4, 0], [2, 0]))).toBe(true)
    expect(holds({ of: 'claimedSizes', different: 3 }, withSizes([1, 0], [4, 0], [2, 1]))).toBe(false)
  })

  test('Fair Partners: claims that are shared', () => {
    const shared = withSizes([4, 0, 1], [3, 0, 2], [2, 0, 1, 2], [2, 1, 2], [1, 0])
    expect([0, 1, 2, 3].map((seat) => reachedOnSite({ of: 'sharedClaims', atLeast: 3 }, shared, NOBODY, seat))).toEqual(
      [3, 3, 3, 0],
    )
    expect(holds({ of: 'sharedClaims', atLeast: 3 }, withSizes([4, 0, 1], [3, 0, 2], [1, 0]))).toBe(false)
  })
})

describe('Walls of claimed Baileys', () => {
  test('Common Wall: two own Baileys have a Wall in common', () => {
    expect(holds({ of: 'sharedWall' }, raised(boardNamed('neighbours', 'c1'), recruitsOn('c2')))).toBe(true)
    expect(holds({ of: 'sharedWall' }, raised(boardNamed('neighbours', 'c1'), recruitsOn('a1', 'e1')))).toBe(false)
    expect(holds({ of: 'sharedWall' }, raised(boardNamed('stub'), recruitsOn('c2')))).toBe(false)
  })

  test('Common Wall: Baileys whose Walls only touch have none in common', () => {
    const apart = raised('a1 b1 c1 a2 c2 a3 b3 c3 d3 e3 f3 d4 f4 d5 e5 f5', recruitsOn('a1 f5'))
    expect(apart.baileys.map(({ claimedBy }) => claimedBy)).toEqual([[0], [0]])
    expect(holds({ of: 'sharedWall' }, apart)).toBe(false)
    const corner = raised('a1 b1 c1 a2 c2 a3 b3 c3 d3 e3 c4 e4 c5 d5 e5', recruitsOn('a1 e5'))
    expect(holds({ of: 'sharedWall' }, corner)).toBe(true)
  })

  test('Cornerstone: the centre is a Wall of an own Bailey, on its border, at its corner or inside', () => {
    const border = raised('h8 i8 j8 h9 j9 h10 i10 j10', recruitsOn('j10'))
    expect([0, 1].map((seat) => holds({ of: 'claimedCentre' }, border, NOBODY, seat))).toEqual([true, false])
    const near = raised('i8 j8 k8 i9 k9 i10 j10 k10 h8', recruitsOn('k10'))
    expect(near.baileys).toHaveLength(1)
    expect(holds({ of: 'claimedCentre' }, near)).toBe(false)
  })
})

test('Overlord: strictly most Influence in Baileys, claimed or not', () => {
  const site = raised(boardNamed('neighbours', 'c1'))
  const leads: SiteCondition = { of: 'leads', atLeast: 2 }
  expect(holds(leads, site, recruitsOn('c2', 'd2'))).toBe(true)
  expect(holds(leads, site, recruitsOn('c2', 'e1'))).toBe(false)
  expect(reachedOnSite(leads, site, recruitsOn('c2', 'e1'), 0)).toBe(1)
  expect([0, 1, 2].map((seat) => reachedOnSite(leads, site, recruitsOn('a1', 'e1'), seat))).toEqual([1, 1, 0])
  expect(reachedOnSite(leads, site, NOBODY, 0)).toBe(0)
})

describe('Recruits', () => {
  // A ring in a corner, whose inside is b2, with Walls along row 3 towards the middle.
  const site = raised(`${boardNamed('ring')} d3 d4 d5`)
  const recruits = recruitsOn('b2 a1 c1 d3 d4 d5 o15 e9', 'b1')
  const count = (where: RecruitPlace, seat = 0): number =>
    reachedOnSite({ of: 'recruits', where, atLeast: 4 }, site, recruits, seat)

  test('Full Muster, Levy: anywhere on the site', () => {
    expect([count('board'), count('board', 1), count('board', 2)]).toEqual([8, 1, 0])
  })

  test('Manned Walls, Garrison: on Walls', () => {
    expect([count('walls'), count('walls', 1)]).toEqual([5, 1])
  })

  test('Tenants: on the ground of finished Baileys, whoever claimed them', () => {
    expect([count('groundInBaileys'), count('groundInBaileys', 1)]).toEqual([1, 0])
  })

  test('Outpost: on a Wall in one of the three outermost rings of squares', () => {
    // d4 and d5 are Walls further in; o15 is at the edge but ground.
    expect([count('wallsNearEdge'), count('wallsNearEdge', 1)]).toEqual([3, 1])
    const far = raised('m8 l8 h13 h12')
    const near = (names: string): number =>
      reachedOnSite({ of: 'recruits', where: 'wallsNearEdge', atLeast: 1 }, far, recruitsOn(names), 0)
    expect(['m8', 'l8', 'h13', 'h12'].map(near)).toEqual([1, 0, 1, 0])
  })

  test('a condition holds from its number on', () => {
    const walls = (atLeast: number): boolean => holds({ of: 'recruits', where: 'walls', atLeast }, site, recruits)
    expect([walls(4), walls(5), walls(6)]).toEqual([true, true, false])
  })
})

describe('Four Winds', () => {
  const quarters = (names: string): number => reachedOnSite({ of: 'quadrants' }, raised('h8'), recruitsOn(names), 0)

  test('a Recruit in each quarter, on the ground or on a Wall', () => {
    expect(quarters('a1 o1 a15 o15')).toBe(4)
    expect(quarters('g7 i7 g9 i9')).toBe(4)
    expect(quarters('a1 b1 g7 o15')).toBe(2)
    expect(holds({ of: 'quadrants' }, raised('h8 g8 g7'), recruitsOn('g7 i7 g9 i9'))).toBe(true)
    expect(holds({ of: 'quadrants' }, raised('h8'), recruitsOn('g7 i7 g9'))).toBe(false)
  })

  test('the middle row and the middle column belong to no quarter', () => {
    expect(quarters('h1 h15 a8 o8 h8')).toBe(0)
  })
})

describe('The Watch', () => {
  const WALLS = 'd4 e4 f4 g4 h4 d5 d6 d7 m9 n9 o9 a10 b10'
  const longest = (names: string): number =>
    reachedOnSite({ of: 'line', atLeast: 3 }, raised(WALLS), recruitsOn(names, 'f4'), 0)

  test('own Recruits on Walls side by side, in a row or in a column', () => {
    expect(longest('d4 e4 g4 h4')).toBe(2)
    expect(longest('e4 d4 d5 d6')).toBe(3)
    expect(longest('d4 d5 d6 d7')).toBe(4)
    expect(longest('')).toBe(0)
  })

  test('the ground between two Walls, or round a corner, makes no line', () => {
    expect(longest('d4 e4 d5')).toBe(2)
    // d8 is ground.
    expect(longest('d6 d7 d8')).toBe(2)
  })

  test('the end of a row does not go on in the next', () => {
    expect(longest('n9 o9 a10 b10')).toBe(2)
    expect(longest('m9 n9 o9 a10')).toBe(3)
  })
})

test('how far one must be is the number of the data, 1 where it is yes or no, 4 for quarters', () => {
  const tests: readonly SiteCondition[] = [
    { of: 'claimed', atLeast: 5 },
    { of: 'claimedSizes', different: 3 },
    { of: 'sharedWall' },
    { of: 'claimedCentre' },
    { of: 'quadrants' },
    { of: 'line', atLeast: 3 },
  ]
  expect(tests.map(neededFor)).toEqual([5, 3, 1, 1, 4, 3])
  expect(squaresNamed('h8')).toEqual([112])
})
