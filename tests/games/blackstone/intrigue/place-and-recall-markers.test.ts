/** Placing agents and cards face down, and taking them back (rules 2.1: RECALL and ASSIGN_INTRIGUE). */
import { describe, expect, test } from 'vitest'
import { parseFace } from '#src/games/blackstone/notation/cardAndSpaceNotation.ts'
import { sharedSymbolCount } from '#src/games/blackstone/rules/intrigue/placeMarkers.ts'
import { adopt, complete, discard, endWork, flip, space } from '../namedActions.ts'
import { type Situation, situation, type Zones } from '../testTable.ts'
import {
  agents,
  faceDown,
  intrigueSituation,
  leave,
  legalKinds,
  markerPlace,
  offeredRewards,
  recall,
  skip,
} from './intrigueSituation.ts'

/** Cost faces: G03 maple emissary, G02 maple spy, P05 lion spy, M01 phoenix emissary. */
const COMPLETED = { knight: ['G03'], wizard: ['G02'], king: ['P05'], ploy: ['M01'] }
const BOARD = { AO: 'Me/Ls', CO: 'Ms/Le', KO: 'Py/Lc', BE: 'Dc/Ps' }

/** Seat 0 has completed a task this turn, its vassals were replaced. */
const completing = (zones: Zones = {}): Situation =>
  intrigueSituation({
    board: BOARD,
    courts: [{ completed: COMPLETED, hand: ['G05'] }, { wizards: 1 }],
    turn: { step: 'intrigue', completions: 1 },
    ...zones,
  })

/** Seat 0 has completed nothing. */
const idle = (hand: readonly string[], zones: Zones = {}): Situation =>
  intrigueSituation({
    board: BOARD,
    courts: [{ completed: COMPLETED, hand: [...hand] }],
    turn: { step: 'intrigue' },
    ...zones,
  })

