/** Why a task cannot be completed now. */
import { describe, expect, test } from 'vitest'
import { whyNotComplete } from '#src/games/blackstone/insight/shown/whyNotComplete.ts'
import { complete } from '../../namedActions.ts'
import { type Situation, situation } from '../../testTable.ts'
import { g01, handSlot, spectating } from '../boardForG01.ts'

describe('a task cannot be completed', () => {
  const why = (s: Situation) => whyNotComplete(s.scene, handSlot(s))

  test('for nothing, where a pair and the payment are at hand', () => {
    expect(why(g01())).toBeNull()
  })

  test('[B48] for the left half first, then for the right one', () => {
    expect(why(g01({ board: { AS: 'Le/Dy' } }))).toEqual({ code: 'complete.leftNotMet', ruling: 48 })
    expect(why(g01({ board: { BS: 'Lc/Ds' } }))).toEqual({ code: 'complete.rightNotMet', ruling: 48 })
  })

  test('[B50] for the payment', () => {
    const poor = g01({ courts: [{ hand: ['G01'], completed: { knight: ['G03'] } }] })
    expect(why(poor)).toMatchObject({ ruling: 50 })
    expect(why(g01({ courts: [{ hand: ['G01'], completed: { knight: ['G03'] }, retained: ['Me/Ls'] }] }))).toBeNull()
  })

  test('because one was completed in this turn', () => {
    const s = g01({ courts: [{ hand: ['G01', 'G02'] }] })
    const otherSlot = handSlot(s, 'G02')
    s.do(complete('G01', 'BS', 'LN'))
    expect(whyNotComplete(s.scene, otherSlot)).toEqual({ code: 'complete.oncePerTurn' })
  })

  test('because the viewer does not know it', () => {
    const s = situation({ hidden: { hands: [['G01']] } })
    expect(whyNotComplete(spectating(s), handSlot(s))).toEqual({ code: 'complete.unknown' })
  })
})
