/** Points, the end of the King's Quest and its tie-breaks (rules 2.0 and 2.1, rulings 22 to 28, 60 to 63 and 155). */
import { describe, expect, test } from 'vitest'
import { courtPointsOf } from '#src/games/blackstone/rules/court/courtPoints.ts'
import { game } from '../../../src/games/blackstone/game.ts'
import type { Outcome } from '../../../src/kernel/contract.ts'
import { complete, endWork } from './namedActions.ts'
import { type Situation, situation, type Zones } from './testTable.ts'

type CourtZone = NonNullable<Zones['courts']>[number]

const points = (completed: CourtZone['completed'], options: Zones['options'] = {}) => {
  const { state } = situation({ options, courts: [{ ...(completed && { completed }) }] })
  const [court] = state.courts
  if (!court) throw new Error('no court')
  return courtPointsOf(state, court)
}

describe('points', () => {
  test('[B26] the Household takes a place: with two Kings one Knight and one Wizard count', () => {
    expect(points({ knight: ['G03', 'G06'], wizard: ['G04', 'G07'] })).toEqual({
      total: 4,
      by: { knight: 2, wizard: 2, king: 0, ploy: 0 },
      inactive: 4,
    })
  })

  test('[B26] by the setting it takes none; Ploys are as before', () => {
    const completed = {
      knight: ['G03', 'G06', 'G09'],
      wizard: ['G04', 'G07', 'G10'],
      ploy: ['M03', 'M06', 'M09'],
    }
    expect(points(completed, { householdTakesVpSlot: 'off' })).toEqual({
      total: 18,
      by: { knight: 4, wizard: 4, king: 0, ploy: 10 },
      inactive: 9,
    })
  })

  test('[B26] the setting changes no income [B23]', () => {
    const s = situation({
      options: { householdTakesVpSlot: 'off' },
      courts: [{ completed: { knight: ['G03', 'G06', 'G09'] } }],
      turn: { step: 'muster' },
    })
    expect(s.tokens(0)).toEqual([2, 1])
  })

  test('[B25] what sleeps is what was placed last', () => {
    expect(points({ knight: ['G01', 'G03'] })).toMatchObject({ total: 1, inactive: 2 })
    expect(points({ knight: ['G03', 'G01'] })).toMatchObject({ total: 2, inactive: 1 })
    expect(points({ ploy: ['M01', 'M02', 'M03'] })).toMatchObject({ total: 7, inactive: 5 })
  })

  test('[B22] [B27] Kings always count, and wake one card more in every other stack', () => {
    expect(points({ king: ['P03', 'P06', 'P09', 'P16', 'P19'] })).toMatchObject({ total: 15, inactive: 0 })
    expect(points({ king: ['P01'], knight: ['G03', 'G06', 'G09'], ploy: ['M01', 'M02', 'M03', 'M06'] })).toMatchObject({
      by: { king: 1, knight: 4, wizard: 0, ploy: 12 },
      inactive: 7,
    })
  })

  test('[B28] a completed King only adds: what slept before counts now', () => {
    const before = points({ knight: ['G01', 'G03'] }).total
    expect(points({ knight: ['G01', 'G03'], king: ['P01'] }).total).toBe(before + 2 + 1)
  })
})

/** 3 Kings of 3 and 2 Ploys of 5 are 19; a Knight of 2 makes 21, one of 1 makes 20. */
const court = (knight: string): CourtZone => ({
  completed: { king: ['P03', 'P06', 'P09'], ploy: ['M03', 'M06'], knight: [knight] },
})
const three = (
  courts: readonly CourtZone[],
  turn: NonNullable<Zones['turn']>,
  options: Zones['options'] = {},
): Situation => situation({ seats: ['a', 'b', 'c'], courts: [...courts], turn, options })

