/** The statistics of a game: rounds, facts, result breakdowns, and rewinding to any moment. */

import { expect, test } from 'vitest'
import type { BlackstoneTypes } from '#src/games/blackstone/createGame.ts'
import { game } from '#src/games/blackstone/game.ts'
import { metricGoal, metricOf, metricValues } from '#src/games/blackstone/insight/metric.ts'
import { beginGameCourse, type GameCourse, nextGameCourse } from '#src/games/blackstone/insight/review/gameCourse.ts'
import { gameFacts } from '#src/games/blackstone/insight/review/gameFacts.ts'
import { resultBreakdowns } from '#src/games/blackstone/insight/review/resultBreakdowns.ts'
import { winReasonOf } from '#src/games/blackstone/insight/review/winReason.ts'
import { totalPointsOf } from '#src/games/blackstone/rules/court/courtPoints.ts'
import { totalSetPoints } from '#src/games/blackstone/rules/queens-and-wizards-quest/sets.ts'
import { createRewinder, isKeyframe } from '#src/kernel/createRewinder.ts'
import { type GameSnapshot, gameSnapshots } from '#src/kernel/gameSnapshots.ts'
import { withDefaultOptions } from '#src/kernel/options.ts'
import { EMPTY_VAULT, seatView } from '#src/kernel/vault.ts'
import { type PlayedGame, playFullGame } from '../../playFullGame.ts'
import { value } from '../../testTable.ts'

const kingsGame = playFullGame({
  mode: 'kings-quest',
  seats: 3,
  options: { maxRounds: 10, families: 'off', intrigue: 'off' },
})
const courseOf = ({ table, moves }: PlayedGame): GameCourse => {
  const snapshots = [...gameSnapshots(game, table, moves)]
  return snapshots.reduce(nextGameCourse, beginGameCourse((snapshots[0] as GameSnapshot<BlackstoneTypes>).state))
}

test('the snapshots of a game lead to its end, one for each move', () => {
  const snapshots = [...gameSnapshots(game, kingsGame.table, kingsGame.moves)]
  expect(snapshots.map(({ done }) => done)).toEqual(
    Array.from({ length: kingsGame.moves.length + 1 }, (_, done) => done),
  )
  expect(snapshots.at(-1)?.state).toEqual(kingsGame.state)
  const [, , third] = snapshots
  expect([...gameSnapshots(game, kingsGame.table, kingsGame.moves, third)].at(-1)?.state).toEqual(kingsGame.state)
})

test('any moment of a game can be restored, from any other moment', () => {
  const snapshots = [...gameSnapshots(game, kingsGame.table, kingsGame.moves)]
  const [first, ...keys] = snapshots.filter(isKeyframe) as [GameSnapshot, ...GameSnapshot<BlackstoneTypes>[]]
  const stateAt = createRewinder(game, kingsGame.table, kingsGame.moves, [first, ...keys])
  for (const moveCount of [0, 40, 41, 42, 3, 16, 15, 17, 33, kingsGame.moves.length, 0, 31])
    expect(stateAt(moveCount), `after ${moveCount}`).toEqual(snapshots[moveCount]?.state)
})

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

test('[B96] [B98] [B99] the parts of each result add up to it, and what decided is what the ranks say', () => {
  for (const [mode, seats] of [
    ['queens-quest', 3],
    ['wizards-quest', 3],
    ['first-edition', 2],
  ] as const) {
    const { state } = playFullGame({ mode, seats, options: { maxRounds: 10 } })
    const shares = resultBreakdowns(state)
    const sums = shares.map(({ parts }) => parts.reduce((sum, { value: part }) => sum + part, 0))
    if (mode === 'queens-quest') expect(sums).toEqual(state.courts.map((court) => totalSetPoints(state, court)))
    if (mode === 'wizards-quest') expect(sums).toEqual(state.courts.map(({ vassals = [] }) => vassals.length))
    expect(shares.map(({ total }) => total)).toEqual(metricValues(state))
    const winner = state.outcome?.ranks.indexOf(1) ?? -1
    const winReason = winReasonOf(state)
    expect(winReason?.decidedBy, mode).toBe(state.outcome?.decidedBy)
    if (winReason?.isDecidedByMetric) expect(winReason.winnersValue).toBe(metricValues(state)[winner])
    expect(winReason?.winnersMetricValue).toBe(metricValues(state)[winner])
  }
})

test('no snapshot contains what only one seat knows', () => {
  const { table, moves } = playFullGame({ mode: 'kings-quest', seats: 2, options: { openHands: 'off' }, maxMoves: 60 })
  for (const { state } of gameSnapshots(game, table, moves))
    for (const court of state.courts)
      for (const slot of court.hand)
        expect(game.sceneOf(seatView(state, null, EMPTY_VAULT)).knownCode(slot)).toBeLessThan(0)
})
