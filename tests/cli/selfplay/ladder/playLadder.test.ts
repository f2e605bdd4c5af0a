/** Games of a ladder, of any game: who sits where at which deal, and what a place is worth. */
import { expect, test } from 'vitest'
import { parseLadderOptions } from '../../../../src/cli/castlescape/ladder/ladderOptions.ts'
import { dealAndSeatOf, placementScore } from '../../../../src/cli/selfplay/ladder/playLadder.ts'

test('every seat has the same deal, then the next one', () => {
  const three = parseLadderOptions(['captain', 'spy', 'seats=3'])
  if (typeof three === 'string') throw new Error(three)
  expect([0, 1, 2, 3].map((game) => dealAndSeatOf(three, game))).toEqual([
    [0, 0],
    [0, 1],
    [0, 2],
    [1, 0],
  ])
})

test('a shared first place is a part of a win', () => {
  expect([placementScore([1, 1, 3], 0), placementScore([1, 1, 3], 2), placementScore([], 0)]).toEqual([0.5, 0, 0])
})