describe('the trigger', () => {
  test('[B60] with 21 points the round is finished, so that all have equal turns', () => {
    const s = three([court('G03')], { seat: 0 })
    s.do(endWork)
    expect([s.seat, s.outcome]).toEqual([1, null])
    s.do(endWork)
    expect([s.seat, s.outcome]).toEqual([2, null])
    s.do(endWork)
    expect(s.outcome).toEqual({ ranks: [1, 2, 2], decidedBy: 'points' })
    expect(s.state.round).toBe(1)
  })

  test("[B60] on the last seat's turn the game ends right after it", () => {
    const s = three([{}, {}, court('G03')], { seat: 2 })
    s.do(endWork)
    expect(s.outcome?.ranks).toEqual([2, 2, 1])
  })

  test('[B60] the last seat is the one before the first player', () => {
    const s = three([court('G03')], { seat: 0, first: 1 })
    s.do(endWork)
    expect(s.outcome?.ranks).toEqual([1, 2, 2])
  })

  test('20 points are not enough', () => {
    const s = three([{}, {}, court('G01')], { seat: 2 })
    s.do(endWork)
    expect([s.outcome, s.seat, s.state.round]).toEqual([null, 0, 2])
  })

  test('sleeping points are not enough', () => {
    // Kings 0, so two Ploys of four count: 10 of 20, and one Knight of two.
    const completed = { ploy: ['M03', 'M06', 'M09', 'M16'], knight: ['G03', 'G06'] }
    const s = three([{}, {}, { completed }], { seat: 2 }, { points: 15 })
    s.do(endWork)
    expect(s.outcome).toBeNull()
  })

  test('most points win, not who came first: the trigger can be overtaken in the same round', () => {
    // P14: a phoenix emissary on CO, any lion in column K; as the second King it costs the face of P16, a maple
    // emissary.
    const s = situation({
      board: { CO: 'Pe/Ms', KN: 'Ls/De' },
      courts: [
        { completed: { ploy: ['M03', 'M06'] } },
        { completed: { king: ['P16'], ploy: ['M09', 'M16'] }, retained: ['Me/Ls'], hand: ['P14'] },
      ],
      options: { points: 10 },
    })
    s.do(endWork)
    expect(s.outcome).toBeNull()
    s.do(complete('P14', 'CO', 'KN', 'Me'), endWork)
    // Seat 0 came first with 10; 3 and 1 for the Kings and 5 and 5 for the Ploys of seat 1 are 14.
    expect(s.outcome).toEqual({ ranks: [2, 1], decidedBy: 'points' })
  })

  test('the option lowers the trigger', () => {
    const s = three([{}, {}, { completed: { ploy: ['M03', 'M06'] } }], { seat: 2 }, { points: 10 })
    s.do(endWork)
    expect(s.outcome?.ranks).toEqual([2, 2, 1])
  })

  test('when it is over nobody is awaited and nothing is taken', () => {
    const s = three([{}, {}, court('G03')], { seat: 2 })
    s.do(endWork)
    expect(s.events.at(-1)).toEqual({ kind: 'over' })
    expect(game.turn(s.state)).toEqual({ kind: 'over', outcome: s.outcome })
    expect(s.legal).toEqual([])
    expect(s.refused(endWork, 2)).toEqual({ code: 'over' })
    expect(() => s.end()).toThrow('over')
  })
})

/** Two courts at the end of the last round. */
const decide = (a: CourtZone, b: CourtZone, hands: readonly string[][] = []): Outcome | null => {
  const s = situation({
    options: { maxRounds: 10 },
    courts: [a, b],
    turn: { seat: 1, round: 10 },
    hidden: { hands: [...hands] },
  })
  s.do(endWork)
  return s.outcome
}

const MUCH: CourtZone = { knights: 2, wizards: 2, retained: ['Lc/Ds', 'Lc/De'], hand: ['G31', 'G32'] }
const firstWinsBy = (decidedBy: string): Outcome => ({ ranks: [1, 2], decidedBy })

