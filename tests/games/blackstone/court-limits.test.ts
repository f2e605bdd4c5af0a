/** What a court may keep at the end of its turn (rules 2.1, rulings 22 and 29 to 36). */
import { describe, expect, test } from 'vitest'
import { writePosition } from '../../../src/games/blackstone/notation/position/writePosition.ts'
import { complete, discard, endWork } from './namedActions.ts'
import { type Situation, situation, type Zones } from './testTable.ts'

const tokenSituation = (zones: Zones = {}): Situation =>
  situation({
    courts: [
      { knights: 5, wizards: 3, hand: ['G01', 'P01', 'M01'], retained: ['Lc/Ds', 'Lc/De', 'Lc/Dy', 'Lc/Ms'] },
      { knights: 7, wizards: 7, hand: ['G02', 'G04', 'G05'], retained: ['Ly/Ds', 'Ly/De', 'Ly/Dc'] },
    ],
    ...zones,
  })

describe('limits', () => {
  test('[B22] with the two Kings of the Household two of each thing may be kept', () => {
    const s = tokenSituation()
    expect(s.do(endWork)).toEqual([{ kind: 'returned', seat: 0, knights: 3, wizards: 1 }])
    expect(s.tokens(0)).toEqual([2, 2])
    expect(s.seat).toBe(0)
    s.do(discard('P01'), discard('Lc/De'), discard('Lc/Ms'))
    expect(s.names(s.court(0).hand)).toEqual(['G01', 'M01'])
    expect(s.names(s.court(0).retained)).toEqual(['Lc/Ds', 'Lc/Dy'])
    expect(s.seat).toBe(1)
  })

  test('[B22] a completed King raises all four limits', () => {
    const s = situation({
      courts: [
        {
          knights: 4,
          wizards: 4,
          completed: { king: ['P02'] },
          hand: ['G01', 'P01', 'M01'],
          retained: ['Lc/Ds', 'Lc/De', 'Lc/Dy'],
        },
      ],
    })
    expect(s.do(endWork)).toContainEqual({ kind: 'returned', seat: 0, knights: 1, wizards: 1 })
    expect([s.seat, s.tokens(0)]).toEqual([1, [3, 3]])
  })

  test('[B30] the owner chooses, one at a time, from each zone that is over', () => {
    const s = tokenSituation()
    s.do(endWork)
    const { hand, retained } = s.court(0)
    expect(s.legal).toEqual([...hand, ...retained].map((slot) => ({ kind: 'discard', slot })))
    s.do(discard('G01'))
    expect(s.legal).toEqual(retained.map((slot) => ({ kind: 'discard', slot })))
    expect(s.refused(discard('P01'))).toEqual({ code: 'discard.withinLimit', ruling: 22 })
  })

  test("only the owner's cards, and only the owner", () => {
    const s = tokenSituation()
    s.do(endWork)
    const [theirs = -1] = s.court(1).hand
    expect(s.refused({ kind: 'discard', slot: theirs })).toEqual({ code: 'discard.notYours' })
    expect(s.refused({ kind: 'discard', slot: theirs }, 1)).toEqual({ code: 'notYourTurn' })
    expect(s.refused(endWork)).toEqual({ code: 'notNow' })
  })

  test('[B34] a dropped task goes open to the discard of its own deck, a vassal to the vassal discard', () => {
    const s = tokenSituation()
    s.do(endWork, discard('P01'), discard('Lc/De'), discard('Lc/Ms'))
    expect(s.names(s.state.decks.power.discard)).toEqual(['P01'])
    expect(s.state.decks.guild.discard).toEqual([])
    expect(s.names(s.state.discard)).toEqual(['Lc/De', 'Lc/Ms'])
  })

  test('[B34] a task that was hidden is laid open when it is dropped', () => {
    const s = situation({ hidden: { hands: [['G01', 'P01', 'M01']] } })
    s.do(endWork)
    const slot = s.court(0).hand[1] ?? -1
    expect(s.state.cards[slot]).toBeLessThan(0)
    s.do(discard('P01'))
    expect(s.state.cards[slot]).toBe((100 + 32) * 2)
    expect(s.state.decks.power.discard).toEqual([slot])
  })

  test('[B29] only the limits of the player whose turn ends are checked', () => {
    const s = tokenSituation()
    s.do(endWork, discard('G01'), discard('Lc/Ds'), discard('Lc/De'))
    expect(s.court(1)).toMatchObject({ knights: 8, wizards: 8 })
    expect([s.court(1).hand.length, s.court(1).retained.length]).toEqual([3, 3])
  })

  test('[B35] during the turn nothing is taken', () => {
    expect(tokenSituation().legalOf('discard')).toEqual([])
    expect(tokenSituation().refused(discard('G01'))).toEqual({ code: 'notNow' })
  })

  test('exactly at the limit nothing is asked', () => {
    const s = situation({
      courts: [{ knights: 2, wizards: 2, hand: ['G01', 'G03'], retained: ['Lc/Ds', 'Lc/De'] }],
    })
    s.do(endWork)
    expect([s.seat, s.tokens(0)]).toEqual([1, [2, 2]])
    expect(s.events.some(({ kind }) => kind === 'returned')).toBe(false)
  })

  test('a King completed this turn counts already', () => {
    // P01: a lion scout on KT, any phoenix in column A.
    const s = situation({
      board: { KT: 'Ls/De', AN: 'Py/Mc' },
      courts: [{ knights: 3, hand: ['P01', 'G01', 'G03', 'G06'] }],
    })
    s.do(complete('P01', 'KT', 'AN'), endWork)
    expect([s.seat, s.tokens(0), s.court(0).hand.length]).toEqual([1, [3, 0], 3])
  })

  test('[B36] limits come before the game is decided: six tokens count as four in the fourth tie-break', () => {
    const s = situation({
      options: { maxRounds: 10 },
      courts: [
        { knights: 2, wizards: 2 },
        { knights: 6, wizards: 0, hand: ['G01'] },
      ],
      turn: { seat: 1, round: 10 },
    })
    s.do(endWork)
    // Points, Ploys, Kings, Knights and Wizards are level; 4 tokens beat 2, though 6 would have beaten 4.
    expect(s.outcome).toEqual({ ranks: [1, 2], decidedBy: 'tokens' })
  })
})

