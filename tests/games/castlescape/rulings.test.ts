/** Rulings that the worked examples leave open, by values worked out by hand. */
import { describe, expect, test } from 'vitest'
import { cardOf, marketDeck, STANDARD_FACES, STARTER_DECK } from '../../../src/games/castlescape/cards.ts'
import { game } from '../../../src/games/castlescape/game.ts'
import { contractDeck, GOAL_FACES } from '../../../src/games/castlescape/goalsAndContracts.ts'
import { scoreOf } from '../../../src/games/castlescape/rules/ending/score.ts'
import { newGame, table } from './testTable.ts'

const DECK = 'ramparts ramparts ramparts ramparts ramparts'

describe('the box', () => {
  test('it holds the numbers of the rules: 10 starters, 10 + 12 + 12 + 10, 50 of the market, 10 Goals, 20 Contracts', () => {
    expect(STARTER_DECK).toHaveLength(10)
    expect(STANDARD_FACES.map((face) => cardOf(face).count)).toEqual([10, 12, 12, 10])
    expect([marketDeck(false).length, marketDeck(true).length]).toEqual([50, 50])
    const contracts = [contractDeck({}), contractDeck({ aims: 2 })].map(({ length }) => length)
    expect([GOAL_FACES.length, ...contracts]).toEqual([10, 20, 20])
  })

  test('in the friendly market three titles stand in for the three against rivals', () => {
    const ids = (friendly: boolean) => new Set(marketDeck(friendly).map((face) => cardOf(face).id))
    const [full, friendly] = [ids(false), ids(true)]
    expect([...full].filter((id) => !friendly.has(id))).toEqual([
      'cut-purse-ring',
      'whisper-campaign',
      'off-the-parapet',
    ])
    expect([...friendly].filter((id) => !full.has(id))).toEqual(['stone-carts', 'feast-day', 'master-of-works'])
  })
})

describe('setting up', () => {
  test.each([
    [2, 4, 14, 3],
    [3, 3, 26, 4],
    [4, 3, 30, 5],
  ])(
    '%i players: marker %i, quarry %i, %i Goals, five cards each, five in the stalls',
    (seats, marker, quarry, goals) => {
      const t = newGame(seats)
      expect(t.state).toMatchObject({ marker, quarry, seat: 0, turnNumber: 0 })
      expect(t.state.guilds.map(({ hand, contracts }) => [hand.length, contracts.length])).toEqual(
        Array(seats).fill([5, 4]),
      )
      expect(t.state.stalls.every((face) => face >= 0)).toBe(true)
      expect(t.state.goals).toEqual([])
      t.keep(t.state.guilds.map(({ contracts }, seat) => [seat, contracts.slice(0, 2)] as const))
      expect(t.state.goals).toHaveLength(goals)
      expect(t.state).toMatchObject({ turnNumber: 1, seat: 0 })
    },
  )

  test('a seat that may not begin, a wrong number of seats, another mode and a position are refused', () => {
    const options = { hardcore: 'off', market: 'full', site: 15, first: 2, lastTurns: 'equal', handicap: 'off' }
    const code = (table: Parameters<typeof game.setup>[0]) => {
      const made = game.setup(table)
      return made.ok ? null : made.error.code
    }
    expect(code({ mode: 'castlescape', options, seats: 3 })).toBeNull()
    expect(code({ mode: 'castlescape', options, seats: 2 })).toBe('option.wrong')
    expect(code({ mode: 'castlescape', options, seats: 5 })).toBe('seats.wrong')
    expect(code({ mode: 'castlescape', options: { ...options, site: 14 }, seats: 3 })).toBe('option.wrong')
    expect(code({ mode: 'kings-quest', options, seats: 3 })).toBe('mode.unknown')
    expect(code({ mode: 'castlescape', options, seats: 3, position: 3 })).toBe('position.malformed')
  })

  test('the small site has its Wall on g7', () => {
    const t = newGame(2, { site: 13 })
    expect(t.state.site.size).toBe(13)
    expect(t.state.site.wallRows[6]).toBe(1 << 6)
  })

  test('[C7] before all have chosen nothing is applied: one choice alone leaves the question open', () => {
    const t = newGame(2)
    const slots = t.guild(1).contracts.slice(0, 2)
    const applied = game.apply(t.state, { kind: 'joint', actions: [[0, { kind: 'keep', slots }, []]] })
    expect(applied.ok && game.turn(applied.value.state)).toMatchObject({ kind: 'seats', veiled: true })
    const wrong = game.apply(t.state, { kind: 'joint', actions: [[1, { kind: 'keep', slots }, []]] })
    expect(wrong.ok).toBe(false)
  })
})

