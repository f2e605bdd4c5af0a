/** What families do to Assassins and Saboteurs (rulings 87, 136 and 158). */
import { describe, expect, test } from 'vitest'
import { flip, retain, slide, space, swap } from '../namedActions.ts'
import type { Situation } from '../testTable.ts'
import { familySituation, guard, paidBy } from './familySituation.ts'

/** An Assassin in the middle, a Saboteur beside it, a vassal at its upper left. */
const BOARD = { AO: 'A1', CO: 'S2', LT: 'Ls/De', KE: 'Py/Mc' }
const familyAmongAssassins = (family: string): Situation =>
  familySituation(family, { knights: 4, wizards: 4 }, { board: BOARD }, { assassins: 'on' })

describe('an Assassin', () => {
  test('[B158] is slid, swapped and flipped by families as a vassal is', () => {
    const far = familyAmongAssassins('corwin')
    far.do(slide('AO', 'AE'))
    expect(far.at('AE')).toBe('A1')
    const aslant = familyAmongAssassins('thistledown')
    aslant.do(slide('AO', 'LN'), paidBy('knight', flip('LN')))
    expect(aslant.at('LN')).toBe('S1')
    const diagonal = familyAmongAssassins('wolfram')
    diagonal.do(swap('LT', 'AO'))
    expect([diagonal.at('LT'), diagonal.at('AO')]).toEqual(['A1', 'Ls/De'])
  })

  test('[B158] bears no guard', () => {
    const s = familyAmongAssassins('hester')
    expect(s.refused(guard('AO'))).toEqual({ code: 'assassin.guard', ruling: 158 })
    expect(s.refused(guard('CO'))).toEqual({ code: 'assassin.guard', ruling: 158 })
    expect(s.legalOf('guard')).toEqual([guard('LT'), guard('KE')])
  })

  test('[B136] is not retained, for a Wizard no more than for a Knight', () => {
    expect(familyAmongAssassins('gramberly').refused(paidBy('wizard', retain('AO', 0)))).toEqual({
      code: 'assassin.retain',
      ruling: 136,
    })
  })
})

describe('a Saboteur', () => {
  test('[B87] [B158] is neither slid nor swapped by a family, but flipped', () => {
    const fixed = { code: 'saboteur.fixed', ruling: 139 }
    expect(familyAmongAssassins('corwin').refused(slide('CO', 'CE'))).toEqual(fixed)
    expect(familyAmongAssassins('thistledown').refused(slide('CO', 'KN'))).toEqual(fixed)
    expect(familyAmongAssassins('corwin').refused(paidBy('knight', swap('AO', 'CO')))).toEqual(fixed)
    const s = familyAmongAssassins('thistledown')
    s.do(paidBy('knight', flip('CO')))
    expect(s.at('CO')).toBe('A2')
  })

  test('[B136] blows up the board for a Wizard where a family retains for one', () => {
    for (const [family, used] of [
      ['gramberly', []],
      ['marbuck', ['token']],
    ] as const) {
      const s = familyAmongAssassins(family)
      s.do({ kind: 'blowUp', space: space('CO'), by: 'wizard' })
      expect([s.tokens(0), s.court(0).used]).toEqual([[4, 3], used])
    }
    expect(familyAmongAssassins('corwin').refused({ kind: 'blowUp', space: space('CO'), by: 'wizard' })).toEqual({
      code: 'token.other',
    })
  })
})

test('[B137] guards return to the supply when the board is blown up', () => {
  const s = familySituation('hester', { knights: 4 }, { board: BOARD, guards: ['LT'] }, { assassins: 'on' })
  s.do({ kind: 'blowUp', space: space('CO') })
  expect([s.state.guards, s.tokens(0)]).toEqual([[], [3, 0]])
})
