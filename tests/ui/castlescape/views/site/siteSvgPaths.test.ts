/** Lines of a site as SVG: the border of a Bailey. */
import { describe, expect, test } from 'vitest'
import { outlinePath } from '../../../../../src/ui/castlescape/views/site/siteSvgPaths.ts'

const SIZE = 15
const at = (column: number, row: number): number => row * SIZE + column

describe('the border of a Bailey is one line, clockwise, 20 units a square', () => {
  test('round one square in the corner of the site', () => {
    expect(outlinePath([at(0, 0)], SIZE)).toBe('M20 0L20 20L0 20L0 0z')
  })

  test('round a corner of three, without the sides that they share', () => {
    const corners = outlinePath([at(1, 1), at(2, 1), at(1, 2)], SIZE)
    expect(corners).toBe('M40 20L60 20L60 40L40 40L40 60L20 60L20 40L20 20z')
  })

  test('round a ring, and then round what it leaves out', () => {
    const ring = [0, 1, 2]
      .flatMap((row) => [0, 1, 2].map((column) => at(column, row)))
      .filter((one) => one !== at(1, 1))
    const loops = outlinePath(ring, SIZE).match(/M[^z]*z/g) ?? []
    expect(loops.map((loop) => loop.split('L').length)).toEqual([12, 4])
  })
})