describe('agents', () => {
  test('[B65] [B79] go on a completed Knight, Wizard or King and a vassal that shares a symbol with its cost face', () => {
    const s = completing()
    const places = s.legalOf('agents').map(({ card, space }) => [s.name(card), space])
    expect(places).toEqual([
      ['G03', space('AO')],
      ['G03', space('CO')],
      ['G02', space('AO')],
      ['G02', space('CO')],
      ['G02', space('KO')],
      ['P05', space('KO')],
    ])
    expect(legalKinds(s)).toEqual(['agents', 'skip'])
  })

  test('[B65] the cost face counts, not what the card asks for: G03 asks for a lion and a scout', () => {
    const s = completing({ board: { ...BOARD, BS: 'Lc/Ds' } })
    expect(s.refused(agents(s, 'G03', 'BS'))).toEqual({ code: 'agents.notAlike', ruling: 65 })
    expect(s.refused(agents(s, 'G03', 'KO'))).toEqual({ code: 'agents.notAlike', ruling: 65 })
  })

  test('[B65] the up face counts, not the reverse: Ps/Me and Le/Ms beside a maple emissary', () => {
    const s = completing({ board: { BS: 'Ps/Me', KS: 'Le/Ms' } })
    expect(s.legalOf('agents').map(({ card, space }) => [s.name(card), space])).toEqual([
      ['G03', space('KS')],
      ['P05', space('KS')],
    ])
  })

  test('[B66] one symbol or two is settled when they are placed', () => {
    const s = completing()
    const vassal = s.state.board[space('AO')]
    const [two, one] = [agents(s, 'G03', 'AO'), agents(s, 'G02', 'AO')]
    expect(s.fork().do(two)[0]).toMatchObject({ kind: 'intrigued', seat: 0, vassal, matched: 2 })
    expect(s.do(one)[0]).toMatchObject({ kind: 'intrigued', seat: 0, vassal, matched: 1 })
  })

  test('[B66] the flip that disturbs them changes nothing of it', () => {
    const s = completing()
    s.do(agents(s, 'G03', 'AO'), flip('AO'), endWork)
    expect(s.at('AO')).toBe('Ls/Me')
    expect(offeredRewards(s)).toEqual(['knight+guild', 'power'])
  })

  test('[B79] not on a Ploy, not on a card that is not completed, not on an empty space', () => {
    const s = completing()
    const otherCard = { code: 'agents.otherCard', ruling: 79 }
    expect(s.refused(agents(s, 'M01', 'AO'))).toEqual(otherCard)
    const [held = -1] = s.court(0).hand
    for (const card of [held, -1, 9999])
      expect(s.refused({ kind: 'agents', card, space: space('AO') })).toEqual(otherCard)
    expect(s.refused(agents(s, 'G03', 'LS'))).toEqual({ code: 'space.empty' })
  })

  test('[B79] the Household bears none: whoever has completed a Ploy alone is not asked', () => {
    const s = completing({ courts: [{ completed: { ploy: ['M01'] }, hand: ['G05'] }] })
    expect(s.seat).toBe(1)
  })

  test('[B78] whoever has completed nothing places none', () => {
    const s = idle(['G05'])
    expect(s.refused(agents(s, 'G03', 'AO'))).toEqual({ code: 'agents.noCompletion', ruling: 78 })
  })

  test('[B121] a dog counts as a completion', () => {
    const s = intrigueSituation({
      mode: 'puzzle-master',
      options: { puzzleFloor: 'playOn' },
      board: { BS: 'Lc/Ds', LN: 'Dy/Ls', AO: 'Me/Ls' },
      piles: [{ count: 0 }, { count: 0 }],
      courts: [{ completed: { knight: ['G03'] }, retained: ['Me/Ps'], hand: ['G01', 'G05'] }],
    })
    s.do(adopt('westie', 'G01', 'BS', 'LN', 'Me'), endWork, { kind: 'leaveEmpty' }, { kind: 'leaveEmpty' })
    expect(legalKinds(s)).toEqual(['agents', 'skip'])
  })

  test('they are placed after the used vassals were replaced', () => {
    const s = intrigueSituation({
      board: { BS: 'Lc/Ds', LN: 'Dy/Ls' },
      piles: [{ top: 'Mc/Ps' }, { top: 'Me/Ps' }, {}, {}],
      courts: [{ hand: ['G01'], pile: 0 }, { pile: 1 }],
      hidden: { piles: [['Pc/Ms']] },
    })
    s.do(complete('G01', 'BS', 'LN'), endWork)
    // G01 costs a maple captain: the refills show Mc and Pc.
    expect(s.legalOf('agents').map(({ space }) => space)).toEqual([space('BS'), space('LN')])
    const placed = [agents(s, 'G01', 'BS'), agents(s, 'G01', 'LN')]
    expect(placed.map((move) => s.fork().do(move)[0])).toMatchObject([{ matched: 2 }, { matched: 1 }])
  })

  test('[B13] two markers serve one assignment, and all have their own', () => {
    const s = completing()
    expect([markerPlace(s, 0), markerPlace(s, 1)]).toEqual(['court', 'court'])
    s.do(agents(s, 'G03', 'AO'))
    expect([markerPlace(s, 0), markerPlace(s, 1)]).toEqual(['agents', 'court'])
    expect(s.seat).toBe(1)
  })

  test('nobody has to place any', () => {
    const s = completing()
    s.do(skip)
    expect([s.seat, markerPlace(s, 0)]).toEqual([1, 'court'])
  })

  test('come back by themselves as the next turn of their owner begins, before the muster', () => {
    const s = completing()
    s.do(agents(s, 'G03', 'AO'))
    const eventKinds = s.do(endWork).map(({ kind }) => kind)
    expect(eventKinds.slice(eventKinds.indexOf('recalled'))).toEqual(['recalled', 'mustered'])
    expect([s.seat, markerPlace(s, 0)]).toEqual([0, 'court'])
  })
})