describe('ties', () => {
  test('points come first, however much else there is', () => {
    const a = { completed: { king: ['P02', 'P03'] } }
    expect(decide(a, { ...MUCH, completed: { ploy: ['M01'] } })).toEqual(firstWinsBy('points'))
  })

  test('1: completed Ploys', () => {
    const b = { ...MUCH, completed: { king: ['P01', 'P08', 'P11'] } }
    expect(decide({ completed: { ploy: ['M01'] } }, b)).toEqual(firstWinsBy('ploys'))
  })

  test('2: completed Kings', () => {
    const b = { ...MUCH, completed: { knight: ['G03'], wizard: ['G02'] } }
    expect(decide({ completed: { king: ['P03'] } }, b)).toEqual(firstWinsBy('kings'))
  })

  test('3: completed Knights and Wizards, added together', () => {
    const b = { ...MUCH, completed: { knight: ['G03'] } }
    expect(decide({ completed: { knight: ['G01'], wizard: ['G02'] } }, b)).toEqual(firstWinsBy('knightsAndWizards'))
  })

  test('4: Knight and Wizard tokens, added together', () => {
    expect(decide({ knights: 2, wizards: 2 }, { ...MUCH, knights: 2, wizards: 1 })).toEqual(firstWinsBy('tokens'))
    expect(decide({ knights: 1, wizards: 2 }, { ...MUCH, knights: 2, wizards: 0 })).toEqual(firstWinsBy('tokens'))
  })

  test('[B62] 5: retained vassals; cards in hand do not count here', () => {
    expect(decide({ retained: ['Ly/Ds'] }, { hand: ['G31', 'G32'] })).toEqual(firstWinsBy('retained'))
  })

  test('[B62] 6: cards in hand, also those that nobody has seen', () => {
    expect(decide({ hand: ['G31'] }, {})).toEqual(firstWinsBy('hand'))
    expect(decide({}, {}, [['G31', 'P01'], ['G32']])).toEqual(firstWinsBy('hand'))
  })

  test('7: shared', () => {
    expect(decide({ retained: ['Ly/Ds'], hand: ['G01'] }, { retained: ['Lc/Ds'], hand: ['M01'] })).toEqual({
      ranks: [1, 1],
      decidedBy: 'shared',
    })
  })

  test('[B63] sleeping Ploys count in the first tie-break: three beat two, both are worth 6', () => {
    const a = { completed: { ploy: ['M01', 'M08', 'M11'] } }
    expect(decide(a, { ...MUCH, completed: { ploy: ['M14', 'M17'] } })).toEqual(firstWinsBy('ploys'))
  })

  test('[B63] sleeping Knights and Wizards count in the third', () => {
    const a = { completed: { knight: ['G01', 'G03'] } }
    expect(decide(a, { ...MUCH, completed: { knight: ['G08'] } })).toEqual(firstWinsBy('knightsAndWizards'))
  })

  test('three players: the tie for the first place is what decided, and all are ranked', () => {
    const end = (courts: readonly CourtZone[]) => {
      const s = three(courts, { seat: 2, round: 10 }, { maxRounds: 10 })
      s.do(endWork)
      return s.outcome
    }
    expect(end([{}, { hand: ['G01'] }, { retained: ['Ly/Ds'] }])).toEqual({ ranks: [3, 2, 1], decidedBy: 'retained' })
    expect(end([{ knights: 1 }, { hand: ['G01'] }, { wizards: 1 }])).toEqual({ ranks: [1, 3, 1], decidedBy: 'shared' })
    expect(end([{ knights: 1 }, { knights: 1, hand: ['G01'] }, {}])).toEqual({ ranks: [2, 1, 3], decidedBy: 'hand' })
  })
})

describe('nobody makes progress', () => {
  test('[B155] at the end of the last round the game ends as if triggered', () => {
    const s = three([{ completed: { king: ['P01'] } }], { seat: 0, round: 10 }, { maxRounds: 10 })
    s.do(endWork, endWork)
    expect(s.outcome).toBeNull()
    s.do(endWork)
    expect(s.outcome).toEqual({ ranks: [1, 2, 2], decidedBy: 'points' })
  })

  test('[B155] not a round earlier, and with 0 never', () => {
    const early = three([], { seat: 2, round: 9 }, { maxRounds: 10 })
    early.do(endWork)
    expect([early.outcome, early.state.round]).toEqual([null, 10])
    const endless = three([], { seat: 2, round: 999 }, { maxRounds: 0 })
    endless.do(endWork)
    expect([endless.outcome, endless.state.round]).toEqual([null, 1000])
  })

  test('[B155] by default it is the hundredth', () => {
    const early = three([], { seat: 2, round: 99 })
    early.do(endWork)
    expect(early.outcome).toBeNull()
    const s = three([], { seat: 2, round: 100 })
    s.do(endWork)
    expect(s.outcome).toEqual({ ranks: [1, 1, 1], decidedBy: 'shared' })
  })

  test('[B155] the players may agree to end it: scored as it stands, in the middle of a turn', () => {
    const s = three([{}, court('G03'), { retained: ['Ly/Ds'] }], { seat: 0 })
    expect(s.end()).toEqual({ ranks: [3, 1, 2], decidedBy: 'points' })
    expect(s.legal).toEqual([])
  })
})

