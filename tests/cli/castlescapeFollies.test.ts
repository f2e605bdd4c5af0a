/** What a person would call foolish: each counted where it is done, and not where it only looks like it. */
import { expect, test } from 'vitest'
import { type Follies, watchFollies } from '../../src/cli/castlescape/selfplay/balance/watchFollies.ts'
import { type CastleScapeTypes, game } from '../../src/games/castlescape/game.ts'
import { readActionText } from '../../src/games/castlescape/notation/readActionText.ts'
import { readPosition } from '../../src/games/castlescape/position/readPosition.ts'
import type { Json } from '../../src/kernel/json.ts'
import { awaitedSeats, type Playout, playAction, startPlayout } from '../../src/kernel/playout.ts'
import { seatView } from '../../src/kernel/vault.ts'
import { chanceFrom } from '../kernel/seed.ts'
import { unwrap } from '../kernel/toyLog.ts'

const NOTHING: Follies = { lapsed: 0, gift: 0, idlePost: 0, lastBuy: 0 }

/** A ring round g7 of which the corner f6 is missing, and who stands on g7. */
const ring = (inside: '.' | '1' | '2', top = '......##'): readonly string[] =>
  Array.from(
    { length: 15 },
    (_, row) => ({ 5: top, 6: `.....#${inside}#`, 7: '.....###' })[row]?.padEnd(15, '.') ?? '.'.repeat(15),
  )

const open = (document: object): Playout<CastleScapeTypes> => {
  const whole = { format: 'castlescape-position', version: 1, options: { first: 0 }, ...document }
  const { table, hidden } = unwrap(readPosition(JSON.parse(JSON.stringify(whole)) as Json))
  const stacked = hidden === undefined ? undefined : unwrap(game.hiddenCards(table, hidden))
  return startPlayout(game, unwrap(game.setup(table)), table.seats, chanceFrom(7), stacked)
}

/** Follies of both seats after these actions of the first, and then of whoever is awaited. */
const folliesAfter = (document: object, ...texts: readonly string[]): readonly Follies[] => {
  const { watch, follies } = watchFollies(2)
  let playout = open({ seats: ['Ann', 'Bo'], guilds: [{ hand: 0 }, { hand: 0 }], ...document })
  for (const text of texts) {
    const [seat = -1] = awaitedSeats(playout)
    const action = unwrap(readActionText(seatView(playout.state, seat, playout.vaults[seat] ?? new Map()), text))
    const next = playAction(playout, action, seat)
    watch(playout, next, action)
    playout = next
  }
  return follies()
}

const oneWall = { groups: [{ left: 1 }] }

test('a Wall is given up that would have finished a Bailey for whoever gives it up', () => {
  expect(folliesAfter({ site: ring('1'), turn: oneWall }, 'end')).toEqual([{ ...NOTHING, lapsed: 1 }, NOTHING])
  expect(folliesAfter({ site: ring('1'), turn: oneWall }, 'build f6', 'end')).toEqual([NOTHING, NOTHING])
  // Nobody would claim it, or the rival.
  for (const inside of ['.', '2'] as const)
    expect(folliesAfter({ site: ring(inside), turn: oneWall }, 'end')[0]?.lapsed, inside).toBe(0)
})

test('a turn leaves the rival one Wall to a Bailey', () => {
  const halfOpen = ring('2', '.......#')
  expect(folliesAfter({ site: halfOpen, turn: oneWall }, 'build g6', 'end')).toEqual([{ ...NOTHING, gift: 1 }, NOTHING])
  // It was so before, and it is an own one.
  expect(folliesAfter({ site: ring('2'), turn: oneWall }, 'build i8', 'end')[0]?.gift).toBe(0)
  expect(folliesAfter({ site: ring('1', '.......#'), turn: oneWall }, 'build g6', 'end')[0]?.gift).toBe(0)
})

test('a Recruit is posted where no Bailey counts it', () => {
  expect(folliesAfter({ site: ring('.'), turn: { any: 1 } }, 'post a1')[0]).toEqual({ ...NOTHING, idlePost: 1 })
  expect(folliesAfter({ site: ring('.'), turn: { any: 1 } }, 'post g7')[0]).toEqual(NOTHING)
})

test('a card without Renown is bought in a turn that is the last', () => {
  const rich = { turn: { gold: 12 } }
  expect(folliesAfter(rich, 'buy craftsmans-shop', 'end')[0]?.lastBuy).toBe(1)
  expect(folliesAfter(rich, 'buy craftsmans-shop', 'end', 'end')[0]?.lastBuy).toBe(0)
  // It has 1 Renown.
  expect(folliesAfter(rich, 'buy ramparts', 'end')[0]?.lastBuy).toBe(0)
})