describe('a card face down', () => {
  test('[B78] is laid by whoever has completed nothing this turn, any card of the hand', () => {
    const s = idle(['G05', 'P02'])
    expect(s.legalOf('faceDown').map(({ card }) => s.name(card))).toEqual(['G05', 'P02'])
    expect(legalKinds(s)).toEqual(['faceDown', 'skip'])
    const [card = -1] = s.court(0).hand
    expect(s.do(faceDown(s, 'G05'))[0]).toEqual({ kind: 'hidden', seat: 0, card })
    expect(s.court(0).intrigue).toEqual({ at: 'faceDown', card })
    expect(s.names(s.court(0).hand)).toEqual(['P02'])
  })

  test('[B78] not after a completion', () => {
    const s = completing()
    expect(s.refused(faceDown(s, 'G05'))).toEqual({ code: 'faceDown.completed', ruling: 78 })
  })

  test("not a card of another's hand, and nobody without a card is asked", () => {
    const s = idle(['G05'], { courts: [{ hand: ['G05'] }, { hand: ['G06'] }] })
    const [theirs = -1] = s.court(1).hand
    expect(s.refused({ kind: 'faceDown', card: theirs })).toEqual({ code: 'faceDown.notInHand' })
    expect(idle([]).seat).toBe(1)
  })

  test('shows nothing: a hidden card stays hidden, and no opening is asked for', () => {
    const s = idle([], { courts: [{}], hidden: { hands: [['G05']] } })
    const move = faceDown(s, 'G05')
    expect(s.seatMove(move)).toMatchObject({ openings: [] })
    const [card = -1] = s.court(0).hand
    s.do(move)
    expect(s.state.cards[card]).toBe(-2)
  })

  /** Seat 1 ends its turn, then it is seat 0's, whose card lies face down. */
  const lying = (): Situation =>
    intrigueSituation({
      board: BOARD,
      courts: [{ hand: ['G05'], intrigue: { at: 'faceDown', card: 'G06' } }],
      turn: { seat: 1, step: 'work', round: 2 },
    })

  test('[B77] comes back to the hand, or stays there: its owner decides before the muster', () => {
    const s = lying()
    s.do(endWork)
    expect([s.seat, legalKinds(s), s.tokens(0)]).toEqual([0, ['recall', 'leave'], [0, 0]])
    const back = s.fork()
    back.do(recall)
    expect([back.names(back.court(0).hand), markerPlace(back, 0)]).toEqual([['G05', 'G06'], 'court'])
    expect(back.tokens(0)).toEqual([1, 1])
    s.do(leave)
    expect([s.names(s.court(0).hand), markerPlace(s, 0)]).toEqual([['G05'], 'faceDown'])
  })

  test('[B77] a marker that stayed out serves no second assignment', () => {
    const s = lying()
    s.do(endWork, leave, endWork)
    expect(s.seat).toBe(1)
    const back = lying()
    back.do(endWork, recall, endWork)
    expect(legalKinds(back)).toEqual(['faceDown', 'skip'])
  })

  test('[B31] does not count for the limits; back in the hand it does', () => {
    const s = intrigueSituation({ courts: [{ hand: ['G05', 'G06', 'P02'] }], turn: { step: 'intrigue' } })
    s.do(faceDown(s, 'G06'))
    expect(s.seat).toBe(1)
    s.do(endWork, recall, endWork, skip)
    expect([s.seat, legalKinds(s)]).toEqual([0, ['discard']])
    s.do(discard('P02'))
    expect(s.seat).toBe(1)
  })
})

test('[B62] a card face down counts as in hand for the last tie-break', () => {
  const court = { knights: 1, hand: ['G05'] }
  const s = intrigueSituation({
    courts: [court, { knights: 1, hand: ['G07'], intrigue: { at: 'faceDown', card: 'G06' } }],
  })
  expect(s.end()).toEqual({ ranks: [2, 1], decidedBy: 'hand' })
  const shared = intrigueSituation({ courts: [court, { knights: 1, intrigue: { at: 'faceDown', card: 'G06' } }] })
  expect(shared.end()).toEqual({ ranks: [1, 1], decidedBy: 'shared' })
})

test.each([
  ['L*', 'Ls', 2],
  ['L*', 'Ds', 1],
  ['*s', 'Ls', 2],
  ['*s', 'Le', 1],
  ['Ls', 'Ls', 2],
  ['Le', 'Ls', 1],
  ['De', 'Ls', 0],
])('[B132] %s beside the cost face %s has %i symbols alike: what is free always matches', (shown, cost, expected) => {
  expect(sharedSymbolCount(parseFace(cost) ?? -1, parseFace(shown) ?? -1)).toBe(expected)
})

test('without the module nothing of this is asked, and states have no place for it', () => {
  const s = situation({ courts: [{ hand: ['G05'] }], turn: { step: 'muster' } })
  expect(s.court(0)).not.toHaveProperty('intrigue')
  expect(s.state).not.toHaveProperty('rewards')
  s.do(endWork)
  expect(s.seat).toBe(1)
  expect(s.refused(recall)).toEqual({ code: 'notHere' })
})
