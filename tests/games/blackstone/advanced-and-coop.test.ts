/** Advanced and Co-op: blue letters, points of two courts together, and the rats that come (rules 2.3 and 2.7). */
import { describe, expect, test } from 'vitest'
import { game } from '../../../src/games/blackstone/game.ts'
import { taskProgressOf } from '../../../src/games/blackstone/insight/shown/taskProgress.ts'
import { formatSpace } from '../../../src/games/blackstone/notation/cardAndSpaceNotation.ts'
import { complete, endWork, pile } from './namedActions.ts'
import { newGame, quietRats, type Situation, situation, tableOf, type Zones } from './testTable.ts'

const WON = { ranks: [1, 1], decidedBy: 'points' }
const LOST = { ranks: [2, 2], decidedBy: 'rats' }

/** G01: any lion on BS, any spy in column L; its blue letter is T. */
const spies: Zones = {
  board: { BS: 'Lc/Ds', LT: 'Ly/Ds', LE: 'My/Ls' },
  courts: [{ hand: ['G01'] }],
}
const rights = (s: Situation): readonly string[] => s.legalOf('complete').map(({ right }) => formatSpace(right))

describe('blue letters', () => {
  test('in the Advanced game the right half asks for the space of both letters', () => {
    const s = situation({ ...spies, mode: 'advanced' })
    expect(rights(s)).toEqual(['LT'])
    expect(s.refused(complete('G01', 'BS', 'LE'))).toEqual({ code: 'complete.rightNotMet', ruling: 48 })
    s.do(complete('G01', 'BS', 'LT'))
    expect(s.state.completions).toBe(1)
  })

  test('a letter of a row and a blue one of a column name a space as well', () => {
    // G03: any lion on KS, any scout in row E; its blue letter is L.
    const board = { KS: 'Lc/Ds', LE: 'Ds/Le', AE: 'Ms/De' }
    const s = situation({ mode: 'advanced', board, courts: [{ hand: ['G03'] }] })
    expect(rights(s)).toEqual(['LE'])
  })

  test("they do not count in the King's Quest, and in the Co-op as the table wishes", () => {
    expect(rights(situation(spies))).toEqual(['LT', 'LE'])
    expect(rights(situation({ ...spies, mode: 'coop', hidden: quietRats }))).toEqual(['LT', 'LE'])
    expect(rights(situation({ ...spies, mode: 'coop', hidden: quietRats, options: { blueLetters: 'on' } }))).toEqual([
      'LT',
    ])
    const table = tableOf('kings-quest', 2, { blueLetters: 'on' })
    expect(game.setup(table)).toEqual({ ok: false, error: { code: 'option.wrong', values: { option: 'blueLetters' } } })
  })

  test('the compass paints that space alone', () => {
    const s = situation({ ...spies, mode: 'advanced' })
    const half = taskProgressOf(s.scene, s.court(0).hand[0] ?? -1)?.right
    expect(half?.targetSpaces.map(formatSpace)).toEqual(['LT'])
    expect(half?.matching.map(formatSpace)).toEqual(['LT'])
    expect(half?.fitElsewhere.map(formatSpace)).toEqual(['LE'])
  })
})

test('the Advanced game is won with 30 points, when the round is over', () => {
  // Five Kings keep five Ploys awake: 3 + 3 + 3 points and 5 + 5 + 5 + 4 + 4, then 2 + 2 of two Knights: 36 and more
  // than 30.
  const rich = { king: ['P03', 'P06', 'P09'], ploy: ['M03', 'M06', 'M09', 'M02', 'M04'] }
  const end = (completed: Zones['courts'] & object extends readonly (infer C)[] ? C : never): Situation => {
    const s = situation({ mode: 'advanced', courts: [{}, completed], turn: { seat: 1 } })
    s.do(endWork)
    return s
  }
  expect(end({ completed: rich }).outcome).toEqual({ ranks: [2, 1], decidedBy: 'points' })
  // Without the last Ploys and with a King of two points 3 + 3 + 2 + 5 + 5 + 5 + 4 = 27.
  expect(end({ completed: { king: ['P03', 'P06', 'P02'], ploy: ['M03', 'M06', 'M09', 'M02'] } }).outcome).toBeNull()
})

