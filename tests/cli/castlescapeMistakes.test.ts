/** What a person would call foolish: each counted where it is done, and not where it only looks like it. */
import { describe, expect, test } from 'vitest'
import { countMistakes, type Mistakes } from '../../src/cli/castlescape/selfplay/balance/countMistakes.ts'
import { type CastleScapeTypes, game } from '../../src/games/castlescape/game.ts'
import { readActionText } from '../../src/games/castlescape/notation/readActionText.ts'
import { readPosition } from '../../src/games/castlescape/position/readPosition.ts'
import type { Json } from '../../src/kernel/json.ts'
import { awaitedSeats, type Playout, playAction, startPlayout } from '../../src/kernel/playout.ts'
import { seatView } from '../../src/kernel/vault.ts'
import { chanceFrom } from '../kernel/seededNumbers.ts'
import { unwrap } from '../kernel/toyLog.ts'

const NOTHING: Mistakes = { lapsed: 0, gift: 0, lastBuy: 0, earlyPost: 0, paidPost: 0, idlePost: 0 }

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
const folliesAfter = (document: object, ...texts: readonly string[]): readonly Mistakes[] => {
  const { watch, follies } = countMistakes(2)
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
  // Shared, a Bailey of 1 brings nothing.
  const shared = ring('.').with(6, '.....A.B'.padEnd(15, '.'))
  expect(folliesAfter({ site: shared, turn: oneWall }, 'end')[0]?.lapsed).toBe(0)
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

describe('a Recruit is posted', () => {
  test('where no Bailey ever counts it, or where one does at once', () => {
    expect(folliesAfter({ site: ring('.'), turn: { any: 1 } }, 'post a1')[0]).toEqual({ ...NOTHING, idlePost: 1 })
    expect(folliesAfter({ site: ring('.'), turn: { any: 1 } }, 'post g7')[0]).toEqual(NOTHING)
  })

  test('early: two Walls were missing, which a rival builds later; also where it has moved to since', () => {
    const halfOpen = {
      ...{ site: ring('.', '.......#'), turn: { ground: 1, moves: 1 }, guilds: [{ hand: 0 }, { hand: 1 }] },
      hidden: { hands: [[], ['stone-walls']] },
    }
    const closing = ['end', 'play stone-walls', 'build g6', 'build f6'] as const
    const early = { ...NOTHING, earlyPost: 1 }
    expect(folliesAfter(halfOpen, 'post g7', ...closing.slice(0, -1))[0]).toEqual({ ...NOTHING, idlePost: 1 })
    expect(folliesAfter(halfOpen, 'post g7', ...closing)[0]).toEqual(early)
    expect(folliesAfter(halfOpen, 'post g5', ...closing)[0]).toEqual({ ...NOTHING, idlePost: 1 })
    expect(folliesAfter(halfOpen, 'post g5', 'move g5-g6', ...closing)[0]).toEqual(early)
  })

  test('and pays for Infamy at the next Inspection', () => {
    const inspected = { quarry: 0, marker: 3, guilds: [{ hand: 0, infamy: 1 }, { hand: 0 }], turn: { ground: 1 } }
    expect(folliesAfter({ site: ring('.'), ...inspected }, 'post a1', 'end')[0]).toEqual({ ...NOTHING, paidPost: 1 })
  })
})

test('a card without Renown is bought in a turn that is the last', () => {
  const rich = { turn: { gold: 12 } }
  expect(folliesAfter(rich, 'buy craftsmans-shop', 'end')[0]?.lastBuy).toBe(1)
  expect(folliesAfter(rich, 'buy craftsmans-shop', 'end', 'end')[0]?.lastBuy).toBe(0)
  // It has 1 Renown.
  expect(folliesAfter(rich, 'buy ramparts', 'end')[0]?.lastBuy).toBe(0)
  // Ten cards lie face down: with it there are 18, and the Contract is met.
  const cards = Array<string>(7).fill('hire-a-fence')
  const house = { guilds: [{ hand: 0, discard: cards, openContracts: ['great-house'] }, { hand: 0 }] }
  expect(folliesAfter({ ...rich, ...house }, 'buy craftsmans-shop', 'end')[0]?.lastBuy).toBe(0)
})

test('a Contract is bought in a turn that is the last, and not met', () => {
  const seen = ['deep-pockets', 'good-name', 'levy']
  const rich = { turn: { gold: 4 }, contractCards: seen, contractDeck: 3, hidden: { contractDeck: seen } }
  // Its Corruption is 0: neither 4 nor more.
  expect(folliesAfter(rich, 'buy new-contract', 'keep deep-pockets')[0]?.lastBuy).toBe(1)
  expect(folliesAfter(rich, 'buy new-contract', 'keep good-name')[0]?.lastBuy).toBe(0)
})
