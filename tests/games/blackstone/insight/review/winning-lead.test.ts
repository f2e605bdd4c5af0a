/** How a winner came to lead: what the sentence above the chart of a game says. */

import { expect, test } from 'vitest'
import type { RoundStats } from '#src/games/blackstone/insight/review/gameCourse.ts'
import type { TurnStats } from '#src/games/blackstone/insight/review/turnStats.ts'
import { winningLeadOf } from '#src/games/blackstone/insight/review/winningLead.ts'

/** Stats of a game of two with one turn each round for both; each pair is what they had at the end of a round. */
const statsOf = (...roundEnds: readonly (readonly [number, number])[]) => {
  const rounds = roundEnds.map(([first, second], index): RoundStats => {
    const leader = first === second ? null : Number(second > first)
    return { round: index + 1, values: [first, second], rats: 0, leader }
  })
  const turns = roundEnds.flatMap(([first, second], index): readonly TurnStats[] => {
    const [, secondBefore = 0] = roundEnds[index - 1] ?? []
    const turn = { round: index + 1, completedTasks: 0, returnedTokens: 0 }
    return [
      { ...turn, seat: 0, values: [first, secondBefore] },
      { ...turn, seat: 1, values: [first, second] },
    ]
  })
  return { rounds, turns }
}

test('who led before the winner is named, with the last round of that lead', () => {
  expect(winningLeadOf(statsOf([3, 0], [5, 2], [5, 5], [5, 9], [8, 12]), 1)).toEqual({
    kind: 'taken',
    round: 4,
    from: 0,
    until: 2,
  })
})

test('a lead that nobody else had before is unbroken, from the turn in which it began', () => {
  expect(winningLeadOf(statsOf([0, 0], [0, 0], [3, 1], [6, 4]), 0)).toEqual({ kind: 'unbroken', round: 3 })
  expect(winningLeadOf(statsOf([3, 1], [6, 4]), 0)).toEqual({ kind: 'unbroken', round: 1 })
})

test('a lead that went to and fro is counted as the chart shows it', () => {
  expect(winningLeadOf(statsOf([3, 0], [3, 4], [6, 4], [6, 9]), 1)).toEqual({ kind: 'contested', round: 4, changes: 3 })
  // Back with the one who led first: the other is not said to have led until the winner did.
  expect(winningLeadOf(statsOf([3, 0], [3, 4], [6, 4]), 0)).toMatchObject({ kind: 'contested', changes: 2 })
})

test('where the winner does not lead alone at the end nothing is said of a lead', () => {
  expect(winningLeadOf(statsOf([3, 0], [5, 5]), 1)).toBeNull()
})
