/** The turns of a game: what they brought, what they left, and which of them won it. */
import { expect, test } from 'vitest'
import { game } from '../../../../src/games/blackstone/index.ts'
import { type Stage, stages } from '../../../../src/games/blackstone/insight/stages.ts'
import {
  effortOf,
  ledFrom,
  strongestTurn,
  type Turn,
  turnsAfter,
} from '../../../../src/games/blackstone/insight/turns.ts'
import { measured } from '../../../../src/games/blackstone/insight/yardstick.ts'
import { playedOut } from '../playedOut.ts'
import { atRandom, type Player } from '../players.ts'

/** Ends its turn more often than not, so that tokens pile up. */
const idler: Player = (s, chance) =>
  (chance.below(3) > 0 && s.legal.find(({ kind }) => kind === 'endWork')) || atRandom(s, chance)

const kings = playedOut({
  mode: 'kings-quest',
  seats: 3,
  options: { maxRounds: 10, families: 'off', intrigue: 'off' },
  player: idler,
})
const all: readonly Stage[] = [...stages(game, kings.table, kings.deeds)]
const turns = all.reduce(turnsAfter, [] as readonly Turn[])

test('each seat has its turn in each round, and the last one ends with what the game ends with', () => {
  const [first] = turns
  expect(turns.map(({ round }) => round)).toEqual(turns.map((_, at) => Math.floor(at / 3) + 1))
  expect(turns.map(({ seat }) => seat)).toEqual(turns.map((_, at) => ((first?.seat ?? 0) + at) % 3))
  expect(turns.at(-1)?.values).toEqual(measured(kings.state))
})

test('tasks and tokens given back are those that the events tell', () => {
  const events = all.flatMap(({ events }) => events)
  for (const seat of [0, 1, 2]) {
    const own = events.filter((event) => 'seat' in event && event.seat === seat)
    const { tasks, returned, idle } = effortOf(turns, seat)
    expect(tasks).toBe(own.filter(({ kind }) => kind === 'completed').length)
    const back = own.map((event) => (event.kind === 'returned' ? event.knights + event.wizards : 0))
    expect(returned).toBe(back.reduce((sum, count) => sum + count, 0))
    expect(idle).toBe(turns.filter((turn) => turn.seat === seat && turn.tasks === 0).length)
  }
  expect(turns.some(({ returned }) => returned > 0)).toBe(true)
})

const turn = (seat: number, round: number, ...values: readonly number[]): Turn => ({
  seat,
  round,
  values,
  tasks: 0,
  returned: 0,
})
// Ann goes ahead, Bo draws level and then passes her; his best gain comes twice.
const race = [turn(0, 1, 3, 0), turn(1, 1, 3, 3), turn(0, 2, 4, 3), turn(1, 2, 4, 6), turn(0, 3, 5, 6)]

test('somebody has led since the turn before which it was so for the last time not', () => {
  expect(ledFrom(race, 1)).toBe(2)
  expect(ledFrom(race, 0)).toBeNull()
  expect(ledFrom([turn(0, 1, 2, 0), turn(1, 1, 2, 1)], 0)).toBe(1)
  expect(ledFrom([turn(0, 1, 2, 0), turn(1, 1, 2, 2)], 0)).toBeNull()
})

test('the strongest turn is the one with the greatest gain, the later one of equals', () => {
  expect(strongestTurn(race, 1)).toBe(race[3])
  expect(strongestTurn(race, 0)).toBe(race[0])
  expect(effortOf(race, 1).best).toBe(3)
  expect(strongestTurn([turn(0, 1, 0, 0)], 0)).toBeNull()
})
