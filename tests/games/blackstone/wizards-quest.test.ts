/**
 * The Wizard's Quest (rules 2.5; rulings 90 to 97, 103 to 107, 167, and 46, 56 to 58, 152, 153 and 155 as they apply).
 */
import { describe, expect, test } from 'vitest'
import { game } from '../../../src/games/blackstone/game.ts'
import { canPlaceAfter } from '../../../src/games/blackstone/rules/queens-and-wizards-quest/actions/placeHandVassals.ts'
import { endWork, exchange, face, flip, lay, pass, slide, space, swap, take, takeKnight } from './namedActions.ts'
import { newGame, type Situation, situation, type Zones } from './testTable.ts'

const wizardsSituation = (zones: Zones, seed = 1): Situation => situation({ mode: 'wizards-quest', ...zones }, seed)
const offer = (s: Situation): readonly string[] => s.names(s.state.quest?.offer ?? [])
const kinds = (s: Situation): readonly string[] => [...new Set(s.legal.map(({ kind }) => kind))]
const handOf = (s: Situation, seat = 0): readonly string[] => s.names(s.court(seat).vassals ?? [])
/** The stack on a space, the lowest first. */
const stack = (s: Situation, where: string): readonly string[] => {
  const under = s.state.quest?.under[space(where)] ?? []
  return [...s.names(under), ...(s.at(where) === '' ? [] : [s.at(where)])]
}
const turnsEnded = (s: Situation): number => s.events.filter(({ kind }) => kind === 'turnEnded').length
/** Everybody passes or ends turns until the game is over; how many turns that were. */
const playOut = (s: Situation): number => {
  const before = turnsEnded(s)
  for (let turns = 0; !s.outcome && turns < 300; turns++) s.do(s.legalOf('pass')[0] ?? endWork)
  return turnsEnded(s) - before
}

describe('setting up', () => {
  test('[B92] [B94] the board is empty; hands by the number of players, five open vassals, a rest', () => {
    for (const [seats, each, rest] of [
      [2, 25, 17],
      [3, 20, 7],
      [4, 15, 7],
    ] as const) {
      const { state } = newGame('wizards-quest', seats)
      expect(state.board.every((slot) => slot < 0)).toBe(true)
      expect(state.courts.map(({ vassals }) => vassals?.length)).toEqual(Array.from({ length: seats }, () => each))
      expect([state.quest?.vassals.length, state.quest?.rest.length]).toEqual([5, rest])
      expect([state.quest?.offer.length, state.decks.machination.draw.length]).toEqual([5, 27])
      expect(state.piles).toEqual([])
      expect(state.courts.every(({ hand, knights, pile }) => hand.length + knights === 0 && pile < 0)).toBe(true)
    }
  })

  test('[B153] a hand is shown to its owner alone; the rest to nobody; both offers to all', () => {
    const s = newGame('wizards-quest', 3)
    const shown = (to: unknown) =>
      s.draws.flatMap((draw) => (draw.kind === 'open' && String(draw.to) === String(to) ? draw.slots : []))
    s.state.courts.forEach(({ vassals }, seat) => {
      expect(shown([seat])).toEqual(vassals)
    })
    expect(shown('all')).toEqual([...(s.state.quest?.vassals ?? []), ...(s.state.quest?.offer ?? []).toReversed()])
  })

  test('[B153] with open hands all see them', () => {
    const s = newGame('wizards-quest', 2, { openHands: 'on' })
    expect(
      s.state.courts.flatMap(({ vassals = [] }) => vassals).every((slot) => (s.state.cards[slot] ?? -1) >= 0),
    ).toBe(true)
  })
})

/** Hands that meet nothing, so that only the board moves. */
const CALM: Zones = {
  board: { BS: 'Ls/De', LS: 'Ls/Dy' },
  quest: { offer: ['M01', 'M02', 'M03', 'M04', 'M05'], vassals: ['Mc/Pe', 'Mc/Py'] },
  courts: [
    { hand: ['M20'], vassals: ['Dc/Py'] },
    { hand: ['M21'], vassals: ['Dc/Pe'] },
  ],
  hidden: { decks: { machination: ['M10', 'M11', 'M12'] } },
}
const calmSituation = (zones: Zones = {}): Situation => wizardsSituation({ ...CALM, ...zones })

