/** Corner piles that run out and come back (rulings 4, 6 and 42 to 44). */
import { describe, expect, test } from 'vitest'
import { VASSALS } from '../../../src/games/blackstone/data/vassals.ts'
import { complete, discard, endWork, makeUp, retain } from './namedActions.ts'
import { puzzle, type Situation, situation, type Zones } from './testTable.ts'

const EMPTY = [{ count: 0 }, { count: 0 }, { count: 0 }, { count: 0 }]

/** All vassals but these. The other player holds them, so that no card is left elsewhere. */
const allBut = (...these: readonly string[]): string[] => VASSALS.filter((vassal) => !these.includes(vassal))

/** G01 (any lion on BS, any spy in column L) is about to be completed; the own pile of seat 0 is the third. */
const BOARD = { BS: 'Lc/Ds', LE: 'Ly/Ds' }
const completing = (piles: NonNullable<Zones['piles']>, hidden: Zones['hidden'] = {}): Situation =>
  situation({ board: BOARD, piles, courts: [{ hand: ['G01'], pile: 2 }, { pile: 0 }], hidden })
const filledFrom = (s: Situation): readonly number[] => {
  s.do(complete('G01', 'BS', 'LE'), endWork)
  return s.events.flatMap((event) => (event.kind === 'refilled' ? [event.pile] : []))
}

describe('an empty pile', () => {
  test('[B42] the next pile clockwise that holds a card stands in for it', () => {
    expect(filledFrom(completing([{ count: 5 }, { count: 5 }, { count: 0 }, { count: 5 }]))).toEqual([3, 3])
    expect(filledFrom(completing([{ count: 0 }, { count: 5 }, { count: 0 }, { count: 0 }]))).toEqual([1, 1])
  })

  test('[B42] it may run out between the two', () => {
    expect(filledFrom(completing([{ count: 5 }, { count: 5 }, { count: 1 }, { count: 0 }]))).toEqual([2, 0])
  })

  test('[B42] cannot be chosen for a retained vassal while another holds a card', () => {
    const s = situation({
      board: { AO: 'Lc/Ds' },
      piles: [{ count: 0 }, { count: 1 }, { count: 0 }, { count: 1 }],
      courts: [{ knights: 1 }],
    })
    expect(s.refused(retain('AO', 0))).toEqual({ code: 'retain.pileEmpty', ruling: 42 })
    expect(s.legalOf('retain')).toEqual([retain('AO', 1), retain('AO', 3)])
  })
})

/** All piles are empty, `count` vassals lie in the discard, seat 1 holds the rest. */
const emptyPiles = (count: number, zones: Zones = {}): Situation => {
  const discard = allBut('Lc/Ds', 'Ly/Ds').slice(0, count)
  return situation({
    board: BOARD,
    piles: EMPTY,
    discard,
    courts: [
      { knights: 1, hand: ['G01'], pile: 2 },
      { retained: allBut('Lc/Ds', 'Ly/Ds', ...discard), pile: 0 },
    ],
    ...zones,
  })
}
const sizes = (s: Situation): readonly number[] => s.state.piles.map((pile) => pile.length)

