import { describe, expect, test } from 'vitest'
import type { GameEvent } from '../../../src/games/castlescape/events.ts'
import { startTimes } from '../../../src/ui/castlescape/motion/playMotion.tsx'
import { outlinePath } from '../../../src/ui/castlescape/views/site/siteSvgPaths.ts'

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

const built = (square: number): GameEvent => ({ kind: 'built', seat: 0, square })
const claimed: GameEvent = { kind: 'claimedBailey', bailey: 0, seats: [0], size: 1, renown: 1 }

test('what happens at once is shown one after another, and all of it begins within 900 ms', () => {
  expect(startTimes([built(1), built(2), claimed])).toEqual([0, 180, 360])
  const many = startTimes([...Array.from({ length: 9 }, (_, square) => built(square)), claimed])
  expect([many[0], many.at(-1)]).toEqual([0, 900])
  expect(startTimes([])).toEqual([])
})