describe('a game that a player concedes', () => {
  const conceded = (seat: number, zones: Zones) => {
    const s = situation(zones)
    const applied = game.apply(s.state, { kind: 'end', how: 'concede', seat })
    if (!applied.ok) throw new Error(applied.error.code)
    return applied.value.state.outcome
  }
  // Three courts with 3, 2 and 1 cards in hand and nothing else: they stand first, second, third by the last tie-break
  // (ruling 62).
  const three: Zones = { courts: [{ hand: ['G01', 'G02', 'G03'] }, { hand: ['G04', 'G05'] }, { hand: ['G06'] }] }

  test.each([
    [0, [3, 1, 2]],
    [1, [1, 3, 2]],
    [2, [1, 2, 3]],
  ])('[B155] seat %i comes last, the others keep their order', (seat, ranks) => {
    expect(conceded(seat, three)).toEqual({ ranks, decidedBy: 'concession' })
  })

  test('[B155] is lost for all who play together', () => {
    expect(conceded(1, { mode: 'puzzle-master' })).toEqual({ ranks: [2, 2], decidedBy: 'concession' })
  })
})

describe('a game that goes on after a concession', () => {
  // Four courts with 4, 3, 2 and 1 cards in hand: they stand in this order by the last tie-break (ruling 62).
  const four: Zones = {
    courts: [{ hand: ['G01', 'G02', 'G03', 'G09'] }, { hand: ['G04', 'G05', 'G07'] }, { hand: ['G06', 'G08'] }, {}],
  }
  const leave = (seat: number) => ({ kind: 'end', how: 'leave', seat }) as const
  const after = (zones: Zones, ...moves: readonly Parameters<typeof game.apply>[1][]) => {
    let { state } = situation(zones)
    for (const move of moves) {
      const applied = game.apply(state, move)
      if (!applied.ok) return applied.error
      state = applied.value.state
    }
    return state
  }

  test('[B155] nobody else is stopped: the same seat is awaited, also the one that conceded', () => {
    const state = after(four, leave(0))
    expect(state).toMatchObject({ conceded: [0], outcome: null, seat: 0 })
  })

  test.each([
    [[0], [4, 1, 2, 3]],
    [
      [0, 1],
      [4, 3, 1, 2],
    ],
    [
      [1, 0],
      [3, 4, 1, 2],
    ],
    [[3], [1, 2, 3, 4]],
  ])('[B155] those who conceded come last, whoever held out longer before the others: %j', (seats, ranks) => {
    const state = after(four, ...seats.map(leave), { kind: 'end', how: 'agreement' })
    expect(state).toMatchObject({ outcome: { ranks } })
  })

  test('[B155] so does a concession that ends it, before those who conceded earlier', () => {
    const state = after(four, leave(3), { kind: 'end', how: 'concede', seat: 0 })
    expect(state).toMatchObject({ outcome: { ranks: [3, 1, 2, 4], decidedBy: 'concession' } })
  })

  test('[B155] at least two others must be left, nobody concedes twice, and who plays together does it together', () => {
    const refused = { code: 'leave.alone', ruling: 155 }
    expect(after({ courts: [{}, {}] }, leave(0))).toEqual(refused)
    expect(after(four, leave(0), leave(0))).toEqual(refused)
    expect(after(four, leave(0), leave(1), leave(2))).toEqual(refused)
    expect(after({ mode: 'coop' }, leave(0))).toEqual(refused)
  })
})
