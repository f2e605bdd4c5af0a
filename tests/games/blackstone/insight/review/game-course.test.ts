/** Course of a game: its rounds, moves, facts and metric. */
import { expect, test } from 'vitest'
import type { BlackstoneTypes } from '#src/games/blackstone/createGame.ts'
import { game } from '#src/games/blackstone/game.ts'
import { metricGoal, metricOf } from '#src/games/blackstone/insight/metric.ts'
import { beginGameCourse, type GameCourse, nextGameCourse } from '#src/games/blackstone/insight/review/gameCourse.ts'
import { gameFacts } from '#src/games/blackstone/insight/review/gameFacts.ts'
import { totalPointsOf } from '#src/games/blackstone/rules/court/courtPoints.ts'
import { type GameSnapshot, gameSnapshots } from '#src/kernel/gameSnapshots.ts'
import { withDefaultOptions } from '#src/kernel/options.ts'
import type { PlayedGame } from '../../playFullGame.ts'
import { kingsGame } from '../../recordedKingsGame.ts'
import { value } from '../../testTable.ts'

const courseOf = ({ table, moves }: PlayedGame): GameCourse => {
  const snapshots = [...gameSnapshots(game, table, moves)]
  return snapshots.reduce(nextGameCourse, beginGameCourse((snapshots[0] as GameSnapshot<BlackstoneTypes>).state))
}

test('each round has what the courts had when it ended', () => {
  const { rounds } = courseOf(kingsGame)
  expect(rounds.map(({ round }) => round)).toEqual(Array.from({ length: kingsGame.state.round }, (_, at) => at + 1))
  expect(rounds.at(-1)?.values).toEqual(kingsGame.state.courts.map((court) => totalPointsOf(kingsGame.state, court)))
  for (const { values } of rounds) expect(values).toHaveLength(3)
})

test('moves are counted for the seat that made them', () => {
  const { counts } = courseOf(kingsGame)
  const movesMade = (kind: string, seat: number) =>
    kingsGame.moves.filter((move) => move.kind === 'seat' && move.seat === seat && move.action.kind === kind).length
  expect(counts.swapped).toEqual([0, 1, 2].map((seat) => movesMade('swap', seat)))
  expect(counts.flipped).toEqual([0, 1, 2].map((seat) => movesMade('flip', seat)))
  expect(counts.slid.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0)
})

const emptyCourse = beginGameCourse(kingsGame.state)
const round = (at: number, leader: number | null) => ({ round: at, values: [0, 0, 0], rats: 0, leader })

test('facts are listed only where they apply, and for one player only where nobody else did as much', () => {
  expect(gameFacts(emptyCourse)).toEqual([])
  const course: GameCourse = {
    ...emptyCourse,
    rounds: [round(1, null), round(2, 0), round(3, 1), round(4, null), round(5, 1), round(6, 0)],
    counts: { ...emptyCourse.counts, swapped: [2, 5, 1], slid: [3, 3, 0], retained: [1, 1, 0] },
    bestTurn: { seat: 2, count: 2 },
  }
  expect(gameFacts(course)).toEqual([
    { id: 'lead', count: 2, seat: null },
    { id: 'slid', count: 6, seat: null },
    { id: 'bestTurn', seat: 2, count: 2 },
    { id: 'retained', count: 2, seat: null },
  ])
})

test.each([
  ['kings-quest', 2, 'points', 21],
  ['advanced', 2, 'points', 30],
  ['coop', 2, 'points', 50],
  ['solo', 1, 'points', 28],
  ['queens-quest', 3, 'sets', null],
  ['wizards-quest', 2, 'vassals', 0],
  ['first-edition', 2, 'machinations', 3],
  ['puzzle-master', 2, 'formation', null],
] as const)('%s has the metric and the goal of its rules', (mode, seats, metric, goal) => {
  const state = value(
    game.setup({ mode, seats, options: withDefaultOptions(game.modes.get(mode) ?? ({ options: [] } as never), {}) }),
  )
  expect(metricOf(state)).toBe(metric)
  expect(metricGoal(state)).toBe(goal)
})
