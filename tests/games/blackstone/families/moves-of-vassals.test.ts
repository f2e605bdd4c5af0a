/** Families that move, turn and retain vassals in other ways (rules 2.10, rulings 81, 87, 88). */
import { describe, expect, test } from 'vitest'
import { flip, retain, slide, swap } from '../namedActions.ts'
import type { Situation } from '../testTable.ts'
import { familySituation, paidBy } from './familySituation.ts'

const TWO = { AO: 'Ls/De', AT: 'Py/Mc' }
const familyWithTokens = (family: string, board: Record<string, string> = TWO): Situation =>
  familySituation(family, { knights: 3, wizards: 3 }, { board })

/** Where the vassal on this space may slide, for this token. */
const targets = (s: Situation, from: string, token?: 'wizard'): readonly string[] =>
  s
    .legalOf('slide')
    .filter((action) => action.from === slideFrom(from) && action.by === token)
    .map(({ to }) => 'BLACK'.charAt(to % 5) + 'STONE'.charAt(Math.floor(to / 5)))
const slideFrom = (from: string): number => 'STONE'.indexOf(from.charAt(1)) * 5 + 'BLACK'.indexOf(from.charAt(0))

describe('Corwin', () => {
  test('[B87] slides up to three spaces in one line for one Knight', () => {
    const s = familyWithTokens('corwin', { BS: 'Ls/De' })
    expect(targets(s, 'BS').toSorted()).toEqual(['AS', 'BN', 'BO', 'BT', 'CS', 'LS'])
    s.do(slide('BS', 'CS'))
    expect(s.board).toEqual({ CS: 'Ls/De' })
    expect(s.tokens(0)).toEqual([2, 3])
  })

  test('[B87] not through occupied spaces, not diagonally, not round the edge', () => {
    const s = familyWithTokens('corwin', { BS: 'Ls/De', CS: 'Py/Mc', KT: 'Ly/Ms' })
    expect(targets(s, 'BS').toSorted()).toEqual(['AS', 'BN', 'BO', 'BT', 'LS'])
    const outOfReach = { code: 'slide.outOfReach', ruling: 56 }
    expect(s.refused(slide('BS', 'KS'))).toEqual(outOfReach)
    expect(s.refused(slide('BS', 'LT'))).toEqual(outOfReach)
    expect(s.refused(slide('BS', 'BE'))).toEqual(outOfReach)
    expect(s.refused(slide('BS', 'CS'))).toEqual(outOfReach)
    expect(s.refused(slide('CS', 'BO'))).toEqual(outOfReach)
  })

  test('[B87] a slide over several spaces is told once', () => {
    const s = familyWithTokens('corwin', { BS: 'Ls/De' })
    expect(s.do(slide('BS', 'BN'))).toEqual([{ kind: 'slid', seat: 0, slot: 0, from: 0, to: 15 }])
  })

  test('swaps neighbours for a Knight, and as everybody for a Wizard', () => {
    const s = familyWithTokens('corwin')
    expect(s.legalOf('swap')).toEqual([swap('AT', 'AO'), paidBy('knight', swap('AT', 'AO'))])
    s.do(paidBy('knight', swap('AT', 'AO')))
    expect([s.at('AT'), s.tokens(0)]).toEqual(['Ls/De', [2, 3]])
    s.do(swap('AT', 'AO'))
    expect([s.at('AT'), s.tokens(0)]).toEqual(['Py/Mc', [2, 2]])
  })

  test('does not flip for a Knight nor slide for a Wizard', () => {
    const s = familyWithTokens('corwin')
    expect(s.refused(paidBy('knight', flip('AO')))).toEqual({ code: 'token.other' })
    expect(s.refused(paidBy('wizard', slide('AO', 'AN')))).toEqual({ code: 'token.other' })
    expect(s.refused(paidBy('wizard', retain('AO', 0)))).toEqual({ code: 'token.other' })
  })
})

