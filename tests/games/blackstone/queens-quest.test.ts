/**
 * The Queen's Quest (rules 2.4; rulings 97 to 105, 166, and 5, 6, 42, 44, 46, 56 to 58, 91, 152, 153 and 155 as they
 * apply).
 */
import { describe, expect, test } from 'vitest'
import type { Action } from '../../../src/games/blackstone/actions.ts'
import { endWork, flip, slide, swap, take, takeKnight, use } from './namedActions.ts'
import { newGame, type Situation, situation, type Zones } from './testTable.ts'

const queensSituation = (zones: Zones, seed = 1): Situation => situation({ mode: 'queens-quest', ...zones }, seed)
const offer = (s: Situation): readonly string[] => s.names(s.state.quest?.offer ?? [])
const sets = (s: Situation, seat = 0): readonly (readonly string[])[] =>
  (s.court(seat).sets ?? []).map((set) => s.names(set))
const kinds = (s: Situation): readonly string[] => [...new Set(s.legal.map(({ kind }) => kind))]
const turnsEnded = (s: Situation): number => s.events.filter(({ kind }) => kind === 'turnEnded').length
/** Plays on by only ending turns until the game is over, and returns the number of these turns. */
const playOut = (s: Situation): number => {
  const before = turnsEnded(s)
  for (let turns = 0; !s.outcome && turns < 300; turns++) s.do(endWork)
  return turnsEnded(s) - before
}

describe('setting up', () => {
  test('[B104] each seat has a corner pile of its own, without being asked', () => {
    for (const seats of [2, 3, 4]) {
      const s = newGame('queens-quest', seats)
      expect(s.state.courts.map(({ pile }) => pile)).toEqual([0, 1, 2, 3].slice(0, seats))
      expect(s.state.todo.at(-1)).toEqual({ do: 'act' })
      expect(s.events.some(({ kind }) => kind === 'piled')).toBe(false)
    }
  })

  test('who begins is named or thrown', () => {
    expect(newGame('queens-quest', 3, { first: 2 }).state).toMatchObject({ first: 2, seat: 2 })
    const thrown = newGame('queens-quest', 3)
    expect(thrown.events.filter(({ kind }) => kind === 'first')).toEqual([{ kind: 'first', seat: thrown.state.first }])
  })

  test('[B2] [B6] thirteen vassals, four piles, five Machinations in a row, nothing in hand', () => {
    const { state } = newGame('queens-quest', 3)
    expect(state.board.flatMap((slot, space) => (slot < 0 ? [] : [space]))).toEqual([
      ...[0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24],
    ])
    expect(state.piles.map((pile) => pile.length)).toEqual([15, 15, 15, 14])
    expect(state.quest?.offer.length).toBe(5)
    const { guild, power, machination } = state.decks
    expect([guild.draw.length, power.draw.length, machination.draw.length]).toEqual([0, 0, 27])
    expect(state.courts.map(({ hand, knights, wizards }) => [hand.length, knights, wizards])).toEqual([
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ])
  })

  test('[B5] [B153] board, tops of piles and offer lie open; the rest of piles and deck does not', () => {
    const { state } = newGame('queens-quest', 2)
    const open = [...state.board.filter((slot) => slot >= 0), ...state.piles.map((pile) => pile.at(-1) ?? -1)]
    expect([...open, ...(state.quest?.offer ?? [])].every((slot) => (state.cards[slot] ?? -1) >= 0)).toBe(true)
    const hidden = [...state.piles.flatMap((pile) => pile.slice(0, -1)), ...state.decks.machination.draw]
    expect(hidden.every((slot) => (state.cards[slot] ?? 0) < 0)).toBe(true)
  })
})

/** Two vassals that no card asks for, and a card that cannot be used, so that the game does not end soon. */
const CALM: Zones = {
  board: { BS: 'Ls/De', AO: 'Lc/Ds' },
  quest: { offer: ['M01', 'M02', 'M03', 'M04', 'M05'] },
  courts: [{ hand: ['M20'] }, { hand: ['M21'] }],
  hidden: { decks: { machination: ['M10', 'M11', 'M12'] } },
}
const calmSituation = (zones: Zones = {}): Situation => queensSituation({ ...CALM, ...zones })

