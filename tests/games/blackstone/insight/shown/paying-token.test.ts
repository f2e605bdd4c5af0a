/** Which token the table offers where a family may pay with either. */
import { describe, expect, test } from 'vitest'
import type { Action, PaymentToken } from '#src/games/blackstone/actions.ts'
import {
  easierToReplace,
  easiestPaymentFirst,
  payingTokenOf,
  withOtherToken,
} from '#src/games/blackstone/insight/shown/payingToken.ts'
import { familySituation, paidBy } from '../../families/familySituation.ts'
import { flip, retain, slide, swap } from '../../namedActions.ts'
import type { Situation } from '../../testTable.ts'

const BOARD = { BS: 'Ls/De', LS: 'Dy/Mc' }

/** The payment for this action that is offered first, among all legal ones. */
const offered = (s: Situation, action: Action): PaymentToken | null => {
  const same = [action, withOtherToken(action)].map((one) => JSON.stringify(one))
  const first = easiestPaymentFirst(s.scene, s.legal).find((one) => same.includes(JSON.stringify(one)))
  return first ? payingTokenOf(first) : null
}

describe('of two tokens the table offers', () => {
  test('the one of which there are more, for both have the same limit', () => {
    const corwin = (knights: number, wizards: number) =>
      familySituation('corwin', { knights, wizards }, { board: BOARD })
    expect(offered(corwin(1, 3), swap('BS', 'LS'))).toBe('wizard')
    expect(offered(corwin(3, 1), swap('BS', 'LS'))).toBe('knight')
    expect(offered(corwin(3, 0), swap('BS', 'LS'))).toBe('knight')
    const wolfram = (knights: number, wizards: number) =>
      familySituation('wolfram', { knights, wizards }, { board: BOARD })
    expect(offered(wolfram(1, 2), slide('BS', 'BT'))).toBe('wizard')
    expect(offered(wolfram(2, 1), slide('BS', 'BT'))).toBe('knight')
    const thistledown = familySituation('thistledown', { knights: 2, wizards: 1 }, { board: BOARD })
    expect(offered(thistledown, flip('BS'))).toBe('knight')
  })

  test('of as many, the one of which more come each turn, else the usual one', () => {
    const even = familySituation('corwin', { knights: 2, wizards: 2 }, { board: BOARD })
    expect(offered(even, swap('BS', 'LS'))).toBe('wizard')
    const completed = { knight: ['G03'] }
    const earner = familySituation('corwin', { knights: 2, wizards: 2, completed }, { board: BOARD })
    expect(offered(earner, swap('BS', 'LS'))).toBe('knight')
    expect(easierToReplace(even.state, even.court(0), 'knight')).toBe('knight')
  })

  test('[B81] the usual one, where the other may be used but once a turn; that one where nothing else is left', () => {
    const rich = familySituation('marbuck', { knights: 1, wizards: 5 }, { board: BOARD })
    expect(offered(rich, slide('BS', 'BT'))).toBe('knight')
    expect(offered(rich, retain('BS', 0))).toBe('knight')
    const poor = familySituation('marbuck', { knights: 0, wizards: 5 }, { board: BOARD })
    expect(offered(poor, slide('BS', 'BT'))).toBe('wizard')
  })

  test('nothing that was not legal, and all that was', () => {
    const s = familySituation('marbuck', { knights: 2, wizards: 2 }, { board: BOARD })
    const sorted = (actions: readonly object[]) => actions.map((one) => JSON.stringify(one)).sort()
    expect(sorted(easiestPaymentFirst(s.scene, s.legal))).toEqual(sorted(s.legal))
  })
})

test('the other payment of an action leads back to the first', () => {
  for (const action of [slide('BS', 'LS'), swap('BS', 'LS'), flip('BS'), retain('BS', 2)]) {
    const otherPayment = withOtherToken(action)
    expect(otherPayment).not.toEqual(action)
    expect(otherPayment && withOtherToken(otherPayment)).toEqual(action)
  }
  expect(withOtherToken({ kind: 'endWork' })).toBeNull()
  expect(payingTokenOf({ kind: 'endWork' })).toBeNull()
  expect(withOtherToken(flip('BS'))).toEqual(paidBy('knight', flip('BS')))
})
