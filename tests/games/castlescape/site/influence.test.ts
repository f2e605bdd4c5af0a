/** Influence, claims and occupation: sections 2 and 7. Numbers of examples are those of section 16. */
import { describe, expect, test } from 'vitest'
import {
  claimersOf,
  influenceInBailey,
  leaderOf,
  leadersOf,
  shareOfSize,
  totalWorth,
} from '#src/games/castlescape/site/influence.ts'
import { raiseWall } from '#src/games/castlescape/site/raiseWall.ts'
import type { Recruits, Site } from '#src/games/castlescape/site/site.ts'
import { boardNamed, raised, recruitsOn, squareNamed } from '../sites.ts'

/** Influence of seat 1 in each Bailey, with Recruits on these squares. */
const influences = (site: Site, names: string): readonly number[] =>
  site.baileys.map((bailey) => influenceInBailey(site, recruitsOn(names), bailey)[0] ?? Number.NaN)

const marksOn = (site: Site): readonly (readonly number[])[] => site.baileys.map(({ claimedBy }) => claimedBy)

describe('Influence in a Bailey', () => {
  test('example 5: each of the twelve Walls of "diagonal-pair" gives 2, each of its squares 1', () => {
    const walls = boardNamed('diagonal-pair')
    const site = raised(walls)
    for (const wall of walls.split(' ')) expect(influences(site, wall)).toEqual([2])
    expect(influences(site, walls)).toEqual([24])
    expect([influences(site, 'b2'), influences(site, 'c3'), influences(site, 'd1')]).toEqual([[1], [1], [0]])
  })

  test('example 7: a Recruit on a shared Wall counts 2 in both Baileys', () => {
    const site = raised(boardNamed('neighbours', 'c1'))
    for (const wall of ['c1', 'c2', 'c3']) expect(influences(site, wall)).toEqual([2, 2])
    expect(influences(site, 'a1')).toEqual([2, 0])
    expect(influences(site, 'd2')).toEqual([0, 1])
  })

  test('example 8: a Recruit on a Wall inside counts 2, on a Wall further out 0', () => {
    expect(influences(raised(boardNamed('stub')), 'c2')).toEqual([2])
    const spur = raised(boardNamed('spur'))
    expect([influences(spur, 'c1'), influences(spur, 'c2'), influences(spur, 'c3')]).toEqual([[0], [0], [2]])
  })

  test('example 9 [C6]: a Recruit inside the inner ring counts there alone, one on the inner ring in both', () => {
    const inner = raised('c3 d3 e3 c4 e4 c5 d5 e5')
    const site = raised(boardNamed('ring-in-ring').replace(/ (c3|d3|e3|c4|e4|c5|d5|e5)\b/g, ''), [], inner)
    expect([influences(site, 'd4'), influences(site, 'd3'), influences(site, 'b2')]).toEqual([
      [1, 0],
      [2, 2],
      [0, 1],
    ])
  })

  test('is counted for each seat by itself', () => {
    const site = raised(boardNamed('ring'))
    const recruits = recruitsOn('a1 b1', 'b2', '', 'a3')
    expect(influenceInBailey(site, recruits, { squares: [squareNamed('b2')] })).toEqual([4, 1, 0, 2])
  })
})

test('[C4] Influence on the site counts every Recruit by its place alone, in a Bailey or not', () => {
  const site = raised(`${boardNamed('ring')} d1`)
  const ofSeats = recruitsOn('a1 d1 o15', 'b2', 'c8 c9').map((squares) => totalWorth(site, squares))
  expect(ofSeats).toEqual([5, 1, 2, 0])
})

describe('claims', () => {
  const open = raised('h6 i6 h7 j7 h8 i8 j8')
  const finish = (recruits: Recruits): Site => raiseWall(open, recruits, squareNamed('j6')).site

  test('example 11: a Recruit on the ground of the last square stands on the Wall when the Bailey is claimed', () => {
    const recruits = recruitsOn('', 'j6')
    const site = finish(recruits)
    expect(influences(site, '')).toEqual([0])
    expect(influenceInBailey(site, recruits, site.baileys[0] ?? { squares: [] })).toEqual([0, 2, 0, 0])
    expect(marksOn(site)).toEqual([[1]])
    expect(shareOfSize(1, 1)).toBe(1)
  })

  test('a seat that has more claims alone, though others have Influence too', () => {
    expect(marksOn(finish(recruitsOn('i7', 'h6', 'h7 h8')))).toEqual([[2]])
  })

  test('example 12: two seats with equally much mark a Bailey of 3, and each gets 1', () => {
    const recruits = recruitsOn('b1', '', 'd1', 'c2')
    const site = raised('a1 b1 c1 d1 e1 a2 e2 a3 b3 c3 d3 e3', recruits)
    expect(marksOn(site)).toEqual([[0, 2]])
    expect(shareOfSize(3, 2)).toBe(1)
  })

  test('example 12: two seats with equally much mark a Bailey of 1, and get nothing', () => {
    expect(marksOn(finish(recruitsOn('', 'h6', 'h7')))).toEqual([[1, 2]])
    expect(shareOfSize(1, 2)).toBe(0)
  })

  test('shares are rounded down, and nobody has a share of what nobody claims', () => {
    const table = [15, 7, 5, 4, 3].map((size) => [1, 2, 3, 4].map((count) => shareOfSize(size, count)))
    expect(table).toEqual([
      [15, 7, 5, 3],
      [7, 3, 2, 1],
      [5, 2, 1, 1],
      [4, 2, 1, 1],
      [3, 1, 1, 0],
    ])
    expect(shareOfSize(5, 0)).toBe(0)
  })

  test('example 13 [C5]: without Influence nobody marks it, and whoever comes later occupies it unmarked', () => {
    const site = finish(recruitsOn('a1', '', 'g6'))
    expect(marksOn(site)).toEqual([[]])
    expect(leadersOf(site, recruitsOn('', '', '', 'i7'))).toEqual([3])
  })

  test('each of several Baileys that are finished at once is claimed for itself (example 7)', () => {
    expect(marksOn(raised(boardNamed('neighbours', 'c1'), recruitsOn('a1', 'd2')))).toEqual([[0], [1]])
    expect(marksOn(raised(boardNamed('neighbours', 'c1'), recruitsOn('c2', 'd2')))).toEqual([[0], [0]])
  })

  test('those with most Influence claim, if it is more than 0', () => {
    expect(claimersOf([4, 4, 2])).toEqual([0, 1])
    expect(claimersOf([1, 3, 2, 3])).toEqual([1, 3])
    expect(claimersOf([0, 0, 0, 0])).toEqual([])
    expect(claimersOf([2, 2, 2, 2])).toEqual([0, 1, 2, 3])
  })
})

describe('occupation', () => {
  test('example 41: who has more than any other, and more than 0', () => {
    expect(leaderOf([4, 4, 2])).toBeNull()
    expect(leaderOf([0, 0, 1])).toBe(2)
    expect(leaderOf([0, 0, 0])).toBeNull()
    expect(leaderOf([3, 4])).toBe(1)
  })

  test('example 41: marks do not matter', () => {
    const site = raised(boardNamed('neighbours', 'c1'), recruitsOn('a1', 'e1'))
    expect(marksOn(site)).toEqual([[0], [1]])
    expect(leadersOf(site, recruitsOn('', 'a1', 'e1'))).toEqual([1, 2])
    expect(leadersOf(site, recruitsOn('', 'a1', 'b1'))).toEqual([null, null])
  })
})