describe('a turn', () => {
  test('has three actions and one for each Knight from before', () => {
    const s = calmSituation({ courts: [{ ...CALM.courts?.[0], knights: 1 }, { ...CALM.courts?.[1] }] })
    s.do(flip('BS'), flip('BS'), takeKnight, flip('BS'))
    expect(s.tokens(0)).toEqual([1, 0])
    expect(kinds(s)).toEqual(['endWork'])
    expect(s.refused(flip('BS'))).toEqual({ code: 'need.actions', ruling: 103, values: { count: 1, have: 0 } })
  })

  test('[B95] the first card of a turn costs one action, the second two, and there is no third', () => {
    const s = calmSituation({ courts: [{ ...CALM.courts?.[0], knights: 2 }, { ...CALM.courts?.[1] }] })
    s.do(take(0))
    expect(s.state.quest?.actions).toBe(2)
    s.do(take(0))
    expect(s.state.quest?.actions).toBe(0)
    expect(s.refused(take(0))).toEqual({ code: 'take.noMore', ruling: 95 })
    expect(s.legalOf('take')).toEqual([])
    s.do(endWork)
    expect(offer(s)).toEqual(['M11', 'M10', 'M03', 'M04', 'M05'])
    s.do(take(0))
    expect(s.state.quest?.actions).toBe(2)
  })

  test('[B95] the second needs two actions; Knights help', () => {
    const s = calmSituation()
    s.do(flip('BS'), take(0))
    expect(s.refused(take(0))).toEqual({ code: 'need.actions', values: { count: 2, have: 1 } })
    const saved = calmSituation({ courts: [{ ...CALM.courts?.[0], knights: 1 }, { ...CALM.courts?.[1] }] })
    saved.do(flip('BS'), take(0), take(0))
    expect([saved.tokens(0), saved.state.quest?.actions]).toEqual([[0, 0], 0])
  })

  test('tells what was done', () => {
    const s = calmSituation()
    const [slot, card] = [s.state.board[space('BS')], s.state.quest?.offer[0]]
    expect(s.do(slide('BS', 'BT'))).toEqual([{ kind: 'slid', seat: 0, slot, from: 0, to: 5 }])
    expect(s.do(flip('BT'))).toEqual([{ kind: 'flipped', seat: 0, slot, space: 5 }])
    expect(s.do(take(0))).toEqual([{ kind: 'took', seat: 0, slot: card }])
  })

  test('[B102] the offer is renewed as in the Queen’s Quest', () => {
    const s = calmSituation()
    s.do(endWork)
    expect(offer(s)).toEqual(['M10', 'M01', 'M02', 'M03', 'M04'])
    expect(s.names(s.state.decks.machination.discard)).toEqual(['M05'])
  })

  test('[B94] a vassal of the hand is exchanged for an open one, of which there are always as many', () => {
    const s = calmSituation()
    const events = s.do(exchange('Dc/Py', 1))
    expect(handOf(s)).toEqual(['Mc/Py'])
    const open = s.state.quest?.vassals ?? []
    expect(s.names(open).map((name) => name.split('/').toSorted().join())).toEqual(['Mc,Pe', 'Dc,Py'])
    expect(open.every((slot) => (s.state.cards[slot] ?? -1) >= 0)).toBe(true)
    expect(events.map(({ kind }) => kind)).toEqual(['exchanged'])
    expect(s.state.quest?.rest.length).toBe(72 - 6)
    expect(s.refused(exchange('Mc/Py', 2))).toEqual({ code: 'take.none', ruling: 94 })
    s.do(exchange('Mc/Py', 1))
    // A vassal that has lain open is known wherever it goes.
    expect(handOf(s)[0]?.split('/').toSorted()).toEqual(['Dc', 'Py'])
    expect(s.state.cards[s.court(0).vassals?.[0] ?? -1]).toBeGreaterThanOrEqual(0)
  })

  test('only vassals of the own hand are exchanged', () => {
    const s = calmSituation()
    const [otherSlot = -1] = s.court(1).vassals ?? []
    expect(s.refused({ kind: 'exchange', slot: otherSlot, offer: 0 }).code).toBe('lay.notYours')
  })
})