/** 44 points: Kings 9, five Ploys 23, three Knights and three Wizards 6 each. */
const RICH = {
  king: ['P03', 'P06', 'P09'],
  ploy: ['M03', 'M06', 'M09', 'M02', 'M04'],
  knight: ['G03', 'G06', 'G09'],
  wizard: ['G04', 'G07', 'G10'],
}
/** Seat 0 can complete G16 for two points: any phoenix on KO, any emissary in row N. */
const coopSituation = (ploy: string, zones: Zones = {}): Situation =>
  situation({
    mode: 'coop',
    board: { KO: 'Pe/Ds', BN: 'Me/Ds' },
    courts: [{ hand: ['G16'], completed: { ploy: [ploy] } }, { completed: RICH }],
    hidden: quietRats,
    ...zones,
  })

describe('the Co-op', () => {
  test('[B19] is played by exactly two, King and rats and dogs together', () => {
    expect(game.setup(tableOf('coop', 2)).ok).toBe(true)
    for (const seats of [1, 3])
      expect(game.setup(tableOf('coop', seats))).toMatchObject({ ok: false, error: { code: 'seats.wrong' } })
    const { state } = newGame('coop', 2)
    expect(state.rats?.draw).toHaveLength(25)
    expect(state.courts.map(({ knights, wizards }) => [knights, wizards])).toEqual([
      [1, 1],
      [1, 1],
    ])
  })

  test('[B125] hands lie open, unless the setting closes them', () => {
    const open = (openHands: 'on' | 'off'): boolean => {
      const s = newGame('coop', 2, { first: 0, openHands })
      s.do(pile(0), pile(1))
      return s.state.courts.flatMap(({ hand }) => hand).every((slot) => (s.state.cards[slot] ?? -1) >= 0)
    }
    expect(tableOf('coop', 2).options.openHands).toBe('on')
    expect(open('on')).toBe(true)
    expect(open('off')).toBe(false)
  })

  test('is won at once with 50 points of both courts, in the middle of a round', () => {
    // 44 + 4 + 2 points; with a Ploy of three points it is one too few.
    const s = coopSituation('M05')
    s.do(complete('G16', 'KO', 'BN'))
    expect(s.outcome).toEqual(WON)
    const less = coopSituation('M01')
    less.do(complete('G16', 'KO', 'BN'))
    expect(less.outcome).toBeNull()
  })

  test('[B117] points come in the turn and rats at its end: who has both has won', () => {
    const eleven = { wandering: ['three', 'three', 'three', 'two'] }
    const s = coopSituation('M05', { rats: eleven, hidden: { rats: ['one', 'cat'] } })
    s.do(complete('G16', 'KO', 'BN'))
    expect(s.outcome).toEqual(WON)
    const both = coopSituation('M07', { rats: { wandering: ['three', 'three', 'three', 'two', 'one'] } })
    expect(both.outcome).toEqual(LOST)
    const enough = { courts: [{ completed: { ploy: ['M07', 'M08'] } }, { completed: RICH }] }
    expect(
      coopSituation('M07', { ...enough, rats: { wandering: ['three', 'three', 'three', 'two', 'one'] } }).outcome,
    ).toEqual(WON)
  })

  test('a rats card comes at the end of every turn, and the twelfth rat loses at once', () => {
    const s = coopSituation('M01', {
      rats: { wandering: ['three', 'three', 'two'], plagued: ['two'] },
      hidden: { rats: ['one', 'one', 'cat'] },
    })
    s.do(endWork)
    expect(s.outcome).toBeNull()
    expect(s.seat).toBe(1)
    s.do(endWork)
    expect(s.outcome).toEqual(LOST)
  })

  test('[B118] limits come first, then the rats, then the turn passes', () => {
    const s = coopSituation('M01', { courts: [{ knights: 3 }, {}] })
    const kinds = s.do(endWork).map(({ kind }) => kind)
    expect(kinds).toEqual(['returned', 'opened', 'rats', 'turnEnded', 'turn', 'mustered'])
  })

  test('[B155] is lost after the last round that the setting allows, and by agreement', () => {
    const late = (round: number): Situation =>
      coopSituation('M01', { options: { maxRounds: 10 }, turn: { seat: 1, first: 0, round } })
    const s = late(10)
    s.do(endWork)
    expect(s.outcome).toEqual({ ranks: [2, 2], decidedBy: 'rounds' })
    const early = late(9)
    early.do(endWork)
    expect(early.outcome).toBeNull()
    expect(coopSituation('M01').end()).toEqual({ ranks: [2, 2], decidedBy: 'agreement' })
  })
})
