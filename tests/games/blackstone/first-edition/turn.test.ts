/** The turn of the First Edition: collect, use, limits, replace (rules 2.2, rulings 41 and 148). */
import { describe, expect, test } from 'vitest'
import { complete, discard, draw, endWork, flip, retain, slide, swap } from '../namedActions.ts'
import { firstEdition } from './firstEditionSituation.ts'

describe('collecting', () => {
  test('brings a token for every Knight and Wizard card, also beyond the number of Kings', () => {
    const s = firstEdition({
      courts: [{ completed: { knight: ['G01', 'G03', 'G06', 'G08'], wizard: ['G02'] } }],
      turn: { step: 'muster' },
    })
    expect(s.tokens(0)).toEqual([5, 2])
  })

  test('[B11] gives what a finite supply has', () => {
    const s = firstEdition({
      options: { tokens: 'finite' },
      courts: [{ completed: { knight: ['G01', 'G03'] } }, { knights: 18 }],
      turn: { step: 'muster' },
    })
    expect(s.tokens(0)).toEqual([2, 1])
  })
})

describe('using', () => {
  test('knows slides, swaps, flips and retains as ever', () => {
    const s = firstEdition({
      board: { BS: 'Ls/De', LS: 'Py/Mc' },
      courts: [{ knights: 2, wizards: 2, pile: 0 }],
      hidden: { piles: [['Dc/Me']] },
    })
    s.do(swap('BS', 'LS'), flip('BS'), slide('BS', 'BT'), retain('LS', 0))
    expect(s.board).toEqual({ BT: 'Mc/Py', LS: 'Dc/Me' })
    expect([s.tokens(0), s.names(s.court(0).retained)]).toEqual([[0, 0], ['Ls/De']])
  })

  test('draws for one Wizard, never for Knights', () => {
    const s = firstEdition({ courts: [{ knights: 5, wizards: 1 }] })
    expect(s.refused(draw('knight', 'knights'))).toEqual({ code: 'token.other' })
    expect(s.legalOf('draw').map(({ deck }) => deck)).toEqual(['knight', 'wizard', 'power', 'machination'])
    s.do(draw('knight'))
    expect([s.tokens(0), s.court(0).hand.length, s.state.decks.knight?.draw.length]).toEqual([[5, 0], 1, 15])
  })

  test('[B41] shuffles the discard of an empty deck, each deck by itself', () => {
    const s = firstEdition({ decks: { knight: { count: 0 }, wizard: { count: 0 } }, courts: [{ wizards: 1 }] })
    const events = s.do(draw('wizard'))
    expect(events.slice(0, 2)).toEqual([
      { kind: 'shuffled', what: 'wizard' },
      expect.objectContaining({ kind: 'drew', deck: 'wizard' }),
    ])
    expect(s.state.decks.wizard).toMatchObject({ discard: [] })
    expect([s.state.decks.wizard?.draw.length, s.state.decks.knight?.discard.length]).toEqual([15, 16])
  })

  test('completes one task a turn, for the upcharge of its stack', () => {
    // G08: any dragon on BT, any emissary in column K; G03 has cost Me. G01 stays for the next turn.
    const s = firstEdition({
      board: { BT: 'Ds/Me', KS: 'Pe/Ds', BS: 'Lc/De', LN: 'Py/Mc' },
      courts: [{ hand: ['G08', 'G01'], completed: { knight: ['G03'] }, retained: ['Me/Ps'] }],
    })
    expect(s.refused(complete('G08', 'BT', 'KS'))).toEqual({ code: 'complete.wrongPay', ruling: 50 })
    s.do(complete('G08', 'BT', 'KS', 'Me'))
    expect(s.names(s.court(0).stacks.knight)).toEqual(['G03', 'G08'])
    expect(s.refused(complete('G01', 'BS', 'LN', 'Me', 'Ps'))).toEqual({ code: 'complete.oncePerTurn' })
  })
})

describe('replacing', () => {
  const refilled = (board: Record<string, string>, card: string, left: string, right: string) => {
    const s = firstEdition({ board, courts: [{ hand: [card] }] })
    s.do(complete(card, left, right), endWork)
    return s.events.flatMap((event) => (event.kind === 'refilled' ? [event.space] : []))
  }

  test('[B148] the nearest to BS comes first, though it lies in a lower row', () => {
    // G08: any dragon on BT, one step away; any emissary in column K, four steps away.
    expect(refilled({ BT: 'Ds/Me', KS: 'Pe/Ds' }, 'G08', 'BT', 'KS')).toEqual([5, 4])
    // P09: a maple scout on BO, two steps; any dragon in row T, on KT five.
    expect(refilled({ BO: 'Ms/Pe', KT: 'Ds/Me' }, 'P09', 'BO', 'KT')).toEqual([10, 9])
  })

  test('[B148] of two that are equally near the higher one', () => {
    // P09 with LT: two steps like BO.
    expect(refilled({ BO: 'Ms/Pe', LT: 'Ds/Me' }, 'P09', 'BO', 'LT')).toEqual([6, 10])
    // G18: any emissary on BO, any maple in row T, on LT.
    expect(refilled({ BO: 'Pe/Ds', LT: 'My/Ls' }, 'G18', 'BO', 'LT')).toEqual([6, 10])
  })

  test('comes after the limits: what is dropped is known before the first refill', () => {
    const s = firstEdition({
      board: { BT: 'Ds/Me', KS: 'Pe/Ds' },
      courts: [{ hand: ['G08', 'P01', 'P02', 'P03'], knights: 4, pile: 0 }, { pile: 1 }],
    })
    s.do(complete('G08', 'BT', 'KS'), endWork)
    expect([s.seat, s.board, s.tokens(0)]).toEqual([0, { BT: 'Ds/Me', KS: 'Pe/Ds' }, [2, 0]])
    const events = s.do(discard('P02'))
    expect(events.map(({ kind }) => kind)).toEqual([
      ...['discarded', 'refilled', 'opened', 'refilled', 'opened', 'turnEnded', 'turn', 'mustered'],
    ])
  })
})