/** A stack of two lion scouts on AO, beside single vassals. */
const STACKED: Zones = {
  ...CALM,
  board: { AO: 'Ls/De', CO: 'Ls/Me', AT: 'Py/Ms', KO: 'Ls/Pe' },
  quest: { ...CALM.quest, under: { AO: ['Ls/Dy'] } },
}
const stacked = (): Situation => wizardsSituation(STACKED)

describe('on the board', () => {
  test('[B106] a single vassal slides onto its like, on a single one or on a stack', () => {
    const s = stacked()
    s.do(slide('CO', 'KO'))
    expect(stack(s, 'KO')).toEqual(['Ls/Pe', 'Ls/Me'])
    expect(stack(s, 'CO')).toEqual([])
    const onStack = stacked()
    onStack.do(slide('CO', 'AO'))
    expect(stack(onStack, 'AO')).toEqual(['Ls/Dy', 'Ls/De', 'Ls/Me'])
  })

  test('[B106] a stack slides onto nothing, its like included', () => {
    expect(stacked().refused(slide('AO', 'CO'))).toEqual({ code: 'slide.stack', ruling: 106 })
    expect(stacked().refused(slide('AO', 'AT'))).toEqual({ code: 'slide.stack', ruling: 106 })
  })

  test('[B56] a single vassal does not slide onto another face', () => {
    expect(stacked().refused(slide('AT', 'AO'))).toEqual({ code: 'slide.otherFace', ruling: 106 })
    expect(stacked().refused(slide('AO', 'KE'))).toEqual({ code: 'slide.notNeighbour', ruling: 56 })
  })

  test('a stack slides as a whole to an empty space', () => {
    const s = stacked()
    s.do(slide('AO', 'AN'))
    expect([stack(s, 'AN'), stack(s, 'AO')]).toEqual([['Ls/Dy', 'Ls/De'], []])
    s.do(slide('AN', 'AE'))
    expect(stack(s, 'AE')).toEqual(['Ls/Dy', 'Ls/De'])
  })

  test('[B107] a swap takes stacks along, and equal faces do not merge by it', () => {
    const s = stacked()
    s.do(swap('AO', 'CO'))
    expect([stack(s, 'AO'), stack(s, 'CO')]).toEqual([['Ls/Me'], ['Ls/Dy', 'Ls/De']])
    s.do(swap('AT', 'AO'))
    expect([stack(s, 'AT'), stack(s, 'AO')]).toEqual([['Ls/Me'], ['Py/Ms']])
    expect(s.refused(swap('AO', 'AN'))).toEqual({ code: 'swap.empty', ruling: 57 })
  })

  test('[B58] a single vassal is turned over, a stack is not', () => {
    const s = stacked()
    expect(s.refused(flip('AO')).code).toBe('flip.stack')
    s.do(flip('CO'), flip('CO'), flip('AT'))
    expect([s.at('CO'), s.at('AT')]).toEqual(['Ls/Me', 'Ms/Py'])
  })
})

/** M17 asks for a lion scout on AO and a phoenix spy in column K; its blue letter is S. */
const MATCH: Zones = {
  board: { KT: 'Py/Ds', KO: 'Lc/Ds' },
  quest: { offer: ['M01', 'M02'], vassals: ['Mc/Pe'] },
  courts: [{ hand: ['M17'] }, { hand: ['M21'], vassals: ['Dc/Pe'] }],
  hidden: { vassals: [['De/Ls', 'Py/Ls', 'Dc/Me']], decks: { machination: ['M10'] } },
}
const matchSituation = (zones: Zones = {}): Situation => wizardsSituation({ ...MATCH, ...zones })

