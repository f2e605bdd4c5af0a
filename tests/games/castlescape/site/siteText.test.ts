/** Names of squares, and a site as text: section 13. */
import { describe, expect, test } from 'vitest'
import { createSite } from '#src/games/castlescape/site/site.ts'
import { readSite, whyImpossibleWalls, withEnclosedGround, writeSite } from '#src/games/castlescape/site/siteText.ts'
import { besideOf, centreOf, readSquare, squareName, touchingOf } from '#src/games/castlescape/site/square.ts'
import { boardNamed, namesOf, raised, recruitsOn, siteFrom, squareNamed } from '../sites.ts'

describe('squares', () => {
  test('are a letter for the column and a number for the row from the top', () => {
    expect(squareName(0, 15)).toBe('a1')
    expect(squareName(14, 15)).toBe('o1')
    expect(squareName(15, 15)).toBe('a2')
    expect(squareName(224, 15)).toBe('o15')
    expect([15, 13, 7].map((size) => squareName(centreOf(size), size))).toEqual(['h8', 'g7', 'd4'])
  })

  test.each([7, 13, 15])('of a site of %i are read as they are written', (size) => {
    for (let square = 0; square < size * size; square++) expect(readSquare(squareName(square, size), size)).toBe(square)
  })

  test('that a site does not have are not read', () => {
    const wrong = ['', 'a', '8', 'a0', 'a16', 'p1', 'A1', 'a01', 'a1 ', ' a1', 'a-1', 'a1.5', 'aa1', 'h8h8', 'a100']
    expect(wrong.filter((text) => readSquare(text, 15) !== null)).toEqual([])
    expect([readSquare('n1', 13), readSquare('a14', 13), readSquare('m13', 13)]).toEqual([null, null, 168])
  })

  test('are beside up to four others and touch up to eight', () => {
    expect(namesOf(besideOf(15)[squareNamed('h8')] ?? [])).toBe('h7 g8 i8 h9')
    expect(namesOf(touchingOf(15)[squareNamed('h8')] ?? [])).toBe('g7 h7 i7 g8 i8 g9 h9 i9')
    expect(namesOf(besideOf(15)[squareNamed('o5')] ?? [])).toBe('o4 n5 o6')
    expect(namesOf(touchingOf(15)[squareNamed('a1')] ?? [])).toBe('b1 a2 b2')
  })
})

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