describe('a turn', () => {
  test('has three actions, which cost no tokens, and then only ends', () => {
    const s = calmSituation()
    s.do(slide('BS', 'LS'), flip('LS'), take(0))
    expect(kinds(s)).toEqual(['endWork'])
    expect(s.refused(flip('LS'))).toEqual({ code: 'need.actions', values: { count: 1, have: 0 } })
    expect(s.tokens(0)).toEqual([0, 0])
  })

  test('actions that are left are lost: the next player has three', () => {
    const s = calmSituation()
    s.do(flip('BS'), endWork)
    expect([s.seat, s.state.quest?.actions]).toEqual([1, 3])
    s.do(flip('BS'), flip('BS'), flip('BS'))
    expect(kinds(s)).toEqual(['endWork'])
  })

  test('has one more for each Knight, and those are spent last', () => {
    const s = calmSituation({ courts: [{ knights: 2, hand: ['M20'] }, { hand: ['M21'] }] })
    s.do(flip('BS'), flip('BS'), flip('BS'))
    expect(s.tokens(0)).toEqual([2, 0])
    expect(s.do(flip('BS'))).toContainEqual({ kind: 'returned', seat: 0, knights: 1, wizards: 0 })
    expect(s.tokens(0)).toEqual([1, 0])
    s.do(flip('BS'))
    expect([s.tokens(0), kinds(s)]).toEqual([[0, 0], ['endWork']])
  })

  test('[B103] a Knight that was taken does not serve in the same turn, but in the next', () => {
    const s = calmSituation()
    s.do(takeKnight, takeKnight, takeKnight)
    expect(kinds(s)).toEqual(['endWork'])
    expect(s.refused(flip('BS'))).toEqual({ code: 'need.actions', ruling: 103, values: { count: 1, have: 0 } })
    s.do(endWork, endWork)
    s.do(flip('BS'), flip('BS'), flip('BS'), flip('BS'), flip('BS'), flip('BS'))
    expect([s.tokens(0), kinds(s)]).toEqual([[0, 0], ['endWork']])
  })

  test('[B103] with a Knight from before, that one serves and the new one stays', () => {
    const s = calmSituation({ courts: [{ knights: 1, hand: ['M20'] }, { hand: ['M21'] }] })
    s.do(takeKnight, flip('BS'), flip('BS'), flip('BS'))
    expect([s.tokens(0), kinds(s)]).toEqual([[1, 0], ['endWork']])
  })

  test('[B104] there are twenty Knights in all', () => {
    const holding = (knights: number): Situation =>
      calmSituation({
        courts: [
          { knights: 8, hand: ['M20'] },
          { knights, hand: ['M21'] },
        ],
      })
    expect(holding(12).refused(takeKnight)).toEqual({ code: 'takeKnight.none', ruling: 104, values: { count: 20 } })
    const s = holding(11)
    s.do(takeKnight)
    expect(s.tokens(0)).toEqual([9, 0])
    expect(s.refused(takeKnight).code).toBe('takeKnight.none')
  })

  test('an action pays, no token: whoever names one is refused', () => {
    const s = calmSituation({ board: { BS: 'Ls/De', LS: 'Lc/Ds' } })
    const refused = [
      { ...slide('BS', 'BT'), by: 'wizard' },
      { ...swap('BS', 'LS'), by: 'knight' },
      { ...flip('BS'), by: 'knight' },
    ].map((action) => s.refused(action as Action).code)
    expect(refused).toEqual(['token.other', 'token.other', 'token.other'])
  })

  test('[B56] [B57] [B58] vassals slide, swap and turn as ever', () => {
    const s = calmSituation({ board: { BS: 'Ls/De', LS: 'Lc/Ds' } })
    expect(s.refused(slide('BS', 'LS'))).toEqual({ code: 'slide.occupied', ruling: 56 })
    expect(s.refused(slide('BS', 'LT'))).toEqual({ code: 'slide.notNeighbour', ruling: 56 })
    expect(s.refused(swap('BS', 'BT'))).toEqual({ code: 'swap.empty', ruling: 57 })
    expect(s.refused(swap('LS', 'BS')).code).toBe('swap.notNeighbour')
    expect(s.refused(flip('AO')).code).toBe('space.empty')
    s.do(swap('BS', 'LS'), flip('LS'), slide('LS', 'LT'))
    expect(s.board).toEqual({ BS: 'Lc/Ds', LT: 'De/Ls' })
  })

  test('[B56] a vassal does not slide onto its like here', () => {
    const s = calmSituation({ board: { BS: 'Ls/De', LS: 'Ls/Dy' } })
    expect(s.refused(slide('BS', 'LS')).code).toBe('slide.occupied')
  })

  test('[B152] the turn goes to the next seat, the round ends before the first player', () => {
    const s = calmSituation({ turn: { seat: 1, first: 1, round: 2 } })
    s.do(endWork)
    expect([s.seat, s.state.round]).toEqual([0, 2])
    s.do(endWork)
    expect([s.seat, s.state.round]).toEqual([1, 3])
  })
})

