/** Position documents: what they say is there, and what cannot be is refused. */
import { describe, expect, test } from 'vitest'
import { game } from '../../../src/games/castlescape/game.ts'
import { readPosition } from '../../../src/games/castlescape/position/readPosition.ts'
import type { Json } from '../../../src/kernel/json.ts'
import type { Refusal } from '../../../src/kernel/result.ts'
import { unwrap } from '../../kernel/toyLog.ts'
import { tableFrom } from './testTable.ts'

const document = (zones: object = {}): object => ({ format: 'castlescape-position', version: 1, ...zones })

/** Why a document is refused, as a whole or by its cards; null if it is taken. */
const refusalOf = (zones: object): Refusal | null => {
  const parsed = readPosition(document(zones) as Json)
  if (!parsed.ok) return parsed.error
  const { table, hidden } = parsed.value
  const created = game.setup(table)
  if (!created.ok) return created.error
  const cards = hidden === undefined ? null : game.hiddenCards(table, hidden)
  return cards?.ok === false ? cards.error : null
}
const faultOf = (zones: object): unknown => refusalOf(zones)?.values?.what

/** A site of 13 with these rows from the fourth on. */
const rows = (...middle: readonly string[]): readonly string[] =>
  Array.from({ length: 13 }, (_, row) => (middle[row - 3] ?? '').padEnd(13, '.'))

describe('a document that says little', () => {
  test('is a first turn: starter cards, a full market, twenty Contracts, nobody has any', () => {
    const { state } = tableFrom(document())
    expect(state).toMatchObject({ seat: 0, first: 0, turnNumber: 1, quarry: 14, marker: 4, piles: [10, 12, 12, 10] })
    expect(state.contracts).toHaveLength(20)
    expect(state.market.end - state.market.next).toBe(50)
    expect(state.stalls).toEqual([-1, -1, -1, -1, -1])
    for (const guild of state.guilds) {
      expect(guild).toMatchObject({ renown: 0, recruits: [], contracts: [], discard: [] })
      expect(guild.hand).toHaveLength(5)
      expect(guild.owned).toHaveLength(10)
    }
  })

  test('a guild has its starter cards where they are said to lie, and the rest face down', () => {
    const { state } = tableFrom(document({ guilds: [{ discard: ['clumsy-thief', 'clumsy-thief'] }] }))
    const [first] = state.guilds
    expect(first?.owned).toHaveLength(10)
    expect([first?.hand.length, (first?.deck.end ?? 0) - (first?.deck.next ?? 0)]).toEqual([5, 3])
  })

  test('the site says how large it is, and what it encloses is a finished Bailey', () => {
    const { state } = tableFrom(document({ site: rows('###', '#.#', '###'), baileys: [{ at: 'b5', claimedBy: [2] }] }))
    expect(state.setting.options.site).toBe(13)
    expect(state.site.baileys).toEqual([{ squares: [4 * 13 + 1], claimedBy: [1] }])
  })
})