const EVERYBODY = { options: { limitsEveryTurn: 'on' } }

describe('where limits are checked every turn', () => {
  test('[B29] everybody is checked at the end of any turn: tokens go at once, cards by choice of their owners in turn order', () => {
    const s = tokenSituation(EVERYBODY)
    expect(s.do(endWork)).toEqual([
      { kind: 'returned', seat: 0, knights: 3, wizards: 1 },
      { kind: 'returned', seat: 1, knights: 5, wizards: 5 },
    ])
    expect([s.tokens(0), s.tokens(1), s.seat]).toEqual([[2, 2], [2, 2], 0])
    s.do(discard('G01'), discard('Lc/Ds'), discard('Lc/De'))
    expect([s.seat, s.state.seat]).toEqual([1, 0])
    expect(s.legal).toHaveLength(6)
    expect(s.refused(endWork)).toEqual({ code: 'notNow' })
    expect(s.do(discard('G04'))).toEqual([{ kind: 'discarded', seat: 1, slot: s.state.decks.guild.discard.at(-1) }])
    expect(s.do(discard('Ly/Dc')).map(({ kind }) => kind)).toEqual(['discarded', 'turnEnded', 'turn', 'mustered'])
    expect(s.names([...s.court(1).hand, ...s.court(1).retained])).toEqual(['G02', 'G05', 'Ly/Ds', 'Ly/De'])
    // What was returned is returned; then seat 1 musters for its own turn.
    expect([s.seat, s.tokens(1)]).toEqual([1, [3, 3]])
  })

  test('[B29] [B32] in a table of three it goes round from the active player; whose family has no limits is passed over', () => {
    const court = { hand: ['guild', 'guild', 'power'], pile: 0 }
    const s = situation({
      options: { limitsEveryTurn: 'on', families: 'random' },
      courts: [court, { ...court, pile: 1, family: 'keygriff' }, { ...court, pile: 2 }],
      turn: { seat: 2 },
    })
    const dropFirst = () => s.do({ kind: 'discard', slot: s.court(s.seat).hand[0] ?? -1 })
    s.do(endWork)
    expect([s.seat, s.state.seat]).toEqual([2, 2])
    dropFirst()
    expect([s.seat, s.state.seat]).toEqual([0, 2])
    dropFirst()
    expect([s.seat, s.state.seat]).toEqual([0, 0])
    expect(s.state.courts.map(({ hand }) => hand.length)).toEqual([2, 3, 2])
  })

  test('[B29] an owner who drops in the turn of another is in the position that is written then', () => {
    const s = tokenSituation(EVERYBODY)
    s.do(endWork, discard('G01'), discard('Lc/Ds'), discard('Lc/De'))
    const { format: _f, version: _v, ...zones } = writePosition(s.scene, ['Ann', 'Ben'])
    const again = situation(zones)
    expect([again.seat, again.state.seat]).toEqual([1, 0])
    expect(again.state.todo).toEqual(s.state.todo)
  })
})