describe('the offer', () => {
  test('several cards may be taken in a turn, one action each', () => {
    const s = calmSituation()
    s.do(take(1), take(2), take(0))
    expect(s.names(s.court(0).hand)).toEqual(['M20', 'M02', 'M04', 'M01'])
    expect(offer(s)).toEqual(['M03', 'M05'])
    expect(s.state.quest?.actions).toBe(0)
  })

  test('there is no card at a place beyond its end', () => {
    const s = calmSituation({ quest: { offer: ['M01'] } })
    expect(s.refused(take(1)).code).toBe('take.none')
    s.do(take(0))
    expect(s.legalOf('take')).toEqual([])
  })

  test('after a card was taken the others slide right and new ones come from the left', () => {
    const s = calmSituation()
    const events = s.do(take(1), take(2), endWork)
    expect(offer(s)).toEqual(['M11', 'M10', 'M01', 'M03', 'M05'])
    expect(events.filter(({ kind }) => kind === 'offered')).toHaveLength(2)
    expect(s.state.decks.machination.discard).toEqual([])
    expect(s.state.quest?.offer.every((slot) => (s.state.cards[slot] ?? -1) >= 0)).toBe(true)
  })

  test('where none was taken the one at the right end is discarded', () => {
    const s = calmSituation()
    s.do(endWork)
    expect(offer(s)).toEqual(['M10', 'M01', 'M02', 'M03', 'M04'])
    expect(s.names(s.state.decks.machination.discard)).toEqual(['M05'])
  })

  test('cards taken in one turn do not count in the next', () => {
    const s = calmSituation()
    s.do(take(0), endWork, endWork)
    expect(s.names(s.state.decks.machination.discard)).toEqual(['M05'])
  })

  test('[B102] without a deck it shrinks, one card a turn, and the discard does not come back', () => {
    const s = calmSituation({
      decks: { machination: { count: 0 } },
      hidden: {},
      quest: { offer: ['M01', 'M02', 'M03'] },
    })
    s.do(endWork)
    expect(offer(s)).toEqual(['M01', 'M02'])
    s.do(take(0), endWork)
    expect(offer(s)).toEqual(['M02'])
    s.do(endWork, endWork)
    expect(offer(s)).toEqual([])
    expect(s.state.decks.machination.draw).toEqual([])
  })

  test('[B102] a deck with too few cards gives what it has', () => {
    const s = calmSituation({ decks: { machination: { count: 1 } }, hidden: { decks: { machination: ['M06'] } } })
    s.do(take(0), take(0), take(0), endWork)
    expect(offer(s)).toEqual(['M06', 'M04', 'M05'])
  })
})

/**
 * M03 asks for a lion spy on BS and a maple emissary in row E; its blue letter is C. Seat 0 has a set with a lion
 * scout. Both vassals lie there, the next of the own pile is Ls/Dc.
 */
const MATCH: Zones = {
  board: { BS: 'Ly/Ds', BE: 'Me/Ps' },
  piles: [{ top: 'Ls/Dc', count: 5 }, { count: 5 }, { count: 5 }, { count: 5 }],
  quest: { offer: ['M01', 'M02'] },
  courts: [{ hand: ['M03'], sets: [['Ls/De']] }, { hand: ['M21'] }],
  hidden: { piles: [['Ls/Py']], decks: { machination: ['M10'] } },
}
const matchSituation = (zones: Zones = {}): Situation => queensSituation({ ...MATCH, ...zones })