describe('worked examples as documents', () => {
  test('[C17] 3: Walls of one card stay together, and never two by two', () => {
    const t = tableFrom(document({ hidden: { hands: [['ramparts']] } })).do('play ramparts', 'build i8')
    expect(t.refusal('build h7')).toBe('C17')
    expect(t.do('build i7').refusal('build h7')).toBe('castlescape.twoByTwo')
    t.do('build j7')
    expect(t.state.turn.groups).toEqual([])
  })

  test('20: three Market Stalls and a Clumsy Thief bring 5 Gold, which are gone at the end of the turn', () => {
    const hands = [['market-stall', 'market-stall', 'market-stall', 'clumsy-thief']]
    const t = tableFrom(document({ hidden: { hands, decks: [['stone-walls', 'stone-walls']] } }))
    t.do('play market-stall', 'play market-stall', 'play market-stall', 'play clumsy-thief')
    expect(t.state.turn.gold).toBe(5)
    expect(t.do('buy back-alley-bribes').state.turn.gold).toBe(2)
    expect(t.do('end').state.turn.gold).toBe(0)
  })

  test('[C23] 37: Infamy 3, two Recruits on Walls and one on the ground: the ground one must go, and one from a Wall', () => {
    const tasks = [{ do: 'lose', seat: 1, n: 3, fallback: 'discard' }, { do: 'main' }]
    const site = rows('......#', '....1.A', '......A')
    const t = tableFrom(document({ site, guilds: [{ infamy: 3 }], tasks }))
    expect(t.legal()).toEqual(['lose e5', 'lose g5', 'lose g6'])
    expect(t.do('lose g5').legal()).not.toContain('lose g6')
    expect(t.recruits(1)).toBe('g6')
  })

  test('[C14] 47: two Contracts are left: both are seen, one is kept', () => {
    const hidden = { hands: [Array(4).fill('market-stall')], contractDeck: ['garrison', 'levy'] }
    const t = tableFrom(document({ hidden })).do(...Array<string>(4).fill('play market-stall'), 'buy new-contract')
    expect(t.legal()).toEqual(['keep garrison', 'keep levy'])
    expect(t.do('keep levy').state.contracts).toHaveLength(1)
    expect(t.guild(1).contracts.map((slot) => t.ids([t.faceOf(slot)]))).toEqual(['levy'])
  })

  test('[C41] 49: three players, eight idle turns before this one: it triggers the end', () => {
    const t = tableFrom(document({ seats: ['Ann', 'Bo', 'Cy'], idleTurns: 8, seat: 3 })).do('end')
    expect(t.events).toContainEqual({ kind: 'triggered', by: 'standstill' })
  })
})

test('the open half says nothing of where the cards lie that only the hidden half names', () => {
  const [hands, decks] = [[['stone-walls', 'ramparts']], [['market-stall', 'clumsy-thief']]]
  const hidden = {
    hands,
    decks,
    market: ['toll-bridge', 'ladder-crew'],
    contracts: [['levy']],
    contractDeck: ['garrison'],
  }
  expect(unwrap(readPosition(document({ hidden }) as Json)).table.position).toMatchObject({
    guilds: [{ faceDown: ['clumsy-thief', 'market-stall', 'ramparts', 'stone-walls'], hand: 2 }, {}],
    market: { deck: ['ladder-crew', 'toll-bridge'] },
    contractCards: ['garrison', 'levy'],
  })
})

