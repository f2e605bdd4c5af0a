/** What a completed Machination brings (rules 2.2, ruling 162). */
import { describe, expect, test } from 'vitest'
import { ALL_DECKS } from '#src/games/blackstone/cards.ts'
import { setDeck } from '#src/games/blackstone/changeState.ts'
import { game } from '#src/games/blackstone/game.ts'
import { keep } from '../families/familySituation.ts'
import { complete, discard, draw, endWork } from '../namedActions.ts'
import { type Situation, seeded, situation, Situation as Table, value, type Zones } from '../testTable.ts'
import { decks, firstEdition } from './firstEditionSituation.ts'

/** M03: a lion spy on BS, a maple emissary in row E. */
const BOARD = { BS: 'Ly/De', AE: 'Me/Ps' }
const completing = (zones: Zones = {}): Situation => {
  const s = firstEdition({
    board: BOARD,
    courts: [{ hand: ['M03'], wizards: 1, pile: 0 }, { pile: 1 }],
    hidden: { decks: { knight: ['G01', 'G03'], power: ['P07'], machination: ['M09'] } },
    ...zones,
  })
  s.do(complete('M03', 'BS', 'AE'))
  return s
}

describe('a completed Machination', () => {
  test('[B162] asks for two decks at once, before any other move and before a card is seen', () => {
    const s = completing()
    expect([s.seat, s.state.todo.at(-1)]).toEqual([0, { do: 'decks', seat: 0, why: 'reward' }])
    expect(s.refused(endWork)).toEqual({ code: 'notNow' })
    expect(s.refused(draw('power'))).toEqual({ code: 'notNow' })
    expect(new Set(s.legal.map(({ kind }) => kind))).toEqual(new Set(['decks']))
    const drawn = s.draws.length
    const events = s.do(decks('knight', 'power'))
    expect(events.map(({ kind }) => kind)).toEqual(['drew', 'drew'])
    const [a, b] = s.state.todo.at(-1)?.do === 'keep' ? s.legalOf('keep').map(({ slot }) => slot) : []
    expect(s.draws.slice(drawn)).toEqual([a, b].map((slot) => ({ kind: 'open', slots: [slot], to: [0] })))
    expect(s.names([a ?? -1, b ?? -1])).toEqual(['G01', 'P07'])
  })

  test('[B162] one card is kept unseen by the others, the rejected one goes open to its discard, and work goes on', () => {
    const s = completing()
    s.do(decks('knight', 'power'))
    const events = s.do(keep(s, 'P07'))
    expect(events.map(({ kind }) => kind)).toEqual(['kept', 'discarded'])
    const [keptSlot = -1] = s.court(0).hand
    const [rejected = -1] = s.state.decks.knight?.discard ?? []
    expect(s.names([keptSlot, rejected])).toEqual(['P07', 'G01'])
    expect(s.state.cards[keptSlot]).toBeLessThan(0)
    expect(s.state.cards[rejected]).toBe(200)
    s.do(draw('wizard'))
    expect(s.tokens(0)).toEqual([0, 0])
  })

  test('[B162] one deck may be named twice', () => {
    const s = completing()
    s.do(decks('knight', 'knight'), keep(s, 'G03'))
    expect(s.names([...s.court(0).hand, ...(s.state.decks.knight?.discard ?? [])])).toEqual(['G03', 'G01'])
  })

  test('[B162] the kept card counts for the limits', () => {
    const s = completing({ courts: [{ hand: ['M03', 'G05', 'G06'], pile: 0 }, { pile: 1 }] })
    s.do(decks('knight', 'power'), keep(s, 'G01'), endWork)
    expect(s.seat).toBe(0)
    s.do(discard('G01'))
    expect([s.seat, s.names(s.court(0).hand)]).toEqual([1, ['G05', 'G06']])
  })

  test('[B162] it does not complete a second task, and the drawn ones are for other turns', () => {
    // G01: any lion on BS, any spy in column L.
    const s = completing({ board: { ...BOARD, LN: 'Py/Mc' } })
    s.do(decks('knight', 'power'), keep(s, 'G01'))
    expect(s.refused(complete('G01', 'BS', 'LN'))).toEqual({ code: 'complete.oncePerTurn' })
  })

  test('[B41] a discard is shuffled for it, and a deck without any card is not named', () => {
    const s = completing({ decks: { wizard: { count: 0 } }, hidden: {} })
    const events = s.do(decks('wizard', 'machination'))
    expect(events.map(({ kind }) => kind)).toEqual(['shuffled', 'drew', 'drew'])
  })

  test('no other completion brings anything', () => {
    const s = firstEdition({ board: { BS: 'Lc/De', LN: 'Py/Mc' }, courts: [{ hand: ['G01'] }] })
    s.do(complete('G01', 'BS', 'LN'))
    expect(s.legalOf('decks')).toEqual([])
    expect(s.legalOf('endWork')).toHaveLength(1)
  })
})

