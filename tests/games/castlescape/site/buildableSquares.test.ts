/** Where a Wall may be built: section 4.3 and its worked examples. Numbers of examples are those of section 16. */
import { describe, expect, test } from 'vitest'
import { withEnclosedGround } from '#src/games/castlescape/site/baileys.ts'
import { buildableSquares, NEW_GROUP, whyNotBuild } from '#src/games/castlescape/site/buildableSquares.ts'
import { createSite } from '#src/games/castlescape/site/site.ts'
import { publishedSites } from '../publishedSites.ts'
import { groupOf, looseGroupOf, namesOf, raised, siteFrom, squareNamed } from '../sites.ts'

const RING = 'h6 i6 j6 h7 j7 h8 i8 j8'

describe('squares for the next Wall', () => {
  test('example 1: beside the one Wall of a new site, on sites of every size', () => {
    expect(namesOf(buildableSquares(createSite(15), NEW_GROUP))).toBe('h7 g8 i8 h9')
    expect(namesOf(buildableSquares(createSite(13), NEW_GROUP), 13)).toBe('g6 f7 h7 g8')
    expect(namesOf(buildableSquares(createSite(7), NEW_GROUP), 7)).toBe('d3 c4 e4 d5')
  })

  test('example 2: beside a row of three Walls', () => {
    expect(namesOf(buildableSquares(raised('h8 i8 j8'), NEW_GROUP))).toBe('h7 i7 j7 g8 k8 h9 i9 j9')
  })

  test('example 3 [C17]: three Walls of one card are one piece at each step', () => {
    const first = raised('h8 i8')
    expect(whyNotBuild(first, squareNamed('h7'), groupOf('i8'))).toEqual({
      code: 'castlescape.besideOtherCard',
      ruling: 17,
    })
    expect(whyNotBuild(first, squareNamed('i7'), groupOf('i8'))).toBeNull()
    const second = raised('h8 i8 i7')
    expect(whyNotBuild(second, squareNamed('h7'), groupOf('i8 i7'))).toEqual({ code: 'castlescape.twoByTwo' })
    expect(whyNotBuild(second, squareNamed('j7'), groupOf('i8 i7'))).toBeNull()
  })

  test('[C17] a Wall of another card that is beside joins nothing, for a group that goes on elsewhere', () => {
    expect(namesOf(buildableSquares(raised('h8 i8 j8 k8'), groupOf('k8')))).toBe('k7 l8 k9')
  })

  test('example 14 [C40]: nothing is built in a finished Bailey, though it is beside Walls', () => {
    const site = raised(RING)
    expect(whyNotBuild(site, squareNamed('i7'), NEW_GROUP)).toEqual({ code: 'castlescape.inBailey', ruling: 40 })
    expect(whyNotBuild(site, squareNamed('i7'), looseGroupOf('i8'))).toEqual({
      code: 'castlescape.inBailey',
      ruling: 40,
    })
    expect(buildableSquares(site, NEW_GROUP)).not.toContain(squareNamed('i7'))
  })

  test('example 15: "closed-in" leaves no square from g1, and another group may begin', () => {
    const board = publishedSites.legal.find(({ name }) => name === 'closed-in')?.board ?? []
    const site = withEnclosedGround(siteFrom(board).site)
    expect(buildableSquares(site, { builtSquares: [squareNamed('g1', 7)], isLoose: false })).toEqual([])
    expect(buildableSquares(site, NEW_GROUP).length).toBeGreaterThan(0)
  })

  test('example 16: Walls of a loose card go beside any Wall, also far from each other', () => {
    const site = raised('h8 i8 j8 k8 l8')
    const far = raised('h8 i8 j8 k8 l8 g8')
    expect(whyNotBuild(site, squareNamed('g8'), looseGroupOf(''))).toBeNull()
    expect(whyNotBuild(far, squareNamed('l7'), looseGroupOf('g8'))).toBeNull()
    expect(whyNotBuild(far, squareNamed('n9'), looseGroupOf('g8'))).toEqual({ code: 'castlescape.besideNoWall' })
    expect(buildableSquares(far, looseGroupOf('g8'))).toEqual(buildableSquares(far, NEW_GROUP))
  })
})

describe('what is refused', () => {
  const site = createSite(15)

  test('squares off the site, also such as no square is', () => {
    for (const square of [-1, 225, 1000, 0.5, Number.NaN, Number.POSITIVE_INFINITY])
      expect(whyNotBuild(site, square, NEW_GROUP)).toEqual({ code: 'castlescape.offSite' })
  })

  test('a square that is a Wall', () => {
    expect(whyNotBuild(site, squareNamed('h8'), NEW_GROUP)).toEqual({ code: 'castlescape.onWall' })
  })

  test('a square that touches Walls at a corner only, or none', () => {
    for (const name of ['g7', 'i9', 'a1', 'o15'])
      expect(whyNotBuild(site, squareNamed(name), NEW_GROUP)).toEqual({ code: 'castlescape.besideNoWall' })
  })

  test('the fourth of two by two Walls, in each of its corners', () => {
    const square = ['d4', 'e4', 'd5', 'e5']
    for (const last of square) {
      const three = raised(square.filter((name) => name !== last).join(' '))
      expect(whyNotBuild(three, squareNamed(last), NEW_GROUP)).toEqual({ code: 'castlescape.twoByTwo' })
      expect(buildableSquares(three, NEW_GROUP)).not.toContain(squareNamed(last))
    }
  })

  test('the end of a row is not beside the beginning of the next', () => {
    expect(namesOf(buildableSquares(raised('o5'), NEW_GROUP))).toBe('o4 n5 o6')
    expect(namesOf(buildableSquares(raised('a6'), NEW_GROUP))).toBe('a5 b6 a7')
    expect(whyNotBuild(raised('o5'), squareNamed('a6'), NEW_GROUP)).toEqual({ code: 'castlescape.besideNoWall' })
  })
})
