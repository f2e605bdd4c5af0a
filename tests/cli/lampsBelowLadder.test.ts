/** The ladder of Lamps Below: who plays, what an expedition tells, and that a cut run goes on with the same one. */
import { describe, expect, test } from 'vitest'
import { playLadderGame } from '../../src/cli/lamps-below/ladder/ladderGame.ts'
import { type LadderOptions, parseLadders } from '../../src/cli/lamps-below/ladder/ladderOptions.ts'

const laddersOf = (...args: readonly string[]): readonly LadderOptions[] => {
  const ladders = parseLadders(args)
  if (typeof ladders === 'string') throw new Error(ladders)
  return ladders
}

const played = (ladder: LadderOptions, n: number) => {
  const { slowest, time, ...game } = playLadderGame(ladder, n, 0)
  expect(time).toBeGreaterThanOrEqual(slowest)
  return game
}

describe('arguments', () => {
  test('without a number of explorers there is one ladder for each, with a seat for each explorer', () => {
    const ladders = laddersOf('captain')
    expect(ladders.map(({ seats }) => seats)).toEqual([1, 2, 3, 4])
    expect(ladders.map(({ options }) => options.explorers)).toEqual([1, 2, 3, 4])
    expect(ladders[0]).toMatchObject({ games: 300, options: { difficulty: 'normal', company: 'chance' } })
  })

  test('what is named stands', () => {
    const [ladder, ...others] = laddersOf(
      'spy',
      'explorers=4',
      'seats=2',
      'difficulty=easy',
      'company=chosen',
      'games=5',
    )
    expect(others).toEqual([])
    expect(ladder).toMatchObject({ player: 'spy', seats: 2, games: 5 })
    expect(ladder?.options).toMatchObject({ explorers: 4, difficulty: 'easy', company: 'chosen' })
  })

  test.each([[[]], [['king']]])('%j: a sentence says who plays', (args) => {
    expect(parseLadders(args)).toContain('scout, emissary, spy, captain, greedy, random')
  })
})

test('an expedition is the same whenever it is played, and another number is another one', () => {
  const [ladder] = laddersOf('greedy', 'explorers=2')
  if (!ladder) throw new Error('no ladder')
  const first = played(ladder, 1)
  expect(played(ladder, 1)).toEqual(first)
  expect(played(ladder, 2)).not.toEqual(first)
  expect(first.endedBy).toMatch(/^(goal|fallen|death|empty)$/)
  expect(first.score).toBe(first.endedBy === 'goal' ? 1 : 0)
  expect(Object.values(first.kinds).reduce((sum, count) => sum + count, 0)).toBe(first.decisions)
})
