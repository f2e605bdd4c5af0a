/** Statistics of the turns of a game: their gains, their values at the end, and the strongest of them. */

import { expect, test } from 'vitest'
import type { BlackstoneTypes } from '#src/games/blackstone/createGame.ts'
import { game } from '#src/games/blackstone/game.ts'
import { metricValues } from '#src/games/blackstone/insight/metric.ts'
import {
  seatStatsOf,
  soleLeadSince,
  strongestTurn,
  type TurnStats,
  updateTurnStats,
} from '#src/games/blackstone/insight/review/turnStats.ts'
import { type GameSnapshot, gameSnapshots } from '#src/kernel/gameSnapshots.ts'
import { atRandom, type Player } from '../../players.ts'
import { playFullGame } from '../../playFullGame.ts'

/** Ends its turn more often than not, so that tokens pile up. */
const idlePlayer: Player = (s, chance) =>
  (chance.below(3) > 0 && s.legal.find(({ kind }) => kind === 'endWork')) || atRandom(s, chance)

const kingsGame = playFullGame({
  mode: 'kings-quest',
  seats: 3,
  options: { maxRounds: 10, families: 'off', intrigue: 'off' },
  player: idlePlayer,
})
const snapshots: readonly GameSnapshot<BlackstoneTypes>[] = [...gameSnapshots(game, kingsGame.table, kingsGame.moves)]
const turns = snapshots.reduce(updateTurnStats, [] as readonly TurnStats[])

test('each seat has its turn in each round, and the last one ends with what the game ends with', () => {
  const [first] = turns
  expect(turns.map(({ round }) => round)).toEqual(turns.map((_, at) => Math.floor(at / 3) + 1))
  expect(turns.map(({ seat }) => seat)).toEqual(turns.map((_, at) => ((first?.seat ?? 0) + at) % 3))
  expect(turns.at(-1)?.values).toEqual(metricValues(kingsGame.state))
})

test('completed tasks and returned tokens agree with the events', () => {
  const events = snapshots.flatMap(({ events }) => events)
  for (const seat of [0, 1, 2]) {
    const seatEvents = events.filter((event) => 'seat' in event && event.seat === seat)
    const { completedTasks, returnedTokens, turnsWithoutTask } = seatStatsOf(turns, seat)
    expect(completedTasks).toBe(seatEvents.filter(({ kind }) => kind === 'completed').length)
    const returned = seatEvents.map((event) => (event.kind === 'returned' ? event.knights + event.wizards : 0))
    expect(returnedTokens).toBe(returned.reduce((sum, count) => sum + count, 0))
    expect(turnsWithoutTask).toBe(turns.filter((turn) => turn.seat === seat && turn.completedTasks === 0).length)
  }
  expect(turns.some(({ returnedTokens }) => returnedTokens > 0)).toBe(true)
})

const turn = (seat: number, round: number, ...values: readonly number[]): TurnStats => ({
  seat,
  round,
  values,
  completedTasks: 0,
  returnedTokens: 0,
})
// Ann goes ahead, Bo draws level and then passes her; his best gain comes twice.
const race = [turn(0, 1, 3, 0), turn(1, 1, 3, 3), turn(0, 2, 4, 3), turn(1, 2, 4, 6), turn(0, 3, 5, 6)]

test('a sole lead dates from the turn after the last one without it', () => {
  expect(soleLeadSince(race, 1)).toBe(2)
  expect(soleLeadSince(race, 0)).toBeNull()
  expect(soleLeadSince([turn(0, 1, 2, 0), turn(1, 1, 2, 1)], 0)).toBe(1)
  expect(soleLeadSince([turn(0, 1, 2, 0), turn(1, 1, 2, 2)], 0)).toBeNull()
})

test('the strongest turn is the one with the greatest gain, the later one of equals', () => {
  expect(strongestTurn(race, 1)).toBe(race[3])
  expect(strongestTurn(race, 0)).toBe(race[0])
  expect(seatStatsOf(race, 1).bestTurnGain).toBe(3)
  expect(strongestTurn([turn(0, 1, 0, 0)], 0)).toBeNull()
})