describe('all piles empty', () => {
  test('[B43] the discard is shuffled with random sides into four piles, larger ones first', () => {
    const s = emptyPiles(10)
    const events = s.do(retain('BS', 2))
    expect(events.map(({ kind }) => kind)).toEqual(['retained', 'shuffled', 'opened', 'refilled', 'opened'])
    // Ten cards lie as 3, 3, 2 and 2; the own pile, the third, gives one.
    expect(sizes(s)).toEqual([3, 3, 1, 2])
    expect(s.state.discard).toEqual([])
    const [seal] = s.draws.slice(-3)
    expect(seal).toMatchObject({ kind: 'seal', sides: 2 })
    expect(seal?.kind === 'seal' && seal.faces).toHaveLength(10)
  })

  test('[B43] [B5] the tops of the new piles are shown, the rest is hidden', () => {
    const s = emptyPiles(10)
    s.do(retain('BS', 2))
    const open = s.state.piles.map((pile) => pile.map((slot) => (s.state.cards[slot] ?? -1) >= 0))
    expect(open).toEqual([[false, false, true], [false, false, true], [true], [false, true]])
  })

  test('[B43] [B42] with fewer cards than piles the own pile may stay empty', () => {
    const s = emptyPiles(2)
    s.do(retain('BS', 2))
    // Two cards lie as 1, 1, 0 and 0; clockwise from the third pile the next with a card is the first.
    expect(s.events).toContainEqual(expect.objectContaining({ kind: 'refilled', pile: 0 }))
    expect(sizes(s)).toEqual([0, 1, 0, 0])
  })

  test('[B43] while all are empty a retained vassal is refilled from the own pile, which then comes back', () => {
    const s = emptyPiles(10)
    expect(s.legalOf('retain')).toEqual([retain('BS', 2), retain('LE', 2)])
    expect(s.refused(retain('BS', 0))).toEqual({ code: 'retain.pileEmpty', ruling: 43 })
  })

  test('[B43] with an empty discard too nothing can be retained', () => {
    expect(emptyPiles(0).refused(retain('BS', 2))).toEqual({ code: 'retain.noCards', ruling: 43 })
    expect(emptyPiles(0).legalOf('retain')).toEqual([])
  })

  test('[B43] used vassals come back at once where nothing else is left', () => {
    const s = emptyPiles(0)
    s.do(complete('G01', 'BS', 'LE'), endWork)
    const back = [s.at('BS'), s.at('LE')].map((text) => text.split('/').toSorted().join('/'))
    expect(back.toSorted()).toEqual(['Ds/Lc', 'Ds/Ly'])
    expect(s.state.missing).toBe(0)
  })

  test('[B43] both sides come up', () => {
    const shown = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
      const s = situation(
        {
          board: BOARD,
          piles: EMPTY,
          discard: ['Ls/De'],
          courts: [{ knights: 1 }, { retained: allBut('Lc/Ds', 'Ly/Ds', 'Ls/De') }],
        },
        seed,
      )
      s.do(retain('BS', 0))
      return s.at('BS')
    })
    expect(new Set(shown)).toEqual(new Set(['Ls/De', 'De/Ls']))
  })

  test("[B43] [B112] in the Puzzle Master's Quest they become two piles", () => {
    const s = puzzle({
      options: { puzzleFloor: 'playOn' },
      board: { AO: 'Lc/Ds' },
      piles: [{ count: 0 }, { count: 0 }],
      courts: [{ knights: 1 }],
    })
    s.do(retain('AO', 0))
    // 71 cards lie as 36 and 35; the first pile gives one.
    expect(sizes(s)).toEqual([35, 35])
  })
})

/** Two spaces stayed empty for want of cards. */
const missingVassals = (piles: NonNullable<Zones['piles']>, missing = 2): Situation =>
  situation({
    board: { AO: 'Lc/Ds' },
    missing,
    piles,
    courts: [{ pile: 2, retained: ['Py/Ls', 'Py/Lc', 'Py/Ds'] }, { pile: 0 }],
    hidden: piles.some(({ count }) => count === 5) ? { piles: [[], [], ['Ls/De', 'Dc/Ls']] } : {},
  })
const FIVE = [{ count: 5 }, { count: 5 }, { count: 5 }, { count: 5 }]

describe('spaces that stayed empty for want of cards', () => {
  test('[B44] are filled from the own pile at the end of the step, each on an empty space of choice', () => {
    const s = missingVassals(FIVE)
    s.do(endWork)
    expect([s.seat, s.state.missing]).toEqual([0, 2])
    expect(s.legal).toHaveLength(24)
    expect(s.refused(makeUp('AO'))).toEqual({ code: 'makeUp.occupied', ruling: 44 })
    s.do(makeUp('KE'), makeUp('BS'))
    expect(s.board).toEqual({ AO: 'Lc/Ds', KE: 'Ls/De', BS: 'Dc/Ls' })
    expect(s.state.missing).toBe(0)
  })

  test('[B44] not within the step, and not when nothing is missing', () => {
    expect(missingVassals(FIVE).legalOf('makeUp')).toEqual([])
    const s = missingVassals(FIVE, 0)
    s.do(endWork)
    expect(s.legalOf('makeUp')).toEqual([])
  })

  test('[B44] as soon as cards exist again, and only for as long as they do', () => {
    const s = situation({
      board: { AO: 'Lc/Ds' },
      missing: 2,
      piles: EMPTY,
      courts: [{ retained: ['Py/Ls', 'Py/Lc', 'Py/Ds'] }, { retained: allBut('Lc/Ds', 'Ls/Py', 'Lc/Py', 'Ds/Py') }],
    })
    s.do(endWork)
    expect(s.legalOf('makeUp')).toEqual([])
    s.do(discard('Py/Lc'))
    expect([s.seat, s.legalOf('makeUp').length]).toEqual([0, 24])
    s.do(makeUp('AN'))
    expect(['Py/Lc', 'Lc/Py']).toContain(s.at('AN'))
    expect([s.seat, s.state.missing]).toEqual([1, 1])
  })
})