describe('placing vassals', () => {
  test('[B93] the owner chooses the face that is up', () => {
    const s = matchSituation()
    s.do(lay('M17', ['Ls/De', 'AO']))
    expect(s.at('AO')).toBe('Ls/De')
    expect(s.state.completions).toBe(1)
    expect(handOf(s)).toHaveLength(2)
    expect(s.names(s.state.decks.machination.discard)).toContain('M17')
    expect(s.court(0).hand).toEqual([])
    expect(s.state.quest?.actions).toBe(2)
    expect(matchSituation().refused(lay('M17', ['De/Ls', 'AO']))).toEqual({ code: 'complete.leftNotMet', ruling: 93 })
  })

  test('[B93] the card is told first, then what lies where', () => {
    const s = matchSituation()
    const [card = -1] = s.court(0).hand
    const events = s.do(lay('M17', ['Ls/De', 'AO'], ['Py/Ls', 'KE'])).filter(({ kind }) => kind !== 'opened')
    expect(events).toEqual([
      { kind: 'used', seat: 0, slot: card },
      { kind: 'laid', seat: 0, slot: s.state.board[space('AO')], space: 12 },
      { kind: 'laid', seat: 0, slot: s.state.board[space('KE')], space: 24 },
    ])
  })

  test('[B97] the player picks the space of the line, empty or with the same face on top', () => {
    // KT shows a phoenix spy, KO a lion captain; the other three are empty.
    const s = matchSituation()
    const rights = s.legalOf('lay').flatMap(({ left, right }) => (left || !right ? [] : [right.space]))
    expect(rights).toEqual(['KS', 'KT', 'KN', 'KE'].map(space))
    expect(s.refused(lay('M17', null, ['Py/Ls', 'KO']))).toEqual({ code: 'lay.otherFace' })
    expect(s.refused(lay('M17', null, ['Py/Ls', 'CS']))).toEqual({ code: 'complete.rightNotMet', ruling: 97 })
    s.do(lay('M17', null, ['Py/Ls', 'KT']))
    expect(stack(s, 'KT')).toEqual(['Py/Ds', 'Py/Ls'])
  })

  test('[B105] the blue letter does not count', () => {
    // KE is not in row S.
    const s = matchSituation()
    s.do(lay('M17', null, ['Py/Ls', 'KE']))
    expect(s.at('KE')).toBe('Py/Ls')
  })

  test('a vassal lies down on a stack of its like', () => {
    const s = matchSituation({ board: { AO: 'Ls/Dy' }, quest: { ...MATCH.quest, under: { AO: ['Ls/Dc'] } } })
    s.do(lay('M17', ['Ls/De', 'AO']))
    expect(stack(s, 'AO')).toEqual(['Ls/Dc', 'Ls/Dy', 'Ls/De'])
    expect(matchSituation({ board: { AO: 'Lc/Dy' } }).refused(lay('M17', ['Ls/De', 'AO']))).toEqual({
      code: 'lay.otherFace',
    })
  })

  test('[B167] two by one card: the left one first, then the right one', () => {
    const s = matchSituation()
    const events = s.do(lay('M17', ['Ls/De', 'AO'], ['Py/Ls', 'KS']))
    expect(events.flatMap((event) => (event.kind === 'laid' ? [event.space] : []))).toEqual([space('AO'), space('KS')])
    expect(handOf(s)).toEqual(['Dc/Me'])
    expect(s.state.quest?.actions).toBe(2)
  })

  test('[B167] the second is judged by the board after the first: on its space only with the same face', () => {
    // No card of the box asks for both on one space, but other cards may.
    const s = matchSituation()
    const [de = -1] = s.court(0).vassals ?? []
    const first = { slot: de, side: 0, space: space('KO') } as const
    expect(s.name(de)).toBe('De/Ls')
    expect(canPlaceAfter(s.scene, space('KO'), face('Ls'), first)).toBe(true)
    expect(canPlaceAfter(s.scene, space('KO'), face('Lc'), first)).toBe(false)
    expect(canPlaceAfter(s.scene, space('KO'), face('Lc'), undefined)).toBe(true)
    expect(canPlaceAfter(s.scene, space('KT'), face('Py'), first)).toBe(true)
    expect(canPlaceAfter(s.scene, space('KS'), face('Py'), first)).toBe(true)
  })

  test('[B46] one vassal does not serve both halves', () => {
    // Py/Ls fits both, by either of its faces.
    const s = matchSituation()
    expect(s.refused(lay('M17', ['Ls/Py', 'AO'], ['Py/Ls', 'KS']))).toEqual({
      code: 'complete.sameVassal',
      ruling: 46,
    })
    // Left two ways; right four spaces; both only with De/Ls on the left.
    expect(s.legalOf('lay')).toHaveLength(2 + 4 + 4)
  })

  test('nothing is placed by no half, by a card of another, or from another hand', () => {
    const s = matchSituation()
    const [otherSlot = -1] = s.court(1).vassals ?? []
    const [card = -1] = s.court(0).hand
    const [theirs = -1] = s.court(1).hand
    expect(s.refused(lay('M17', null)).code).toBe('use.nothing')
    expect(s.refused({ kind: 'lay', card, left: { slot: otherSlot, side: 0, space: 12 } }).code).toBe('lay.notYours')
    expect(s.refused({ kind: 'lay', card, left: { slot: card, side: 0, space: 12 } }).code).toBe('lay.notYours')
    expect(s.refused({ kind: 'lay', card: theirs }).code).toBe('complete.notInHand')
    const spent = matchSituation({ quest: { ...MATCH.quest, actions: 0 } })
    expect(spent.refused(lay('M17', ['Ls/De', 'AO'])).code).toBe('need.actions')
  })

  test('[B153] what is placed or given is shown, and nothing else', () => {
    const s = matchSituation()
    const [de = -1, py = -1, dc = -1] = s.court(0).vassals ?? []
    const move = s.action(lay('M17', ['Ls/De', 'AO'], ['Py/Ls', 'KS']))
    expect(game.openings(s.state, 0, move)).toEqual([de, py])
    expect(game.openings(s.state, 0, { kind: 'exchange', slot: dc, offer: 0 })).toEqual([dc])
    expect(game.openings(s.state, 1, move)).toEqual([])
    s.do(move)
    expect([de, py, dc].map((slot) => (s.state.cards[slot] ?? -1) >= 0)).toEqual([true, true, false])
  })
})

