/**
 * Setting up the First Edition: four task decks, named vassals, two cards of any decks (rules 2.2, rulings 1, 7, 149
 * and 165).
 */
import { describe, expect, test } from 'vitest'
import { BACKS } from '#src/games/blackstone/cards.ts'
import { game } from '#src/games/blackstone/game.ts'
import { hashOf } from '#src/kernel/hash64.ts'
import { draw, pile } from '../namedActions.ts'
import { newGame, type Situation, situation, tableOf } from '../testTable.ts'
import { decks, firstEdition } from './firstEditionSituation.ts'

const newFirstEdition = (seats = 2, options = {}): Situation =>
  newGame('first-edition', seats, { first: 0, ...options })
const counted = ({ state }: Situation) =>
  Object.entries(state.decks).map(([name, { draw, discard }]) => [name, draw.length, discard.length])

describe('the box', () => {
  test('[B1] has decks of 16 Knights, 16 Wizards, 30 Kings and 32 Machinations, and none of the Guild', () => {
    const s = newFirstEdition()
    expect(counted(s)).toEqual([
      ['guild', 0, 0],
      ['power', 30, 0],
      ['machination', 32, 0],
      ['knight', 16, 0],
      ['wizard', 16, 0],
    ])
    const names = (deck: 'knight' | 'wizard' | 'power'): readonly string[] =>
      s.names(s.state.decks[deck]?.draw ?? []).toSorted()
    expect(names('knight')).toContain('G01')
    expect(names('wizard')).toContain('G02')
    expect([...names('knight'), ...names('wizard')].toSorted()).toEqual(
      Array.from({ length: 32 }, (_, i) => `G${String(i + 1).padStart(2, '0')}`),
    )
    expect(names('power').at(-1)).toBe('P30')
  })

  test('[B165] has the four named vassals, unless they are left out', () => {
    expect(newFirstEdition().state.piles.map((one) => one.length)).toEqual([16, 16, 16, 15])
    expect(newFirstEdition(2, { wildVassals: 'off' }).state.piles.map((one) => one.length)).toEqual([15, 15, 15, 14])
  })

  test('[B131] a named vassal stands for any role of its faction', () => {
    // G01: any lion on BS, any spy in column L.
    const s = firstEdition({ board: { BS: 'L*/*s', LE: '*y/M*' }, courts: [{ hand: ['G01'] }] })
    expect(s.legalOf('complete')).toHaveLength(1)
  })

  test('[B1] knows neither families nor intrigue, Assassins, Knight-Wizard cards, rats or blue letters', () => {
    const refused = (option: string, chosen: string) => {
      const table = tableOf('first-edition', 2)
      return game.setup({ ...table, options: { ...table.options, [option]: chosen } })
    }
    for (const option of ['families', 'intrigue', 'assassins', 'knightWizard', 'rats', 'blueLetters'])
      expect(refused(option, 'on')).toEqual({ ok: false, error: { code: 'option.unknown', values: { option } } })
  })
})