describe('using a Machination', () => {
  test('[B98] one of two matches may be taken, or both; sets must fit: every way is listed', () => {
    // Left: with the lion scout (both lions), or new. Right: with it (all different), or new. Both: two lions leave the
    // emissary
    // only a new set; a new lion spy leaves it the scout's, the spy's or its own.
    expect(
      matchSituation()
        .legalOf('use')
        .map(({ left, right }) => [left?.set ?? -1, right?.set ?? -1]),
    ).toEqual([
      ...[
        [0, -1],
        [1, -1],
      ],
      ...[
        [-1, 0],
        [-1, 1],
      ],
      ...[
        [0, 1],
        [1, 0],
        [1, 1],
        [1, 2],
      ],
    ])
  })

  test('[B98] the left half alone', () => {
    const s = matchSituation()
    const events = s.do(use('M03', ['BS', 0]))
    expect(sets(s)).toEqual([['Ls/De', 'Ly/Ds']])
    expect(s.board).toEqual({ BS: 'Ls/Dc', BE: 'Me/Ps' })
    expect(s.court(0).hand).toEqual([])
    expect(s.names(s.state.decks.machination.discard)).toContain('M03')
    expect(events.map(({ kind }) => kind)).toEqual(['used', 'collected', 'refilled', 'opened'])
    expect(s.state.quest?.actions).toBe(2)
  })

  test('[B97] [B98] the right half alone, from any space of its line', () => {
    for (const where of ['BE', 'LE', 'AE', 'CE', 'KE']) {
      const s = matchSituation({ board: { [where]: 'Me/Ps' } })
      s.do(use('M03', null, [where, 1]))
      expect(sets(s)).toEqual([['Ls/De'], ['Me/Ps']])
    }
    const elsewhere = matchSituation({ board: { BN: 'Me/Ps' } })
    expect(elsewhere.refused(use('M03', null, ['BN', 1]))).toEqual({ code: 'complete.rightNotMet', ruling: 97 })
  })

  test('[B104] both halves: each space is refilled from the own pile, the left one first', () => {
    const s = matchSituation()
    s.do(use('M03', ['BS', 1], ['BE', 1]))
    expect(sets(s)).toEqual([['Ls/De'], ['Ly/Ds', 'Me/Ps']])
    expect(s.board).toEqual({ BS: 'Ls/Dc', BE: 'Ls/Py' })
    expect(s.state.piles[0]).toHaveLength(3)
    expect(s.state.quest?.actions).toBe(2)
  })

  test('[B105] the blue letter does not count', () => {
    // BE is not in column C.
    expect(
      matchSituation()
        .legalOf('use')
        .some(({ right }) => right),
    ).toBe(true)
  })

  test('[B46] two different vassals are needed', () => {
    expect(matchSituation().refused(use('M03', ['BS', 0], ['BS', 1]))).toEqual({
      code: 'complete.sameVassal',
      ruling: 46,
    })
  })

  test('at least one half must be met, and what is named must be', () => {
    const s = matchSituation({ board: { BS: 'Ds/Ly', BE: 'Me/Ps' } })
    expect(s.refused(use('M03', null)).code).toBe('use.nothing')
    expect(s.refused(use('M03', ['BS', 0])).code).toBe('complete.leftNotMet')
    expect(s.refused(use('M03', ['BS', 0], ['BE', 1])).code).toBe('complete.leftNotMet')
    expect(s.refused(use('M03', ['BT', 0])).code).toBe('space.empty')
    s.do(flip('BS'), use('M03', ['BS', 0]))
    expect(sets(s)).toEqual([['Ls/De', 'Ly/Ds']])
  })

  test('only cards of the own hand are used', () => {
    const s = matchSituation()
    const [otherSlot = -1] = s.court(1).hand
    expect(s.refused({ kind: 'use', card: otherSlot, left: { space: 0, set: 0 } }).code).toBe('complete.notInHand')
  })

  test('[B98] a vassal joins no set that would then fit no kind, and no set that there is not', () => {
    const s = matchSituation({ courts: [{ hand: ['M03'], sets: [['Ls/De', 'De/Ms']] }, { hand: ['M21'] }] })
    // A lion scout and a dragon emissary are all different: a lion spy is a second lion, a maple emissary a second
    // emissary.
    expect(s.refused(use('M03', ['BS', 0]))).toEqual({ code: 'use.setBroken', ruling: 98 })
    expect(s.refused(use('M03', null, ['BE', 0]))).toEqual({ code: 'use.setBroken', ruling: 98 })
    expect(s.refused(use('M03', ['BS', 2])).code).toBe('use.noSet')
    expect(s.refused(use('M03', ['BS', 1], ['BE', 3])).code).toBe('use.noSet')
  })

  test('[B98] the second vassal is judged by the set with the first in it', () => {
    // With a lion scout the lion spy makes lions, and the maple emissary would have fitted before.
    expect(matchSituation().refused(use('M03', ['BS', 0], ['BE', 0]))).toEqual({ code: 'use.setBroken', ruling: 98 })
  })

  test('costs an action each; several may be used in a turn', () => {
    const s = matchSituation({ quest: { offer: ['M01'], actions: 1 } })
    s.do(use('M03', ['BS', 0]))
    expect(kinds(s)).toEqual(['endWork'])
    const spent = matchSituation({ quest: { offer: ['M01'], actions: 0 } })
    expect(spent.refused(use('M03', ['BS', 0])).code).toBe('need.actions')
    expect(spent.legalOf('use')).toEqual([])
  })

  test('[B42] where the own pile is empty the next one clockwise stands in for it', () => {
    const s = matchSituation({ piles: [{ count: 0 }, { count: 0 }, { count: 3 }, { count: 3 }], hidden: {} })
    const events = s.do(use('M03', ['BS', 0]))
    expect(events.flatMap((event) => (event.kind === 'refilled' ? [event.pile] : []))).toEqual([2])
  })

  test('[B44] a space that nothing refills stays empty, and nobody makes it up', () => {
    const s = situation(
      { mode: 'queens-quest', ...MATCH, piles: [{ count: 0 }, { count: 0 }, { count: 0 }, { count: 0 }], hidden: {} },
      1,
      { discard: [] },
    )
    s.do(use('M03', ['BS', 0]), endWork)
    expect(s.board).toEqual({ BE: 'Me/Ps' })
    expect([s.seat, s.state.todo.at(-1)]).toEqual([1, { do: 'act' }])
  })

  test('a card that lies face down in the hand is shown by it', () => {
    const hidden = { hands: [['M03']], decks: { machination: ['M10'] } }
    const s = matchSituation({ courts: [{ sets: [['Ls/De']] }, { hand: ['M21'] }], hidden })
    const [card = -1] = s.court(0).hand
    expect(s.state.cards[card]).toBeLessThan(0)
    s.do(use('M03', ['BS', 0]))
    expect(s.names(s.state.decks.machination.discard)).toContain('M03')
    expect(s.state.cards[card]).toBeGreaterThanOrEqual(0)
  })
})

