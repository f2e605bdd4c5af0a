/** The seven limits of the First Edition (rules 2.2, rulings 22, 144, 145 and 163). */
import { describe, expect, test } from 'vitest'
import { complete, discard, endWork } from '../namedActions.ts'
import type { Situation } from '../testTable.ts'
import { decks, firstEdition } from './firstEditionSituation.ts'

type Completed = Partial<Record<'knight' | 'wizard' | 'king' | 'ploy', string[]>>

/** The situation after the end of a turn with these completed cards. */
const endedTurn = (completed: Completed, more = {}): Situation => {
  const s = firstEdition({ courts: [{ completed, ...more }] })
  s.do(endWork)
  return s
}
const dropping = (s: Situation): readonly string[] =>
  s.seat === 0 ? s.names(s.legalOf('discard').map(({ slot }) => slot)) : []
const dropCompleted = (s: Situation, card: string): void => {
  const slot = s.legalOf('discard').find((action) => s.name(action.slot) === card)
  if (!slot) throw new Error(`${card} cannot be dropped`)
  s.do(slot)
}

describe('the seven limits', () => {
  test('[B22] hold hand, retained vassals and both tokens to the number of Kings', () => {
    const s = endedTurn(
      {},
      { knights: 4, wizards: 3, hand: ['G01', 'G02', 'M01'], retained: ['Lc/Ds', 'Lc/De', 'Lc/Dy'] },
    )
    expect(s.tokens(0)).toEqual([2, 2])
    expect(dropping(s)).toEqual(['G01', 'G02', 'M01', 'Lc/Ds', 'Lc/De', 'Lc/Dy'])
    s.do(discard('G02'))
    expect(dropping(s)).toEqual(['Lc/Ds', 'Lc/De', 'Lc/Dy'])
    s.do(discard('Lc/De'))
    expect(s.seat).toBe(1)
    expect([s.names(s.state.decks.wizard?.discard ?? []), s.names(s.state.discard)]).toEqual([['G02'], ['Lc/De']])
  })

  test('[B145] the Household counts: with two Kings one completed Knight and one completed Wizard', () => {
    expect(endedTurn({ knight: ['G01'], wizard: ['G02'] }).seat).toBe(1)
    expect(dropping(endedTurn({ knight: ['G01', 'G03'], wizard: ['G02'] }))).toEqual(['G01', 'G03'])
    expect(dropping(endedTurn({ knight: ['G01'], wizard: ['G02', 'G04', 'G05'] }))).toEqual(['G02', 'G04', 'G05'])
  })

  test('[B145] a third King makes room for one more of each', () => {
    expect(endedTurn({ knight: ['G01', 'G03'], wizard: ['G02', 'G04'], king: ['P01'] }).seat).toBe(1)
    expect(dropping(endedTurn({ knight: ['G01', 'G03', 'G06'], king: ['P01'] }))).toEqual(['G01', 'G03', 'G06'])
  })

  test('[B144] completed Machinations: as many as Kings, no Household among them', () => {
    expect(endedTurn({ ploy: ['M01', 'M02'] }).seat).toBe(1)
    expect(dropping(endedTurn({ ploy: ['M01', 'M02', 'M03'] }))).toEqual(['M01', 'M02', 'M03'])
    expect(endedTurn({ ploy: ['M01', 'M02', 'M03'], king: ['P01'] }).outcome).toBeNull()
  })

  test('Kings are without limit', () => {
    expect(endedTurn({ king: ['P01', 'P02', 'P03', 'P04', 'P05', 'P06', 'P07'] }).seat).toBe(1)
  })
})

describe('a completed card that is dropped', () => {
  test('[B30] [B163] is of its owner’s choice, goes to the discard of its deck, and the Household stays', () => {
    const s = endedTurn({ knight: ['G01', 'G03', 'G06'], wizard: ['G02', 'G04'], ploy: ['M01', 'M02', 'M03'] })
    for (const card of ['G03', 'M02', 'G06', 'G04']) dropCompleted(s, card)
    expect(s.seat).toBe(1)
    const { knight, wizard, ploy } = s.court(0).stacks
    expect([knight, wizard, ploy].map((slots) => s.names(slots))).toEqual([['G01'], ['G02'], ['M01', 'M03']])
    const dropped = (['knight', 'wizard', 'machination', 'guild'] as const).map((deck) =>
      s.names(s.state.decks[deck]?.discard ?? []),
    )
    expect(dropped).toEqual([['G03', 'G06'], ['G04'], ['M02'], []])
    s.do(endWork)
    // One completed card of each kind and the Household's.
    expect(s.tokens(0)).toEqual([2, 2])
  })

  test('[B163] takes its upcharge with it', () => {
    // G08: any dragon on BT, any emissary in column K. G01 costs Mc, G03 Me.
    const at = (kept: string, paid: string) => {
      const s = firstEdition({
        board: { BT: 'Ds/Py', KS: 'Pe/Ds' },
        courts: [{ completed: { knight: ['G01', 'G03'] }, hand: ['G08'], retained: ['Mc/Ps', 'Me/Py'] }],
      })
      s.do(endWork)
      dropCompleted(s, kept === 'G01' ? 'G03' : 'G01')
      s.do(endWork)
      s.do(complete('G08', 'BT', 'KS', paid))
      return s.names(s.court(0).retained)
    }
    expect(at('G01', 'Mc')).toEqual(['Me/Py'])
    expect(at('G03', 'Me')).toEqual(['Mc/Ps'])
    expect(() => at('G03', 'Mc')).toThrow('complete.wrongPay')
  })

  test('[B22] none is dropped that is within its limit', () => {
    const s = endedTurn({ knight: ['G01', 'G03'], wizard: ['G02'], king: ['P01'], ploy: ['M01', 'M02', 'M03', 'M04'] })
    const [king = -1] = s.court(0).stacks.king
    const [wizard = -1] = s.court(0).stacks.wizard
    expect(s.refused({ kind: 'discard', slot: wizard })).toEqual({ code: 'discard.withinLimit', ruling: 22 })
    expect(s.refused({ kind: 'discard', slot: king })).toEqual({ code: 'discard.notYours' })
  })

  test('[B29] only at the end of the own turn', () => {
    const s = firstEdition({ courts: [{}, { completed: { ploy: ['M01', 'M02', 'M03'] } }] })
    s.do(endWork)
    expect(s.court(1).stacks.ploy).toHaveLength(3)
    s.do(endWork)
    expect(s.legalOf('discard')).toHaveLength(3)
  })

  test('[B144] the one just completed may be dropped as well', () => {
    // M03: a lion spy on BS, a maple emissary in row E; M01 costs Pe, M02 Ps.
    const s = firstEdition({
      board: { BS: 'Ly/De', AE: 'Me/Ps' },
      courts: [{ hand: ['M03'], completed: { ploy: ['M01', 'M02'] }, retained: ['Pe/Ms', 'Ps/Lc'] }],
    })
    s.do(complete('M03', 'BS', 'AE', 'Ps', 'Pe'), decks('knight', 'knight'))
    s.do(s.legalOf('keep')[0] ?? endWork, endWork)
    dropCompleted(s, 'M03')
    expect(s.names(s.state.decks.machination.discard)).toEqual(['M03'])
  })
})
