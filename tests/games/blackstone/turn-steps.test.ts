/** The turn and its steps: muster, assigning vassals, passing on (rules 2.1, rulings 22 to 27, 55, 60 and 152). */
import { describe, expect, test } from 'vitest'
import { complete, draw, endWork } from './namedActions.ts'
import { type Situation, situation, type Zones } from './testTable.ts'

const KNIGHTS = ['G01', 'G03', 'G06', 'G08']
const WIZARDS = ['G02', 'G04', 'G05', 'G07']

/** What a court with these cards musters. */
const mustered = (knight: readonly string[], wizard: readonly string[], king: readonly string[]): readonly number[] => {
  const completed = { knight: [...knight], wizard: [...wizard], king: [...king] }
  const s = situation({ courts: [{ completed }], turn: { step: 'muster' } })
  return s.tokens(0)
}

describe('muster', () => {
  test('brings one Knight and one Wizard for the Household alone', () => {
    expect(mustered([], [], [])).toEqual([1, 1])
  })

  test('[B23] brings one more for each active card: with two Kings the Household and one completed card', () => {
    expect(mustered(KNIGHTS.slice(0, 1), [], [])).toEqual([2, 1])
    expect(mustered(KNIGHTS.slice(0, 2), [], [])).toEqual([2, 1])
    expect(mustered(KNIGHTS, WIZARDS.slice(0, 1), [])).toEqual([2, 2])
  })

  test('[B22] [B23] completed Kings wake more of them', () => {
    expect(mustered(KNIGHTS, WIZARDS, ['P01'])).toEqual([3, 3])
    expect(mustered(KNIGHTS, WIZARDS, ['P01', 'P02'])).toEqual([4, 4])
    expect(mustered(KNIGHTS, WIZARDS, ['P01', 'P02', 'P03', 'P04'])).toEqual([5, 5])
  })

  test('[B24] the cap is for each stack by itself', () => {
    expect(mustered(KNIGHTS, WIZARDS.slice(0, 1), ['P01'])).toEqual([3, 2])
  })

  test('comes on top of what is there, and says what it brought', () => {
    const s = situation({ courts: [{ knights: 2, wizards: 1 }], turn: { step: 'muster' } })
    expect(s.tokens(0)).toEqual([3, 2])
    s.do(endWork)
    expect(s.events).toContainEqual({ kind: 'mustered', seat: 1, knights: 1, wizards: 1 })
  })

  test('[B11] by default there is no end to the tokens', () => {
    const s = situation({ courts: [{}, { knights: 30, wizards: 30 }], turn: { step: 'muster' } })
    expect(s.tokens(0)).toEqual([1, 1])
  })

  test('[B11] a finite supply of twenty gives what is there', () => {
    const finite = (knights: number): readonly number[] =>
      situation({
        options: { tokens: 'finite' },
        courts: [{ completed: { knight: ['G01'] } }, { knights }],
        turn: { step: 'muster' },
      }).tokens(0)
    expect(finite(18)).toEqual([2, 1])
    expect(finite(19)).toEqual([1, 1])
    expect(finite(20)).toEqual([0, 1])
  })
})

/** Seat 0 owns pile 2. G01 wants any lion on BS, any spy in column L. */
const assigning = (zones: Zones = {}): Situation =>
  situation({
    board: { BS: 'Lc/Ds', LE: 'Dy/Ls', AO: 'Pe/Ms' },
    courts: [{ hand: ['G01'], pile: 2 }, { pile: 0 }],
    hidden: { piles: [[], [], ['Ly/De', 'Mc/Py', 'Ps/Lc']] },
    ...zones,
  })

describe('assigning vassals', () => {
  test('used vassals are replaced from the own pile when work ends, not flipped', () => {
    const s = assigning()
    s.do(complete('G01', 'BS', 'LE'))
    expect(s.board).toEqual({ BS: 'Lc/Ds', LE: 'Dy/Ls', AO: 'Pe/Ms' })
    s.do(endWork)
    expect(s.board).toEqual({ BS: 'Ly/De', LE: 'Mc/Py', AO: 'Pe/Ms' })
    expect(s.names(s.state.discard)).toEqual(['Lc/Ds', 'Dy/Ls'])
    expect(s.state.marked).toEqual([])
  })

  test('[B55] the highest row is first, within a row the leftmost', () => {
    const refilled = (board: Record<string, string>, card: string, left: string, right: string) => {
      const s = situation({ board, courts: [{ hand: [card] }] })
      s.do(complete(card, left, right), endWork)
      return s.events.flatMap((event) => (event.kind === 'refilled' ? [event.space] : []))
    }
    // G19: a spy on BO, any maple in row E.
    expect(refilled({ BO: 'Ly/De', KE: 'Ms/Py' }, 'G19', 'BO', 'KE')).toEqual([10, 24])
    // G28: a captain on LE, any lion in row T: here the right one lies higher.
    expect(refilled({ LE: 'Pc/Ls', KT: 'Le/Ds' }, 'G28', 'LE', 'KT')).toEqual([9, 21])
    // G17: a scout on LO, any maple in column B: both in one row.
    expect(refilled({ LO: 'Ls/De', BO: 'My/Pe' }, 'G17', 'LO', 'BO')).toEqual([10, 11])
  })

  test('both used vassals lie in the discard before the first refill', () => {
    const s = assigning({
      board: { BS: 'Lc/Ds', LE: 'Dy/Ls' },
      piles: [{ count: 0 }, { count: 0 }, { top: 'Ly/De', count: 1 }, { count: 0 }],
      hidden: {},
    })
    const before = s.state.discard.length
    s.do(complete('G01', 'BS', 'LE'), endWork)
    // The own pile gives its one card to BS; for LE the whole discard with both used vassals has been shuffled.
    expect(s.at('BS')).toBe('Ly/De')
    expect(s.state.piles.flat()).toHaveLength(before + 2 - 1)
    expect(s.state.discard).toEqual([])
  })

  test('without a completion nothing is replaced', () => {
    const s = assigning()
    s.do(endWork)
    expect(s.board).toEqual({ BS: 'Lc/Ds', LE: 'Dy/Ls', AO: 'Pe/Ms' })
  })
})

describe('passing on', () => {
  test('[B152] the turn goes clockwise, to the next seat', () => {
    const s = situation({ seats: ['a', 'b', 'c', 'd'], turn: { seat: 2 } })
    const seats = [s.seat]
    for (let turn = 0; turn < 4; turn++) {
      s.do(endWork)
      seats.push(s.seat)
    }
    expect(seats).toEqual([2, 3, 0, 1, 2])
  })

  test("[B60] a round ends before the first player's turn", () => {
    const s = situation({ seats: ['a', 'b', 'c'], turn: { seat: 1, first: 1, round: 4 } })
    const rounds = [s.state.round]
    for (let turn = 0; turn < 3; turn++) {
      s.do(endWork)
      rounds.push(s.state.round)
    }
    expect(rounds).toEqual([4, 4, 4, 5])
    expect(s.seat).toBe(1)
  })

  test('a turn runs through its steps in order', () => {
    const s = assigning({
      courts: [{ hand: ['G01'], pile: 2, knights: 4, retained: ['Lc/De', 'Lc/Dy'] }, { pile: 0 }],
      turn: { step: 'muster' },
    })
    const events = s.do(complete('G01', 'BS', 'LE'), draw('guild'), endWork)
    expect(events.map(({ kind }) => kind)).toEqual([
      'completed',
      'drew',
      'refilled',
      'opened',
      'refilled',
      'opened',
      'returned',
      'turnEnded',
      'turn',
      'mustered',
    ])
  })
})
