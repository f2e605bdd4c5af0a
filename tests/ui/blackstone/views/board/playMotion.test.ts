/** Start times of animations. */
import { expect, test } from 'vitest'
import { startTimes } from '#src/ui/blackstone/views/board/playMotion.ts'
import type { MotionStep } from '#src/ui/blackstone/views/viewProps.ts'

const deals = (count: number): readonly MotionStep[] =>
  Array.from({ length: count }, (_, space) => ({ kind: 'deal', space, corner: 0 }) as const)

test('one thing moves at a time: a refill begins when the vassal that was retained has left', () => {
  expect(startTimes([{ kind: 'retain', space: 3 }, ...deals(1)])).toEqual([0, 220])
  expect(startTimes([{ kind: 'slide', from: 0, to: 1 }, { kind: 'flip', space: 1 }, { kind: 'draw' }])).toEqual([
    0, 180, 500,
  ])
})

test('castles drop 90 ms apart', () => {
  const castles = [
    { kind: 'castle', space: 3 },
    { kind: 'castle', space: 7 },
  ] as const
  expect(startTimes(castles)).toEqual([0, 90])
  expect(startTimes([...castles, ...deals(1)])).toEqual([0, 90, 350])
})

test('refills are dealt within 600 ms however many there are: the last begins 260 ms before that', () => {
  expect(startTimes(deals(1))).toEqual([0])
  expect(startTimes(deals(2))).toEqual([0, 260])
  expect(startTimes(deals(3))).toEqual([0, 170, 340])
  expect(startTimes(deals(18)).at(-1)).toBeCloseTo(340)
})

test('vassals leave the board within 600 ms, and the new ones are dealt after that', () => {
  const leaves = Array.from({ length: 25 }, (_, space) => ({ kind: 'leave', space }) as const)
  expect(startTimes(leaves).at(-1)).toBeCloseTo(380)
  expect(startTimes([...leaves, ...deals(1)]).at(-1)).toBeCloseTo(600)
})

test('no motion has no start times', () => expect(startTimes([])).toEqual([]))