/** Deck and offer are empty. */
const lateSituation = (zones: Zones = {}): Situation =>
  calmSituation({
    decks: { machination: { count: 0 } },
    hidden: {},
    quest: { offer: [], vassals: ['Mc/Pe'] },
    ...zones,
  })

describe('passing', () => {
  test('[B90] who holds no vassal when the turn begins can only pass', () => {
    const s = calmSituation({ courts: [{ hand: ['M21'] }, { hand: ['M20'], vassals: ['Dc/Py'] }] })
    expect(s.legal).toEqual([pass])
    expect(s.refused(flip('BS')).code).toBe('notNow')
    const events = s.do(pass)
    expect(events).toContainEqual({ kind: 'passed', seat: 0 })
    expect(s.seat).toBe(1)
  })

  test('[B90] the offer is renewed by a pass too: nothing was taken, so the right one goes', () => {
    const s = calmSituation({ courts: [{ hand: ['M20'] }, { hand: ['M21'], vassals: ['Dc/Pe'] }] })
    s.do(pass)
    expect(offer(s)).toEqual(['M10', 'M01', 'M02', 'M03', 'M04'])
  })

  test('[B90] who holds no Machination passes only where none can be had', () => {
    const none = [{ vassals: ['Dc/Py'] }, { hand: ['M21'], vassals: ['Dc/Pe'] }]
    const passing = lateSituation({ courts: none })
    expect(passing.legal).toEqual([pass])
    expect(passing.do(pass).filter(({ kind }) => kind === 'passed')).toHaveLength(1)
    expect(kinds(calmSituation({ courts: none }))).toContain('endWork')
    expect(kinds(lateSituation({ courts: none, quest: { offer: ['M01'] } }))).toContain('endWork')
    expect(kinds(lateSituation({ courts: none, decks: { machination: { count: 1 } } }))).toContain('endWork')
  })

  test('[B90] nobody else may pass, and ending a turn early is no pass', () => {
    const s = calmSituation()
    expect(s.refused(pass).code).toBe('notNow')
    s.do(endWork)
    expect(s.state.quest?.lastRound).toBe(0)
    expect(s.events.some(({ kind }) => kind === 'passed')).toBe(false)
  })

  test('[B90] who places the last vassal in the middle of a turn plays on', () => {
    const s = matchSituation({ hidden: { vassals: [['De/Ls']], decks: { machination: ['M10'] } } })
    s.do(lay('M17', ['Ls/De', 'AO']))
    expect(kinds(s)).toContain('flip')
    s.do(endWork)
    expect(s.state.quest?.lastRound).toBe(0)
  })

  test('[B90] once deck and offer are empty a whole turn without placing a vassal counts as a pass', () => {
    const s = lateSituation({ turn: { round: 3 } })
    const events = s.do(flip('BS'), endWork)
    expect(events).toContainEqual({ kind: 'passed', seat: 0 })
    expect(s.state.quest?.lastRound).toBe(4)
  })

  test('[B90] not while a turn begins with an offer, nor where a vassal was placed', () => {
    const offered = lateSituation({ quest: { offer: ['M01'] } })
    offered.do(endWork)
    expect(offered.state.quest).toMatchObject({ offer: [], lastRound: 0 })
    const placed = matchSituation({
      decks: { machination: { count: 0 } },
      quest: { offer: [] },
      hidden: { vassals: [['De/Ls', 'Dc/Me']] },
    })
    placed.do(lay('M17', ['Ls/De', 'AO']), endWork)
    expect(placed.state.quest?.lastRound).toBe(0)
  })
})