describe('Thistledown', () => {
  test('[B88] slides diagonally, also between two vassals that touch at the corner', () => {
    const s = familyWithTokens('thistledown', { AO: 'Ls/De', AT: 'Py/Mc', CO: 'Ly/Ms' })
    expect(targets(s, 'AO').toSorted()).toEqual(['AN', 'CN', 'CT', 'LN', 'LO', 'LT'])
    s.do(slide('AO', 'CT'))
    expect([s.at('CT'), s.tokens(0)]).toEqual(['Ls/De', [2, 3]])
  })

  test('[B88] one space only', () => {
    expect(familyWithTokens('thistledown').refused(slide('AO', 'KE')).code).toBe('slide.outOfReach')
  })

  test('flips for a Knight, and as everybody for a Wizard', () => {
    const s = familyWithTokens('thistledown', { AO: 'Ls/De' })
    expect(s.legalOf('flip')).toEqual([flip('AO'), paidBy('knight', flip('AO'))])
    s.do(paidBy('knight', flip('AO')))
    expect([s.at('AO'), s.tokens(0)]).toEqual(['De/Ls', [2, 3]])
    expect(s.refused(paidBy('knight', swap('AT', 'AO'))).code).toBe('space.empty')
  })
})

describe('Wolfram', () => {
  test('[B88] swaps diagonal neighbours for a Wizard', () => {
    const s = familyWithTokens('wolfram', { AO: 'Ls/De', CT: 'Py/Mc', AT: 'Ly/Ms', CO: 'Dc/Me', LE: 'My/Le' })
    s.do(swap('CT', 'AO'))
    expect([s.at('CT'), s.at('AO'), s.tokens(0)]).toEqual(['Ls/De', 'Py/Mc', [3, 2]])
    expect(s.refused(swap('AO', 'LE')).code).toBe('swap.outOfReach')
    expect(s.refused(paidBy('knight', swap('CT', 'AO')))).toEqual({ code: 'token.other' })
  })

  test('slides one space for a Wizard, not diagonally', () => {
    const s = familyWithTokens('wolfram', { AO: 'Ls/De' })
    expect(targets(s, 'AO', 'wizard')).toEqual(['AT', 'LO', 'CO', 'AN'])
    s.do(paidBy('wizard', slide('AO', 'AN')))
    expect([s.at('AN'), s.tokens(0)]).toEqual(['Ls/De', [3, 2]])
    expect(s.refused(paidBy('wizard', slide('AN', 'CO'))).code).toBe('slide.outOfReach')
  })
})

describe('Gramberly', () => {
  test('retains for a Wizard, and as everybody for a Knight', () => {
    const s = familyWithTokens('gramberly')
    s.do(paidBy('wizard', retain('AO', 0)), retain('AT', 0))
    expect([s.court(0).retained.length, s.tokens(0)]).toEqual([2, [2, 2]])
  })
})

describe('Marbuck', () => {
  test('[B81] once a turn a Wizard slides or retains, or a Knight swaps or flips: one of them in all', () => {
    const moves = [
      paidBy('wizard', slide('AO', 'AN')),
      paidBy('wizard', retain('AO', 0)),
      paidBy('knight', swap('AT', 'AO')),
      paidBy('knight', flip('AO')),
    ]
    for (const move of moves) {
      const s = familyWithTokens('marbuck')
      s.do(move)
      expect(s.court(0).used).toEqual(['token'])
      expect(s.legal.some((action) => 'by' in action)).toBe(false)
      expect(s.refused(paidBy('knight', flip('AT')))).toEqual({ code: 'once.used', ruling: 81 })
    }
  })

  test('[B81] the Wizard is paid for a slide, the Knight for a flip', () => {
    const s = familyWithTokens('marbuck')
    s.do(paidBy('wizard', slide('AO', 'AN')))
    expect(s.tokens(0)).toEqual([3, 2])
    const t = familyWithTokens('marbuck')
    t.do(paidBy('knight', flip('AO')))
    expect(t.tokens(0)).toEqual([2, 3])
  })

  test('[B81] comes back with the next turn, and usual moves are not limited', () => {
    const s = familyWithTokens('marbuck')
    s.do(paidBy('knight', flip('AO')), flip('AO'), flip('AO'), { kind: 'endWork' })
    expect(s.seat).toBe(1)
    expect(s.court(0).used).toEqual([])
  })
})

test('without families no action names the other token', () => {
  const s = familyWithTokens('hester')
  expect(s.legal.some((action) => 'by' in action)).toBe(false)
  expect(s.refused(paidBy('knight', flip('AO')))).toEqual({ code: 'token.other' })
})