describe('a document that is wrong', () => {
  test.each([
    ['a field that does not exist', { gilds: [] }, 'gilds'],
    ['a card that does not exist', { guilds: [{ discard: ['rampart'] }] }, 'guilds.0.discard.0'],
    ['a Goal in a discard pile', { guilds: [{}, { discard: ['two-courts'] }] }, 'guilds.1.discard.0'],
    ['a hand larger than what lies face down', { guilds: [{ faceDown: ['ramparts'], hand: 2 }] }, 'guilds.0.hand'],
    ['more cards than there are', { guilds: [{ alley: Array(13).fill('hire-a-fence') }] }, 'cards.hire-a-fence'],
    ['a starter card in a stall', { market: { stalls: ['market-stall', '-', '-', '-', '-'] } }, 'market.stalls.0'],
    ['four stalls', { market: { stalls: ['-', '-', '-', '-'] } }, 'market.stalls'],
    ['a seat that is not there', { seat: 3 }, 'seat'],
    ['a mark where no Bailey is', { baileys: [{ at: 'a1' }] }, 'baileys.0.at'],
    ['a level above the highest', { guilds: [{ infamy: 11 }] }, 'guilds.0.infamy'],
    ['more Contracts than there are', { guilds: [{ contracts: 15 }, { contracts: 6 }] }, 'contractCards'],
    ['steps that lead nowhere', { tasks: [{ do: 'pay', seat: 1, n: 1 }] }, 'tasks'],
    [
      'a card against a rival that names none',
      { tasks: [{ do: 'effects', card: 'whisper-campaign', when: 'play', at: 0 }, { do: 'main' }] },
      'tasks.0.rival',
    ],
    ['Infamy above 10 that waits for nothing', { guilds: [{ infamy: 13 }] }, 'guilds.0.infamy'],
    [
      'a card of the full market in the friendly one',
      { options: { market: 'friendly' }, guilds: [{ alley: ['cut-purse-ring'] }] },
      'cards.cut-purse-ring',
    ],
    ['a card that stays in the market', { guilds: [{ discard: ['new-contract'] }] }, 'cards.new-contract'],
    ['more starters than a guild has', { guilds: [{ faceDown: Array(3).fill('clumsy-thief') }] }, 'guilds.0.faceDown'],
    ['a Goal that is open and claimed', { goals: ['full-purse'], guilds: [{ goals: ['full-purse'] }] }, 'goals'],
    ['a play area of a guild that is not playing', { guilds: [{}, { played: ['market-stall'] }] }, 'guilds.1.played'],
    ['a larger pile than there is', { market: { piles: { ramparts: 11 } } }, 'market.piles.ramparts'],
    ['a larger quarry than there is', { quarry: 15 }, 'quarry'],
    ['a marker on 0', { marker: 0 }, 'marker'],
    ['a card of which no Walls wait', { turn: { groups: [{ left: 0 }] } }, 'turn.groups.0.left'],
    ['a built Wall that does not stand', { turn: { groups: [{ left: 1, built: ['a1'] }] } }, 'turn.groups.0.built.0'],
    ['Walls that wait after posting', { turn: { posted: true, groups: [{ left: 1 }] } }, 'turn.groups'],
    ['less Gold received than is left', { turn: { gold: 3, received: 2 } }, 'turn.received'],
    [
      'an Inspection with the marker on 1',
      { marker: 1, tasks: [{ do: 'inspection', final: false }, { do: 'main' }] },
      'tasks.0',
    ],
    ['a shuffle while there is a deck', { tasks: [{ do: 'shuffle', seat: 1 }, { do: 'main' }] }, 'tasks.0'],
    ['a deck of a seat that is not there', { hidden: { decks: [[], [], ['ramparts']] } }, 'hidden.decks'],
    ['more guilds than seats', { seats: ['Ann', 'Bo'], guilds: [{}, {}, {}] }, 'guilds'],
  ])('%s is named', (_, zones, what) => {
    expect(refusalOf(zones)?.code).toBe('position.malformed')
    expect(faultOf(zones)).toBe(what)
  })

  test('Walls that cannot have come to stand so, and rows that are no site, are refused by their reason', () => {
    expect(refusalOf({ site: rows('##', '##') })?.code).toBe('castlescape.siteTwoByTwo')
    expect(refusalOf({ site: rows('#', '', '#') })?.code).toBe('castlescape.siteLoose')
    expect(refusalOf({ site: ['...'] })?.code).toBe('castlescape.siteRow')
    expect(refusalOf({ site: rows('x') })?.code).toBe('castlescape.siteSign')
    expect(refusalOf({ options: { site: 15 }, site: rows('#') })?.values).toEqual({ what: 'site' })
  })

  test('hidden cards that cannot be there are named', () => {
    expect(refusalOf({ guilds: [{ faceDown: ['ramparts'] }], hidden: { hands: [['levy']] } })).toEqual({
      code: 'position.malformed',
      values: { what: 'hidden.hands.0.0' },
    })
  })

  test('another mode, and options that do not exist, are refused', () => {
    expect(refusalOf({ mode: 'kings-quest' })?.code).toBe('mode.unknown')
    expect(refusalOf({ options: { hardcore: 'maybe' } })?.code).toBe('option.wrong')
  })
})
