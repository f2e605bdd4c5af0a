/** Concessions while the others play on, as every game ranks them (ruling 155). */
import { expect, test } from 'vitest'
import { concededSeats } from '../../src/kernel/concededSeats.ts'
import { canPlayOnWithout, rankConceded } from '../../src/kernel/concession.ts'

test.each([
  [[1, 2, 3], [0], [3, 1, 2]],
  [[1, 2, 3], [2], [1, 2, 3]],
  [
    [1, 2, 3, 4],
    [0, 1],
    [4, 3, 1, 2],
  ],
  [
    [1, 2, 3, 4],
    [1, 0],
    [3, 4, 1, 2],
  ],
  [[1, 1, 3], [0], [3, 1, 2]],
  [[1, 2, 3], [], [1, 2, 3]],
])('[B155] %j becomes, after the concessions of %j, %j', (ranks, conceded, expected) => {
  expect(rankConceded(ranks, conceded)).toEqual(expected)
  expect(rankConceded(rankConceded(ranks, conceded), conceded), 'once more changes nothing').toEqual(expected)
})

test('[B155] two others must be left to play on', () => {
  expect([2, 3, 4].map((seats) => canPlayOnWithout(seats, [], 0))).toEqual([false, true, true])
  expect(canPlayOnWithout(4, [1], 0)).toBe(true)
  expect(canPlayOnWithout(4, [1], 1)).toBe(false)
  expect(canPlayOnWithout(4, [1, 2], 0)).toBe(false)
})

test('[B155] a log says who conceded, also whose concession ended it', () => {
  const bodies = [
    { kind: 'end', how: 'leave', seat: 2 },
    { kind: 'undo', seat: 0, count: 0 },
    { kind: 'end', how: 'concede', seat: 0 },
  ] as const
  expect(concededSeats(bodies)).toEqual([2, 0])
  expect(concededSeats([{ kind: 'end', how: 'agreement' }])).toEqual([])
})
