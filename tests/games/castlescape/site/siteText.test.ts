/** A site as text: section 13. */
import { describe, expect, test } from 'vitest'
import { withEnclosedGround } from '#src/games/castlescape/site/baileys.ts'
import { createSite } from '#src/games/castlescape/site/site.ts'
import { readSite, writeSite } from '#src/games/castlescape/site/siteText.ts'
import { centreOf } from '#src/games/castlescape/site/square.ts'
import { whyImpossibleWalls } from '#src/games/castlescape/site/whyImpossibleWalls.ts'
import { boardNamed, namesOf, raised, recruitsOn, siteFrom, squareNamed } from '../sites.ts'

describe('a site as text', () => {
  const ROWS = ['.......', '.1#....', '.##A...', '...#D..', '....#2.', '.......', '......4']

  test('has Walls, and Recruits on the ground and on Walls', () => {
    const { site, recruits } = siteFrom(ROWS)
    expect(recruits.map((squares) => namesOf(squares, 7))).toEqual(['b2 d3', 'f5', '', 'e4 g7'])
    expect(namesOf(siteFrom(writeSite(site, [])).recruits.flat(), 7)).toBe('')
    expect(writeSite(site, [])).toEqual(['.......', '..#....', '.###...', '...##..', '....#..', '.......', '.......'])
  })

  test('is written as it was read', () => {
    const { site, recruits } = siteFrom(ROWS)
    expect(writeSite(site, recruits)).toEqual(ROWS)
  })

  test('of a new site has one Wall on the centre', () => {
    const rows = writeSite(createSite(13), [])
    expect(rows.join('').indexOf('#')).toBe(centreOf(13))
    expect(rows.join('').replaceAll('.', '')).toBe('#')
  })

  test('says nothing of Baileys; all enclosed ground can be taken as finished and unclaimed', () => {
    const finished = raised(boardNamed('neighbours', 'c1'), recruitsOn('c2'))
    const { site, recruits } = siteFrom(writeSite(finished, recruitsOn('c2')))
    expect(site).toEqual({ ...finished, baileys: [] })
    expect(recruits).toEqual(recruitsOn('c2'))
    expect(withEnclosedGround(site).baileys).toEqual(
      ['b2', 'd2'].map((name) => ({ squares: [squareNamed(name)], claimedBy: [] })),
    )
  })
})

describe('text that is refused', () => {
  const seven = (row: string, at = 0): readonly string[] =>
    Array.from({ length: 7 }, (_, y) => (y === at ? row : '.......'))
  const errorOf = (rows: unknown, seats = 4): unknown => {
    const read = readSite(rows, seats)
    return read.ok ? null : read.error
  }

  test('no rows at all', () => {
    for (const rows of [null, undefined, 7, 'rows', {}, { length: 7 }])
      expect(errorOf(rows)).toEqual({ code: 'castlescape.siteNoRows', values: {} })
  })

  test('rows of a number that no site has', () => {
    for (const size of [0, 6, 14, 17])
      expect(errorOf(new Array(size).fill('.'.repeat(size)))).toEqual({
        code: 'castlescape.siteSize',
        values: { size },
      })
  })

  test('a row of another length, or that is no text', () => {
    expect(errorOf(seven('......', 2))).toEqual({ code: 'castlescape.siteRow', values: { row: 3, size: 7 } })
    expect(errorOf([...seven('.......').slice(0, 6), 7])).toEqual({
      code: 'castlescape.siteRow',
      values: { row: 7, size: 7 },
    })
    expect(errorOf(new Array(7))).toEqual({ code: 'castlescape.siteRow', values: { row: 1, size: 7 } })
  })

  test('a sign that means nothing, or a seat that the table does not have', () => {
    expect(errorOf(seven('..x....', 1))).toEqual({ code: 'castlescape.siteSign', values: { square: 'c2', sign: 'x' } })
    expect(errorOf(seven('......3'), 2)).toEqual({ code: 'castlescape.siteSign', values: { square: 'g1', sign: '3' } })
    expect(errorOf(seven('C......'), 2)).toEqual({ code: 'castlescape.siteSign', values: { square: 'a1', sign: 'C' } })
    expect(errorOf(seven('B.....2'), 2)).toBeNull()
    expect(errorOf(seven('....5..'))).toEqual({ code: 'castlescape.siteSign', values: { square: 'e1', sign: '5' } })
  })

  test('Walls that cannot have come to stand like this', () => {
    expect(whyImpossibleWalls(raised('c3 d3 c4 d4 d5'))).toEqual({
      code: 'castlescape.siteTwoByTwo',
      values: { square: 'c3' },
    })
    expect(whyImpossibleWalls(raised('h8 i8 j9'))).toEqual({ code: 'castlescape.siteLoose', values: { square: 'j9' } })
    expect(whyImpossibleWalls(raised('o5 a6'))).toEqual({ code: 'castlescape.siteLoose', values: { square: 'a6' } })
    expect(whyImpossibleWalls(raised('h8 i8 i9 j9'))).toBeNull()
    expect(whyImpossibleWalls(raised(''))).toBeNull()
  })
})
