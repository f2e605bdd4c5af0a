/** Which token the table offers where a family may pay with either, and what guards look like from each seat. */
import { describe, expect, test } from 'vitest'
import type { Action, Token } from '../../../../src/games/blackstone/actions.ts'
import { guardsSeen } from '../../../../src/games/blackstone/insight/guards.ts'
import { easierToReplace, easiestFirst, otherwise, tokenOf } from '../../../../src/games/blackstone/insight/paying.ts'
import { flip, retain, slide, space, swap } from '../moves.ts'
import { type Situation, situation } from '../situation.ts'
import { by, member } from './members.ts'

const BOARD = { BS: 'Ls/De', LS: 'Dy/Mc' }

/** The first of two payments for this deed, among all that is legal. */
const offered = (s: Situation, action: Action): Token | null => {
  const same = [action, otherwise(action)].map((one) => JSON.stringify(one))
  const first = easiestFirst(s.scene, s.legal).find((one) => same.includes(JSON.stringify(one)))
  return first ? tokenOf(first) : null
}

describe('of two tokens the table offers', () => {
  test('the one of which there are more, for both have the same limit', () => {
    const corwin = (knights: number, wizards: number) => member('corwin', { knights, wizards }, { board: BOARD })
    expect(offered(corwin(1, 3), swap('BS', 'LS'))).toBe('wizard')
    expect(offered(corwin(3, 1), swap('BS', 'LS'))).toBe('knight')
    expect(offered(corwin(3, 0), swap('BS', 'LS'))).toBe('knight')
    const wolfram = (knights: number, wizards: number) => member('wolfram', { knights, wizards }, { board: BOARD })
    expect(offered(wolfram(1, 2), slide('BS', 'BT'))).toBe('wizard')
    expect(offered(wolfram(2, 1), slide('BS', 'BT'))).toBe('knight')
    const thistledown = member('thistledown', { knights: 2, wizards: 1 }, { board: BOARD })
    expect(offered(thistledown, flip('BS'))).toBe('knight')
  })

  test('of as many, the one of which more come each turn, else the usual one', () => {
    const even = member('corwin', { knights: 2, wizards: 2 }, { board: BOARD })
    expect(offered(even, swap('BS', 'LS'))).toBe('wizard')
    const completed = { knight: ['G03'] }
    const earner = member('corwin', { knights: 2, wizards: 2, completed }, { board: BOARD })
    expect(offered(earner, swap('BS', 'LS'))).toBe('knight')
    expect(easierToReplace(even.state, even.court(0), 'knight')).toBe('knight')
  })

  test('[81] the usual one, where the other may be used but once a turn; that one where nothing else is left', () => {
    const rich = member('marbuck', { knights: 1, wizards: 5 }, { board: BOARD })
    expect(offered(rich, slide('BS', 'BT'))).toBe('knight')
    expect(offered(rich, retain('BS', 0))).toBe('knight')
    const poor = member('marbuck', { knights: 0, wizards: 5 }, { board: BOARD })
    expect(offered(poor, slide('BS', 'BT'))).toBe('wizard')
  })

  test('nothing that was not legal, and all that was', () => {
    const s = member('marbuck', { knights: 2, wizards: 2 }, { board: BOARD })
    const sorted = (actions: readonly object[]) => actions.map((one) => JSON.stringify(one)).sort()
    expect(sorted(easiestFirst(s.scene, s.legal))).toEqual(sorted(s.legal))
  })
})

test('the other payment of a deed leads back to the first', () => {
  for (const action of [slide('BS', 'LS'), swap('BS', 'LS'), flip('BS'), retain('BS', 2)]) {
    const other = otherwise(action)
    expect(other).not.toEqual(action)
    expect(other && otherwise(other)).toEqual(action)
  }
  expect(otherwise({ kind: 'endWork' })).toBeNull()
  expect(tokenOf({ kind: 'endWork' })).toBeNull()
  expect(otherwise(flip('BS'))).toEqual(by('knight', flip('BS')))
})

describe('guards as a seat sees them', () => {
  test('[83] [84] count on their vassal; Hester puts them there and is not stopped', () => {
    const s = member('hester', { knights: 2 }, { board: BOARD, guards: ['BS'] })
    expect(guardsSeen(s.scene, space('BS'))).toEqual({
      count: 1,
      mayGuard: true,
      stops: false,
      stacked: false,
      price: 2,
    })
    expect(guardsSeen(s.scene, space('LS'))).toMatchObject({ count: 0 })
    const courts = [
      { family: 'corwin', knights: 2, pile: 0 },
      { family: 'hester', pile: 1 },
    ]
    const other = situation({ options: { families: 'random' }, board: BOARD, guards: ['BS'], courts })
    expect(guardsSeen(other.scene, space('BS'))).toEqual({
      count: 1,
      mayGuard: false,
      stops: true,
      stacked: false,
      price: 2,
    })
  })

  test('[84] [147] are everyone’s in the First Edition, several on one vassal, and one goes for one Knight', () => {
    const s = situation({ mode: 'first-edition', board: BOARD, guards: ['BS', 'BS'], courts: [{ knights: 1 }] })
    expect(guardsSeen(s.scene, space('BS'))).toEqual({ count: 2, mayGuard: true, stops: true, stacked: true, price: 1 })
  })

  test('there are none without families', () => {
    expect(guardsSeen(situation({ board: BOARD }).scene, space('BS'))).toBeNull()
  })
})