/** Deck empty, one card left to offer: it goes at the end of this turn. */
const lateSituation = (zones: Zones = {}): Situation =>
  calmSituation({ decks: { machination: { count: 0 } }, hidden: {}, quest: { offer: ['M01'] }, ...zones })

describe('the end', () => {
  test('[B101] an empty hand when deck and offer are empty triggers it, whoever holds it', () => {
    for (const courts of [
      [{}, { hand: ['M21'] }],
      [{ hand: ['M21'] }, {}],
    ]) {
      const s = lateSituation({ courts, turn: { round: 3 } })
      s.do(endWork)
      expect(s.state.quest?.lastRound).toBe(4)
    }
  })

  test('[B101] not while a card lies in the offer, nor while all hold one', () => {
    const offered = lateSituation({ courts: [{}, {}], quest: { offer: ['M01', 'M02'] } })
    offered.do(endWork)
    expect(offered.state.quest?.lastRound).toBe(0)
    const allHoldCards = lateSituation()
    allHoldCards.do(endWork)
    expect(allHoldCards.state.quest?.lastRound).toBe(0)
  })

  test('[B101] it is looked for when a turn has ended: a hand may be empty in between', () => {
    const s = matchSituation({
      decks: { machination: { count: 0 } },
      quest: { offer: ['M01'] },
      hidden: { piles: [['Ls/Py']] },
      courts: [{ hand: ['M03'] }, { hand: ['M21'] }],
    })
    s.do(use('M03', ['BS', 0]), take(0), endWork)
    expect(s.state.quest?.lastRound).toBe(0)
  })

  test('[B91] the round is finished and one more is played', () => {
    // Two seats: after the trigger of the first player 1 + 2 turns, of the last player 2.
    for (const [seat, turns] of [
      [0, 4],
      [1, 3],
    ] as const) {
      const s = lateSituation({ courts: [{}, {}], turn: { seat, round: 3 } })
      expect(playOut(s)).toBe(turns)
      expect(s.state.round).toBe(4)
    }
  })

  test('[B91] a later trigger does not put the end off', () => {
    const s = lateSituation({ courts: [{}, {}], quest: { offer: [], lastRound: 3 }, turn: { seat: 1, round: 3 } })
    expect(playOut(s)).toBe(1)
  })

  test('[B101] where all hold cards a whole round without a use triggers it', () => {
    const hands = ['M20', 'M21', 'M22'].map((card) => ({ hand: [card] }))
    const s = lateSituation({ courts: hands, turn: { round: 3 } })
    // The turn in which the last card goes does not count: it began with an offer.
    s.do(endWork, endWork, endWork)
    expect(s.state.quest).toMatchObject({ idle: 2, lastRound: 0 })
    s.do(endWork)
    expect(s.state.quest).toMatchObject({ idle: 3, lastRound: 5 })
  })

  test('[B101] a use begins the count anew', () => {
    const s = matchSituation({
      decks: { machination: { count: 0 } },
      hidden: {},
      courts: [{ hand: ['M20'] }, { hand: ['M21', 'M03'] }],
      quest: { offer: [] },
    })
    s.do(endWork)
    expect(s.state.quest?.idle).toBe(1)
    s.do(use('M03', ['BS', 0]), endWork)
    expect(s.state.quest).toMatchObject({ idle: 0, lastRound: 0 })
    s.do(endWork, endWork)
    expect(s.state.quest?.lastRound).toBeGreaterThan(0)
  })

  test('[B155] the last round that was agreed on ends it without a trigger', () => {
    const s = calmSituation({ options: { maxRounds: 10 }, turn: { seat: 1, round: 10 } })
    s.do(endWork)
    expect(s.outcome).not.toBeNull()
    const endless = calmSituation({ options: { maxRounds: 0 }, turn: { seat: 1, round: 100 } })
    endless.do(endWork)
    expect(endless.outcome).toBeNull()
  })
})