describe('cards', () => {
  test('[C8] a draw comes before the rest of a card: new penalties are there for Infamy −2', () => {
    const t = table({ guilds: [{ hand: 'shift-the-blame', alley: 'press-gang', discard: 'ramparts' }, {}] })
    t.do('play shift-the-blame/2')
    // 0, then the Back Alley's 2 for the shuffle, then 2 less.
    expect(t.events.flatMap((event) => (event.kind === 'level' ? [[event.from, event.to]] : []))).toEqual([
      [0, 2],
      [2, 0],
    ])
  })

  test('[C1] with eleven Recruits on the site a twelfth is posted, and no thirteenth', () => {
    const t = table({ guilds: [{ recruits: 'a1 b1 c1 d1 e1 f1 g1 h1 i1 j1 k1' }, {}], turn: { any: 2 } })
    expect(t.do('post a2').refusal('post b2')).toBe('castlescape.noSupply')
  })

  test('only a card of the own hand is played or destroyed from it, whatever a phone knows of others', () => {
    const t = table({
      guilds: [{ hand: 'ramparts', deck: 'ramparts' }, { hand: 'ramparts' }],
      turn: { destroyings: [['hand']] },
    })
    const view = { ...t.view(0), knownCard: t.dealerView().knownCard }
    const refused = (card = -1) =>
      [{ kind: 'play', card } as const, { kind: 'destroy', zone: 'hand', card } as const].map(
        (action) => game.findRefusal(view, action)?.code,
      )
    const notInHand = ['castlescape.notInHand', 'castlescape.notInHand']
    expect(refused(t.guild(1).hand[0])).toEqual([undefined, undefined])
    expect(refused(t.guild(1).deck.next)).toEqual(notInHand)
    expect(refused(t.guild(2).hand[0])).toEqual(notInHand)
  })

  test('[C10] what waits lapses with the turn', () => {
    const t = table({ guilds: [{ hand: 'night-haulers toll-bridge', deck: DECK }, { hand: 'ramparts' }] })
    t.do('play night-haulers', 'play toll-bridge', 'end')
    expect(t.state.turn).toMatchObject({ gold: 0, received: 0, groups: [], ground: 0 })
  })

  test('[C19] the rest of the hand is discarded face up', () => {
    const t = table({ guilds: [{ hand: 'ramparts market-stall', deck: DECK }, {}] }).do('end')
    expect(t.ids(t.guild(1).discard)).toBe('market-stall ramparts')
    expect(t.events).toContainEqual({ kind: 'cleanedUp', seat: 0, faces: [7, 0] })
  })

  test('[C31] Renown may stand below 0', () => {
    const t = table({ guilds: [{ corruption: 10, hand: 'tavern-rumours', alley: 'back-alley-bribes' }, {}] })
    expect(t.do('play tavern-rumours').guild(1).renown).toBe(-1)
  })

  test('[C35] an empty pile and an empty stall offer nothing', () => {
    const t = table({ guilds: [{ hand: 'toll-bridge toll-bridge' }, {}], stalls: 'tavern-rumours' })
    t.do('play toll-bridge', 'play toll-bridge')
    t.state = { ...t.state, piles: [0, 12, 12, 10] }
    expect(t.refusal('buy back-alley-bribes')).toBe('castlescape.notThere')
    t.do('buy tavern-rumours')
    expect(t.refusal('buy tavern-rumours')).toBe('castlescape.notThere')
  })

  test('[C36] on purchase happens when a card is acquired, too', () => {
    // No card of cost 3 has an effect on purchase, so the acquiring is made to reach further.
    const t = table({
      guilds: [{ infamy: 5 }, {}],
      stalls: 'royal-warrant',
      turn: { acquirings: [3, 6] },
    })
    t.do('take royal-warrant')
    expect(t.guild(1).infamy).toBe(2)
    expect(t.state.turn.acquirings).toEqual([3])
    expect(t.state.turn.fromStall).toBe(true)
  })

  test('of two acquirings the smaller one that is enough is used', () => {
    for (const acquirings of [
      [6, 3],
      [3, 6],
    ]) {
      const t = table({ guilds: [{}, {}], turn: { acquirings } }).do('take hire-a-fence')
      expect(t.state.turn.acquirings).toEqual([6])
      expect(t.do('take ramparts').state.turn.acquirings).toEqual([])
    }
  })

  test('bought cards have no effect and no penalty this turn', () => {
    const t = table({ guilds: [{ hand: 'toll-bridge toll-bridge', deck: DECK }, { hand: 'ramparts' }] })
    t.do('play toll-bridge', 'play toll-bridge', 'buy hire-a-fence', 'end')
    expect(t.guild(1)).toMatchObject({ infamy: 0, alley: [] })
    expect(t.ids(t.guild(1).discard)).toBe('hire-a-fence toll-bridge toll-bridge')
  })
})