describe('where cards are short', () => {
  /** These cards are left in the Knight deck, none anywhere else. */
  const short = (left: number): Situation => {
    const s = firstEdition({ board: BOARD, courts: [{ hand: ['M03'] }] })
    const state = game.copy(s.state)
    for (const deck of ALL_DECKS) {
      const { draw = [], discard = [] } = state.decks[deck] ?? {}
      setDeck(state, deck, { draw: deck === 'knight' ? draw.slice(0, left) : [], discard })
    }
    const table = new Table(state, seeded(1))
    table.vault = s.vault
    table.do(complete('M03', 'BS', 'AE'))
    return table
  }

  test('[B41] only decks with cards are named, and a single card is kept without a question', () => {
    const s = short(1)
    expect(s.legal).toEqual([decks('knight', 'knight')])
    expect(s.refused(decks('knight', 'power'))).toEqual({ code: 'draw.empty', ruling: 41 })
    s.do(decks('knight', 'knight'))
    expect([s.court(0).hand.length, s.legalOf('endWork').length]).toEqual([1, 1])
  })

  test('[B72] with no card at all the reward lapses', () => {
    const s = short(0)
    expect(s.events.at(-1)).toEqual({ kind: 'lapsed', seat: 0 })
    expect(s.legalOf('endWork')).toHaveLength(1)
  })
})

test('[B162] what was drawn is told to nobody else: the answer opens no more than the rejected card', () => {
  const s = completing()
  s.do(decks('knight', 'power'))
  const [first = { kind: 'keep', slot: -1 }, second] = s.legalOf('keep')
  expect(game.openings(s.state, 0, first)).toEqual([second?.slot])
  expect(value(game.parseAction(JSON.parse(JSON.stringify(first))))).toEqual(first)
})

describe('a document', () => {
  test('says that decks are to be named, and which cards one is kept of', () => {
    const naming = firstEdition({ drawn: [], turn: { completions: 1 } })
    expect(naming.legalOf('decks')).toHaveLength(10)
    naming.do(decks('power', 'power'))
    const s = firstEdition({ drawn: ['knight', 'P07'], courts: [{ hand: ['M03'] }], hidden: { drawn: ['G01'] } })
    const [a = -1, b = -1] = s.legalOf('keep').map(({ slot }) => slot)
    expect([s.names([a, b]), s.state.decks.knight?.draw.length]).toEqual([['G01', 'P07'], 15])
    expect(s.draws).toContainEqual({ kind: 'open', slots: [a], to: [0] })
    s.do(keep(s, 'G01'))
    expect([s.names(s.court(0).hand), s.names(s.state.decks.power.discard)]).toEqual([['M03', 'G01'], ['P07']])
    expect(s.legalOf('endWork')).toHaveLength(1)
  })

  test('[B161] says so of Marbuck too, and only where somebody draws like this', () => {
    const s = situation({ options: { families: 'random' }, drawn: ['guild', 'G06'], hidden: { drawn: ['G05'] } })
    s.do(keep(s, 'G05'))
    expect(s.names([...s.court(0).hand, ...s.state.decks.guild.discard])).toEqual(['G05', 'G06'])
    expect(() => situation({ drawn: ['G05', 'G06'] })).toThrow('position.noDrawn')
    expect(() => situation({ options: { families: 'random' }, drawn: [] })).toThrow('position.noDrawn')
  })
})