describe('the end', () => {
  const empty = { hand: ['M20'] }

  test('[B91] after a pass the round is finished and one more is played, by all', () => {
    for (const [seat, turns] of [
      [0, 4],
      [1, 3],
    ] as const) {
      const courts = [empty, { hand: ['M21'] }]
      const s = calmSituation({ courts, turn: { seat, round: 3 } })
      expect(playOut(s)).toBe(turns)
      expect(s.state.round).toBe(4)
    }
  })

  const ended = (...courts: NonNullable<Zones['courts']>) => {
    const s = calmSituation({ courts, options: { maxRounds: 10 }, turn: { seat: courts.length - 1, round: 10 } })
    playOut(s)
    return s.outcome
  }

  test('[B155] fewest vassals in hand win, here after the last round that was agreed on', () => {
    const three = { vassals: ['Dc/Py', 'Dc/Pe', 'Dc/Ps'] }
    expect(ended(three, { vassals: ['Lc/Ds'] }, { knights: 9, vassals: ['Lc/De', 'Lc/Dy'] })).toEqual({
      ranks: [3, 1, 2],
      decidedBy: 'vassals',
    })
  })

  test('[B96] a tie goes to who saved most Knights, and is shared after that', () => {
    // The cards that they hold besides do not count.
    const tie = (knights: number) =>
      ended({ knights: 2, hand: ['M20'], vassals: ['Dc/Py'] }, { knights, vassals: ['Dc/Pe'] })
    expect(tie(3)).toEqual({ ranks: [2, 1], decidedBy: 'tokens' })
    expect(tie(2)).toEqual({ ranks: [1, 1], decidedBy: 'shared' })
  })

  test('[B155] by agreement it is scored as it stands', () => {
    const s = calmSituation({ courts: [{ vassals: ['Dc/Py', 'Dc/Pe'] }, { vassals: ['Dc/Ps'] }] })
    expect(s.end()).toEqual({ ranks: [2, 1], decidedBy: 'vassals' })
  })
})
