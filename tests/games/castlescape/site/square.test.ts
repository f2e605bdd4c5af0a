/** Names of squares, and which are beside or touch each other: section 13. */
import { describe, expect, test } from 'vitest'
import { besideOf, centreOf, readSquare, squareName, touchingOf } from '#src/games/castlescape/site/square.ts'
import { namesOf, squareNamed } from '../sites.ts'

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
