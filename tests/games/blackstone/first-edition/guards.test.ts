/**
 * Guards of the First Edition: everybody's, any number on a vassal, against everybody (rules 2.2, rulings 84, 146, 147,
 * 164).
 */
import { describe, expect, test } from 'vitest'
import { complete, endWork, flip, retain, slide, swap } from '../namedActions.ts'
import type { Situation, Zones } from '../testTable.ts'
import { firstEdition, guard, unguard } from './firstEditionSituation.ts'

/** G01: any lion on BS, any spy in column L. */
const BOARD = { BS: 'Lc/De', LN: 'Py/Mc', LS: 'Ms/De', AO: 'Ls/Dy' }
const table = (zones: Zones = {}): Situation =>
  firstEdition({
    board: BOARD,
    guards: ['BS'],
    courts: [
      { pile: 0, knights: 4, wizards: 4, hand: ['G01'] },
      { pile: 1, knights: 4, wizards: 4, hand: ['G03'] },
    ],
    ...zones,
  })
const stopped = { code: 'guard.stops', ruling: 146 }

describe('a guard', () => {
  test('is put on any vassal by anybody, for one Knight that stays there', () => {
    const s = table()
    const events = s.do(guard('AO'))
    expect(events).toEqual([{ kind: 'guarded', seat: 0, slot: s.state.board[12], space: 12 }])
    expect([s.tokens(0), s.state.guards]).toEqual([
      [3, 4],
      [s.state.board[0], s.state.board[12]],
    ])
    const otherTurn = table({ turn: { seat: 1, first: 0 } })
    otherTurn.do(guard('LN'))
    expect(otherTurn.tokens(1)).toEqual([3, 4])
  })

  test('[B84] is followed by as many others as there are Knights', () => {
    const s = table()
    s.do(guard('BS'), guard('BS'), guard('BS'), guard('BS'))
    expect(s.state.guards).toEqual(Array.from({ length: 5 }, () => s.state.board[0]))
    expect(s.refused(guard('BS'))).toEqual({ code: 'need.knights', values: { count: 1, have: 0 } })
  })

  test.each([0, 1])('[B146] keeps seat %i from sliding, swapping, flipping and retaining the vassal', (seat) => {
    const s = table({ turn: { seat, first: 0 } })
    for (const move of [slide('BS', 'BT'), flip('BS'), retain('BS', 0), swap('BS', 'LS')])
      expect(s.refused(move)).toEqual(stopped)
    s.do(flip('LS'))
  })

  test('[B146] keeps the one who has just put it there, too', () => {
    const s = table({ guards: [] })
    s.do(guard('AO'))
    expect(s.refused(flip('AO'))).toEqual(stopped)
  })

  test('[B86] keeps from the swap whichever of the two it stands on', () => {
    expect(table({ guards: ['LS'] }).refused(swap('BS', 'LS'))).toEqual(stopped)
  })

  test.each([0, 1])('[B146] does not keep seat %i from using the vassal for a task', (seat) => {
    const s = table({
      courts: [
        { hand: ['G01'], pile: 0 },
        { hand: ['G01'], pile: 1 },
      ].map((court, at) => (at === seat ? court : { pile: court.pile })),
      turn: { seat, first: 0 },
    })
    s.do(complete('G01', 'BS', 'LN'))
    expect(s.names(s.court(seat).stacks.knight)).toEqual(['G01'])
  })

  test('[B85] does not expire', () => {
    const s = table()
    s.do(endWork, endWork, endWork, endWork)
    expect(s.state.guards).toEqual([s.state.board[0]])
  })
})

describe('taking a guard away', () => {
  test('[B147] costs one own Knight, and both go to the supply', () => {
    for (const seat of [0, 1]) {
      const s = table({ turn: { seat, first: 0 } })
      expect(s.do(unguard('BS'))).toEqual([{ kind: 'unguarded', seat, slot: s.state.board[0], space: 0 }])
      expect([s.state.guards, s.tokens(seat), s.tokens(1 - seat)]).toEqual([[], [3, 4], [4, 4]])
      s.do(flip('BS'))
    }
  })

  test('[B147] takes one guard at a time', () => {
    const s = table({ guards: ['BS', 'BS', 'AO'] })
    s.do(unguard('BS'))
    expect(s.refused(flip('BS'))).toEqual(stopped)
    s.do(unguard('BS'), flip('BS'))
    expect([s.state.guards, s.tokens(0)]).toEqual([[s.state.board[12]], [2, 3]])
  })

  test('[B147] not without a Knight, not where none stands', () => {
    const s = table({ courts: [{ pile: 0 }, { pile: 1 }] })
    expect(s.refused(unguard('BS'))).toEqual({ code: 'need.knights', values: { count: 1, have: 0 } })
    expect(table().refused(unguard('AO'))).toEqual({ code: 'unguard.none', ruling: 146 })
  })
})

describe('guards on a used vassal', () => {
  test('[B164] stay through work and limits, and go to the supply when it is replaced', () => {
    const s = table({
      guards: ['BS', 'BS', 'AO'],
      courts: [{ pile: 0, knights: 1, hand: ['G01', 'G05', 'G06', 'G07'] }, { pile: 1 }],
    })
    const used = s.state.board[0]
    s.do(complete('G01', 'BS', 'LN'))
    expect(s.refused(unguard('BS'))).toEqual({ code: 'space.marked', ruling: 45 })
    expect(s.refused(guard('BS'))).toEqual({ code: 'space.marked', ruling: 45 })
    s.do(endWork)
    expect([s.seat, s.state.guards]).toEqual([0, [used, used, s.state.board[12]]])
    s.do(...s.legalOf('discard').slice(0, 1))
    expect([s.seat, s.state.guards]).toEqual([1, [s.state.board[12]]])
    // Nobody got them back; seat 1 has mustered.
    expect([s.tokens(0), s.tokens(1)]).toEqual([
      [1, 0],
      [1, 1],
    ])
  })
})

test('[B160] Knights on guard count neither for limits nor for a tie', () => {
  const s = table({
    guards: ['BS', 'AO', 'LN'],
    courts: [
      { knights: 2, pile: 0 },
      { knights: 1, pile: 1 },
    ],
  })
  s.do(endWork)
  expect(s.tokens(0)).toEqual([2, 0])
  expect(s.tokens(1)).toEqual([2, 1])
  expect(s.end()).toEqual({ ranks: [2, 1], decidedBy: 'tokens' })
})

test('[B11] Knights on guard are not in a finite supply', () => {
  const collected = (guards: readonly string[]) =>
    table({
      options: { tokens: 'finite' },
      guards: [...guards],
      courts: [{ pile: 0 }, { pile: 1, knights: 19 }],
      turn: { step: 'muster' },
    }).tokens(0)
  expect(collected([])).toEqual([1, 1])
  expect(collected(['BS'])).toEqual([0, 1])
})