describe('asking', () => {
  test('[C38] with nothing to do `end` is there, and a turn never ends by itself', () => {
    const t = table({ guilds: [{}, {}] })
    expect(t.legal()).toEqual(['end'])
  })

  test('[C42] two cards of one title are two answers: whoever must discard is asked', () => {
    const t = table({
      guilds: [{ infamy: 1, deck: 'ramparts ramparts' }, {}],
      quarry: 0,
    }).do('end')
    expect(t.task()?.do).toBe('discard')
    expect(t.legal()).toEqual(['drop ramparts', 'drop ramparts'])
  })

  test('[C42] PAY is asked with one card in hand, and never with an empty one', () => {
    const rival = { infamy: 10, alley: 'hire-a-fence' }
    const asked = table({ guilds: [{ hand: 'whisper-campaign' }, { ...rival, hand: 'ramparts' }] })
    expect(asked.do('play whisper-campaign@2').legal()).toEqual(['drop ramparts', 'pay'])
    const unasked = table({ guilds: [{ hand: 'whisper-campaign' }, rival] }).do('play whisper-campaign@2')
    expect(unasked.awaited).toBe(1)
    expect(unasked.guild(2)).toMatchObject({ infamy: 10, renown: -1 })
  })

  test('[C42] all Recruits go unasked where they are worth no more than is lost', () => {
    const t = table({ guilds: [{ infamy: 3, deck: DECK, recruits: 'a1 h8' }, {}], quarry: 0 }).do('end')
    expect(t.recruits(1)).toBe('')
    expect(t.state.inspections).toBe(1)
  })

  test('[C4] [C23] Recruits outside every Bailey are lost as any other, and one too many is given back never', () => {
    const t = table({
      guilds: [{ infamy: 3, deck: DECK, recruits: 'a1 b1 c1' }, {}],
      walls: 'a1 b1 c1',
      quarry: 0,
    }).do('end')
    expect(t.legal()).toEqual(['lose a1', 'lose b1', 'lose c1'])
    t.do('lose b1')
    expect(t.legal()).toEqual(['lose a1', 'lose c1'])
    t.do('lose a1')
    expect(t.recruits(1)).toBe('c1')
    expect(t.guild(1)).toMatchObject({ renown: 0, infamy: 0 })
    expect(t.guild(1).hand).toHaveLength(5)
  })
})

describe('the end', () => {
  test('[C27] Contracts are judged after the losses, and by Corruption before it is subtracted', () => {
    const t = table({
      guilds: [
        { deck: DECK },
        { deck: DECK, infamy: 2, corruption: 4, recruits: 'a1 b1', contracts: 'greased-palms levy' },
      ],
      seat: 2,
      quarry: 0,
      marker: 1,
    }).do('end')
    expect(t.recruits(2)).toBe('')
    expect(scoreOf(t.state, 1)).toMatchObject({ contracts: 5, corruption: 4 })
    expect(t.ids(t.guild(2).openContracts)).toBe('greased-palms levy')
  })

  test('[C26] occupation is paid in the Final Inspection, and the stalls are not filled again', () => {
    const t = table({
      guilds: [{ deck: DECK }, { deck: DECK, recruits: 'i7' }],
      walls: 'h6 i6 j6 h7 j7 h8 i8 j8',
      baileys: [{ squares: [6 * 15 + 8], claimedBy: [] }],
      seat: 2,
      quarry: 0,
      marker: 1,
    }).do('end')
    expect(t.guild(2).renown).toBe(1)
    expect(t.state.stalls).toEqual([-1, -1, -1, -1, -1])
    expect(t.state).toMatchObject({ marker: 1, quarry: 0, inspections: 0 })
    expect(t.outcome?.ranks).toEqual([2, 1])
  })

  test('after the end nothing is taken any more', () => {
    const t = table({ guilds: [{ renown: 1 }, {}] })
    t.end('agreement')
    const refused = game.apply(t.state, { kind: 'seat', seat: 0, action: { kind: 'end' }, openings: [] })
    expect(refused).toEqual({ ok: false, error: { code: 'over' } })
    expect(t.end('agreement')).toEqual({ code: 'over' })
  })
})

describe('openings', () => {
  test('a card that the hand cannot hold is refused, whoever says so', () => {
    const t = table({ guilds: [{ hand: 'ramparts market-stall' }, {}] })
    const [card = -1] = t.guild(1).hand
    const openAs = (face: number) =>
      game.apply(t.state, {
        kind: 'seat',
        seat: 0,
        action: { kind: 'play', card },
        openings: [{ slot: card, value: { face, side: 0 }, salt: '' }],
      }).ok
    expect([openAs(7), openAs(0), openAs(1), openAs(60), openAs(-1)]).toEqual([true, true, false, false, false])
  })
})