describe('before the first turn', () => {
  test('[B7] every player picks a pile of their own', () => {
    const s = newFirstEdition(4)
    s.do(pile(2))
    expect(s.refused(pile(2))).toEqual({ code: 'pile.taken', ruling: 7 })
    s.do(pile(0), pile(3))
    expect(s.state.courts.map((court) => court.pile)).toEqual([2, 0, 3, 1])
  })

  test('[B149] then in turn order each names both decks at once, and draws their top cards unseen', () => {
    const s = newGame('first-edition', 3, { first: 1 })
    s.do(pile(0), pile(1), pile(2))
    expect([s.seat, s.legalOf('decks').length]).toEqual([1, 10])
    const tops = (['knight', 'machination'] as const).map((deck) => s.state.decks[deck]?.draw.at(-1))
    s.do(decks('knight', 'machination'))
    expect(s.court(1).hand).toEqual(tops)
    expect(tops.map((slot) => s.state.cards[slot ?? -1])).toEqual([BACKS.knight, BACKS.machination])
    expect(s.draws.slice(-2)).toEqual(tops.map((slot) => ({ kind: 'open', slots: [slot], to: [1] })))
    expect(s.seat).toBe(2)
    s.do(decks('power', 'power'))
    expect([s.seat, s.court(2).hand.length]).toEqual([0, 2])
    s.do(decks('wizard', 'machination'))
    expect([s.seat, s.legalOf('endWork').length]).toEqual([1, 1])
    expect(counted(s).map(([, left]) => left)).toEqual([0, 28, 30, 15, 15])
  })

  test('[B149] nothing else is done before, and no other deck is named', () => {
    const s = newFirstEdition()
    s.do(pile(0), pile(1))
    expect(s.refused(draw('power'))).toEqual({ code: 'notNow' })
    expect(s.refused(decks('guild', 'power'))).toEqual({ code: 'draw.notInPlay' })
  })

  test('two decks are named in one order', () => {
    const s = newFirstEdition()
    s.do(pile(0), pile(1))
    expect(s.refused(decks('machination', 'knight'))).toEqual({ code: 'decks.order' })
  })

  test('each has one token of each kind, and musters in the first turn', () => {
    const s = newFirstEdition()
    s.do(pile(0), pile(1), decks('knight', 'knight'), decks('knight', 'knight'))
    expect([s.tokens(0), s.tokens(1)]).toEqual([
      [2, 2],
      [1, 1],
    ])
  })

  test('[B40] a card of the rest, which stays in the box, cannot lie in a slot of the deck of Kings', () => {
    const s = firstEdition({ courts: [{ wizards: 1 }] })
    const before = hashOf(s.state)
    const slot = s.state.decks.power.draw.at(-1) ?? -1
    const draft = game.copy(s.state)
    draft.todo = [...draft.todo, { do: 'open', slots: [slot], to: 'all' }]
    const open = (face: number) => {
      const value = { face, side: 0 as const }
      const opening = { slot, value, salt: '' }
      return game.apply(draft, { kind: 'chance', answer: { kind: 'open', openings: [opening] } }).ok
    }
    // P30 and P31.
    expect([open(161), open(162)]).toEqual([true, false])
    expect(hashOf(s.state)).toBe(before)
  })
})

describe('a document', () => {
  test('names the decks of this edition, and no card that stays in the box', () => {
    const s = firstEdition({ decks: { knight: { count: 3, discard: ['G01'] } }, courts: [{ hand: ['knight', 'G02'] }] })
    // Sixteen: one in the hand, three in the deck, the rest in the discard, the named one first.
    expect(counted(s).at(3)).toEqual(['knight', 3, 12])
    expect(s.names(s.state.decks.knight?.discard.slice(0, 1) ?? [])).toEqual(['G01'])
    expect(() => firstEdition({ courts: [{ hand: ['P31'] }] })).toThrow('position.notInPlay')
    expect(() => firstEdition({ courts: [{ hand: ['guild'] }] })).toThrow('position.notInPlay')
    expect(() => firstEdition({ decks: { guild: { count: 1 } } })).toThrow('position.notInPlay')
  })

  test('names no such deck elsewhere', () => {
    expect(() => situation({ courts: [{ hand: ['knight'] }] })).toThrow('position.notInPlay')
    expect(() => situation({ decks: { wizard: { count: 1 } } })).toThrow('position.notInPlay')
  })

  test('says what hidden hands hold', () => {
    const s = firstEdition({ hidden: { hands: [['G01', 'G02', 'M03']], decks: { wizard: ['G04'] } } })
    const { hand } = s.court(0)
    expect(hand.map((slot) => s.state.cards[slot])).toEqual([BACKS.knight, BACKS.wizard, BACKS.machination])
    expect(s.names([...hand, s.state.decks.wizard?.draw.at(-1) ?? -1])).toEqual(['G01', 'G02', 'M03', 'G04'])
  })
})