describe('scoring', () => {
  const SAME = ['Ls/De', 'Ls/Dy', 'Ls/Dc']
  const scored = (...courts: NonNullable<Zones['courts']>) => {
    const s = calmSituation({
      board: {},
      courts,
      options: { maxRounds: 10 },
      turn: { seat: courts.length - 1, round: 10 },
    })
    s.do(endWork)
    return s.outcome
  }

  test('most points of all sets win', () => {
    // 4 for three of one face; 1 + 1 for two pairs; 1 for a pair.
    const two = [
      ['De/Ms', 'Dy/Ms'],
      ['Lc/Ds', 'De/My'],
    ]
    expect(scored({ sets: [['Mc/Ps', 'Py/Mc']] }, { sets: [SAME] }, { sets: two })).toEqual({
      ranks: [3, 1, 2],
      decidedBy: 'points',
    })
  })

  test('[B166] a tie is shared: cards and Knights in hand do not count', () => {
    const pair = (a: string, b: string) => ({ sets: [[a, b]] })
    expect(scored({ knights: 3, ...pair('Ls/De', 'Ls/Dy') }, { hand: ['M20'], ...pair('Mc/Ps', 'Py/Mc') })).toEqual({
      ranks: [1, 1],
      decidedBy: 'shared',
    })
    expect(scored({ knights: 3 }, { hand: ['M20'], ...pair('Mc/Ps', 'Py/Mc') })).toEqual({
      ranks: [2, 1],
      decidedBy: 'points',
    })
  })

  test('[B155] by agreement it is scored as it stands', () => {
    const s = calmSituation({ board: {}, courts: [{}, { sets: [SAME] }] })
    expect(s.end()).toEqual({ ranks: [2, 1], decidedBy: 'points' })
  })
})
