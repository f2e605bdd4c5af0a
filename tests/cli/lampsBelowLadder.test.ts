/** The ladder of Lamps Below: who plays, what an expedition tells, and that a cut run goes on with the same one. */
import { describe, expect, test } from 'vitest'
import { type LadderGame, playLadderGame } from '../../src/cli/lamps-below/ladder/ladderGame.ts'
import { type LadderOptions, parseLadders } from '../../src/cli/lamps-below/ladder/ladderOptions.ts'
import { summarizeLadder } from '../../src/cli/lamps-below/ladder/summarizeLadder.ts'

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

const firstLadder = (...args: readonly string[]): LadderOptions => {
  const [ladder] = laddersOf(...args)
  if (!ladder) throw new Error('no ladder')
  return ladder
}

test('an expedition is the same whenever it is played, and another number is another one', () => {
  const ladder = firstLadder('greedy', 'explorers=2')
  const first = played(ladder, 1)
  expect(played(ladder, 1)).toEqual(first)
  expect(played(ladder, 2)).not.toEqual(first)
  expect(first.endedBy).toMatch(/^(goal|fallen|death|empty)$/)
  expect(first.score).toBe(first.endedBy === 'goal' ? 1 : 0)
  expect(Object.values(first.kinds).reduce((sum, count) => sum + count, 0)).toBe(first.decisions)
})

test('an expedition tells who went, the way of each challenge, and what became of finds', () => {
  const { company, ways, found, used, held, pages, halls, rounds, kinds } = played(
    firstLadder('greedy', 'explorers=2'),
    3,
  )
  expect(new Set(company).size).toBe(2)
  // Two never vote, and greedy explorers go where they are named: the leader says one way for each challenge.
  expect(Object.keys(ways).length).toBe(kinds.way)
  expect(held.filter((id) => id === 'page').length).toBe(pages)
  for (const id of [...held, ...used]) expect(found).toContain(id)
  expect(used.length).toBe(kinds.use ?? 0)
  expect(rounds).toBeGreaterThanOrEqual(halls)
})

test('the summary sets apart who won with each explorer, way and find', () => {
  const ladder = firstLadder('greedy', 'explorers=1', 'games=2')
  const base: LadderGame = {
    ...{ n: 0, seat: 0, score: 1, endedBy: 'goal', decisions: 10, pages: 1, points: 0 },
    ...{ halls: 2, rounds: 6, downs: 0, groupTurns: 4, kinds: { end: 3 }, slowest: 1, time: 2 },
    ...{ company: ['marn'], ways: { stair: 'a' }, found: ['page', 'egg'], used: ['egg'], held: ['page'] },
  }
  const other: LadderGame = {
    ...base,
    ...{ n: 1, score: 0, endedBy: 'empty', decisions: 30, groupTurns: 8 },
    ...{ company: ['rook'], ways: { stair: 'b', bones: 'b' }, found: ['page', 'page'], used: [], held: [] },
  }
  expect(summarizeLadder(ladder, [base, other])).toMatchObject({
    ...{ games: 2, won: 50, decisions: 20, spread: [10, 10, 30], groupTurns: 6, rounds: 3 },
    endedBy: { empty: 1, goal: 1 },
    explorers: { marn: { games: 1, won: 100 }, rook: { games: 1, won: 0 } },
    ways: { 'bones b': { games: 1, won: 0 }, 'stair a': { games: 1, won: 100 }, 'stair b': { games: 1, won: 0 } },
    finds: {
      egg: { games: 1, won: 100, found: 0.5, used: 0.5, held: 0 },
      page: { games: 2, won: 50, found: 1.5, used: 0, held: 0.5 },
    },
  })
})
