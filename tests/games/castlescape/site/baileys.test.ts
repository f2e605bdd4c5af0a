/** Baileys: section 2 and its worked examples. Numbers of examples are those of section 16. */
import { describe, expect, test } from 'vitest'
import { baileysFinishedBy, enclosedGround, wallsOfBailey } from '#src/games/castlescape/site/baileys.ts'
import { NEW_GROUP, whyNotBuild } from '#src/games/castlescape/site/buildableSquares.ts'
import { raiseWall } from '#src/games/castlescape/site/raiseWall.ts'
import { baileyAt, isWall, type Site, withWall } from '#src/games/castlescape/site/site.ts'
import { boardNamed, namesOf, raised, squareNamed } from '../sites.ts'

const finishedOn = (site: Site): readonly string[] => site.baileys.map(({ squares }) => namesOf(squares, site.size))
const wallCounts = (site: Site): readonly number[] => site.baileys.map((bailey) => wallsOfBailey(site, bailey).length)

describe('what is a Bailey', () => {
  test('example 4: the eighth Wall of a ring finishes the smallest one', () => {
    const open = raised('h6 i6 h7 j7 h8 i8 j8')
    expect(finishedOn(open)).toEqual([])
    const { site, finished } = raiseWall(open, [], squareNamed('j6'))
    expect(finished).toEqual([{ squares: [squareNamed('i7')], claimedBy: [] }])
    expect(namesOf(wallsOfBailey(site, { squares: [squareNamed('i7')] }))).toBe('h6 i6 j6 h7 j7 h8 i8 j8')
  })

  test('example 5 [C2]: two squares that touch at a corner are one Bailey, and all twelve Walls are its Walls', () => {
    const site = raised(boardNamed('diagonal-pair'))
    expect(finishedOn(site)).toEqual(['b2 c3'])
    expect(wallCounts(site)).toEqual([12])
  })

  test.each(['diamond', 'side-missing', 'corner-missing'])('example 6 [C2]: "%s" encloses nothing', (name) => {
    expect(finishedOn(raised(boardNamed(name)))).toEqual([])
    expect(enclosedGround(raised(boardNamed(name)))).toEqual([])
  })

  test('example 7 [C34]: one Wall finishes two Baileys at once, in the order of their first squares', () => {
    const walls = boardNamed('neighbours', 'c1')
    const open = raised(walls.replace(' c1', ''))
    expect(finishedOn(open)).toEqual([])
    expect(finishedOn(raised(walls))).toEqual(['b2', 'd2'])
  })

  test('[C34] the order is that of first squares, not that of the squares round the Wall', () => {
    // The right yard begins a row higher than the left one, where it does not touch the last Wall.
    const open = raised('d1 e1 f1 a2 b2 c2 d2 f2 a3 c3 e3 f3 a4 b4 d4 e4')
    expect(finishedOn(open)).toEqual([])
    expect(finishedOn(raised('c4', [], open))).toEqual(['e2 d3', 'b3'])
  })

  test('example 7 [C40]: without the middle of the shared side it is one Bailey of 3, in which nothing is built', () => {
    const site = raised(boardNamed('neighbours').replace(' c2', ''))
    expect(finishedOn(site)).toEqual(['b2 c2 d2'])
    expect(whyNotBuild(site, squareNamed('c2'), NEW_GROUP)?.code).toBe('castlescape.inBailey')
  })

  test('example 8 [C3]: a Wall inside is no part of the size but a Wall of the Bailey; one outside is none', () => {
    const stub = raised(boardNamed('stub'))
    expect(finishedOn(stub)).toEqual(['b2 d2 b3 c3 d3'])
    expect(wallCounts(stub)).toEqual([15])
    const spur = raised(boardNamed('spur'))
    expect(finishedOn(spur)).toEqual(['b4 c4 d4'])
    expect(namesOf(wallsOfBailey(spur, spur.baileys[0] ?? { squares: [] }))).toBe('a3 b3 c3 d3 e3 a4 e4 a5 b5 c5 d5 e5')
  })

  test('example 9 [C6]: an outer ring encloses only what lies between', () => {
    const inner = raised('c3 d3 e3 c4 e4 c5 d5 e5')
    const outer = raised(boardNamed('ring-in-ring').replace(/ (c3|d3|e3|c4|e4|c5|d5|e5)\b/g, ''), [], inner)
    expect(outer.baileys.map(({ squares }) => squares.length)).toEqual([1, 15])
    expect(wallCounts(outer)).toEqual([8, 33])
    expect(outer.baileys.every(({ squares }) => squares.length === 1 || !squares.includes(squareNamed('d4')))).toBe(
      true,
    )
  })

  test('example 10: the edge of the site is no Wall', () => {
    const open = raised('a1 a2 a3 a4 a5 c1 c2 c3 c4 c5 b5')
    expect(finishedOn(open)).toEqual([])
    const site = raised('b1', [], open)
    expect(finishedOn(site)).toEqual(['b2 b3 b4'])
    expect(wallCounts(site)).toEqual([12])
  })

  test('a corner of the site that is walled off stays open to the outside', () => {
    expect(finishedOn(raised('a3 b3 c3 c2 c1'))).toEqual([])
    expect(finishedOn(raised('n15 n14 o14 m15 m13 n13 o13 m14'))).toEqual([])
  })
})

describe('what the site keeps', () => {
  const ring = raised('h6 i6 j6 h7 j7 h8 i8 j8')

  test('a Wall that finishes a Bailey beside a finished one finds the new one alone', () => {
    const site = raised('k6 l6 l7 k8 l8', [], ring)
    expect(finishedOn(site)).toEqual(['i7', 'k7'])
    expect(namesOf(baileysFinishedBy(site, squareNamed('l8')).flat())).toBe('k7')
  })

  test('a Wall leaves the site before it as it was', () => {
    const site = withWall(ring, squareNamed('k7'))
    expect([isWall(ring, squareNamed('k7')), isWall(site, squareNamed('k7'))]).toEqual([false, true])
    expect(site.baileys).toBe(ring.baileys)
  })

  test('the Bailey of a square is found by its place in the list, and Walls are in none', () => {
    expect(baileyAt(ring, squareNamed('i7'))).toBe(0)
    expect([baileyAt(ring, squareNamed('h7')), baileyAt(ring, squareNamed('a1'))]).toEqual([-1, -1])
  })
})
