/** Reasons of hints. Expected values are worked out by hand from the rules. */
import { describe, expect, test } from 'vitest'
import type { Action } from '../../../src/games/castlescape/actions.ts'
import { faceWithId } from '../../../src/games/castlescape/cardIds.ts'
import { planReasons } from '../../../src/games/castlescape/insight/reasons/planReasons.ts'
import { withoutSpareCards } from '../../../src/games/castlescape/insight/reasons/spareCards.ts'
import { raised, squareNamed } from './sites.ts'
import { type Table, type TableSpec, table } from './testTable.ts'

/** Example 4 without the Wall j6: a ring round i7 that one more Wall closes. */
const OPEN_RING = 'h6 i6 h7 j7 h8 i8 j8'
const { baileys: RING } = raised(`${OPEN_RING} j6`)
/** A pocket round c3 and d3 that lacks the Walls c4 and d4. */
const POCKET = 'b2 c2 d2 e2 b3 e3 b4 e4'

const square = (name: string): number => squareNamed(name)
const build = (name: string): Action => ({ kind: 'build', square: square(name), group: 0 })
const post = (name: string): Action => ({ kind: 'post', square: square(name) })
const buy = (id: string): Action => ({ kind: 'buy', face: faceWithId(id) })
const group = (left: number) => ({ left, loose: false, built: [] })

/** Plays the card at this place of the first seat's hand. */
const play = ({ state }: Table, at: number, branch?: number): Action => ({
  kind: 'play',
  card: state.guilds[0]?.hand[at] ?? -1,
  ...(branch !== undefined && { branch }),
})

const reasonsOf = (spec: TableSpec, plan: (at: Table) => readonly Action[]) => {
  const at = table(spec)
  return planReasons(at.view(0), plan(at))
}

describe('a Wall', () => {
  test('[C5] closes a Bailey of 1 that the Recruit on its Wall claims alone, or shares, which brings nothing', () => {
    const turn = { groups: [group(1)] }
    const alone = { walls: OPEN_RING, guilds: [{ recruits: 'h6' }, {}], turn }
    expect(reasonsOf(alone, () => [build('j6')])).toEqual([
      { kind: 'finishes', moves: 1, size: 1, claimedBy: [0], renown: 1 },
    ])
    const shared = { walls: OPEN_RING, guilds: [{ recruits: 'h6' }, { recruits: 'j8' }], turn }
    expect(reasonsOf(shared, () => [build('j6')])).toEqual([
      { kind: 'finishes', moves: 1, size: 1, claimedBy: [0, 1], renown: 0 },
    ])
  })

  test('is the first of two that close a Bailey of 2; alone it leaves ground of 2 that lacks one Wall', () => {
    const spec = { walls: POCKET, guilds: [{ recruits: 'c3' }, {}], turn: { groups: [group(2)] } }
    expect(reasonsOf(spec, () => [build('c4'), build('d4')])).toEqual([
      { kind: 'finishes', moves: 2, size: 2, claimedBy: [0], renown: 2 },
    ])
    expect(reasonsOf(spec, () => [build('c4')])).toEqual([
      { kind: 'encloses', moves: 1, size: 2, missing: 1, renown: 2 },
    ])
  })

  test('gets no credit for a Bailey of which it is no Wall', () => {
    const spec = { walls: `${OPEN_RING} n14`, guilds: [{ recruits: 'h6' }, {}], turn: { groups: [group(1), group(1)] } }
    expect(reasonsOf(spec, () => [build('n13'), build('j6')])).toEqual([{ kind: 'best' }])
  })

  test('meets a Goal with the others of the turn: 6 Walls, of which 4 were built before', () => {
    const spec = { guilds: [{}, {}], goals: 'busy-season', turn: { groups: [group(2)], built: 4 } }
    expect(reasonsOf(spec, () => [build('h7'), build('h6')])).toEqual([
      { kind: 'meets', moves: 2, aim: faceWithId('busy-season'), isGoal: true },
    ])
  })
})

describe('a Recruit', () => {
  test('leads a finished Bailey, or stops a rival who leads it', () => {
    const spec = { walls: `${OPEN_RING} j6`, baileys: RING, turn: { any: 2 } }
    expect(reasonsOf({ ...spec, guilds: [{}, {}] }, () => [post('i7')])).toEqual([{ kind: 'leads', moves: 1, size: 1 }])
    expect(reasonsOf({ ...spec, guilds: [{}, { recruits: 'h6' }] }, () => [post('j6'), post('i7')])).toEqual([
      { kind: 'stops', moves: 1, rival: 1, size: 1 },
    ])
  })

  test('claims an unfinished Bailey together with the next: 2 + 1 against 2', () => {
    const spec = { walls: OPEN_RING, guilds: [{}, { recruits: 'h8' }], turn: { ground: 2 } }
    expect(reasonsOf(spec, () => [post('j6'), post('i7')])).toEqual([
      { kind: 'willClaim', moves: 2, size: 1, closedBy: square('j6'), renown: 1 },
    ])
  })

  test('stands in ground of 2 that lacks two Walls', () => {
    const spec = { walls: POCKET, guilds: [{}, {}], turn: { ground: 1 } }
    expect(reasonsOf(spec, () => [post('c3')])).toEqual([{ kind: 'stands', moves: 1, size: 2, missing: 2 }])
  })

  test('is the seventh on the site, for a Goal and for an own Contract, or the fourth of seven', () => {
    const spec = { goals: 'full-muster', turn: { ground: 1 } }
    const six = { recruits: 'a1 b1 c1 d1 e1 f1', contracts: 'levy' }
    expect(reasonsOf({ ...spec, guilds: [six, {}] }, () => [post('o15')])).toEqual([
      { kind: 'meets', moves: 1, aim: faceWithId('full-muster'), isGoal: true },
      { kind: 'meets', moves: 1, aim: faceWithId('levy'), isGoal: false },
    ])
    expect(reasonsOf({ ...spec, guilds: [{ recruits: 'a1 b1 c1' }, {}] }, () => [post('o15')])).toEqual([
      { kind: 'nears', aim: faceWithId('full-muster'), reached: 4, needed: 7 },
    ])
  })

  test('[C12] is taken back when none is left in the supply, from where it leads nothing', () => {
    const twelve = { recruits: 'a1 b1 c1 d1 e1 f1 g1 h1 i1 j1 k1 l1' }
    const recall = (): readonly Action[] => [{ kind: 'recall', square: square('a1') }]
    expect(reasonsOf({ guilds: [twelve, {}], turn: { ground: 1 } }, recall)).toEqual([
      { kind: 'noSupply' },
      { kind: 'costsNoLead' },
    ])
  })

  test('of a rival is removed, who then leads no longer', () => {
    const spec = {
      ...{ walls: `${OPEN_RING} j6`, baileys: RING, turn: { removals: 1 } },
      guilds: [{ recruits: 'h5' }, { recruits: 'h6' }],
    }
    expect(reasonsOf(spec, () => [{ kind: 'oust', square: square('h6') }])).toEqual([
      { kind: 'stops', moves: 1, rival: 1, size: 1 },
    ])
  })
})

describe('a card', () => {
  test('gives the Walls that close a Bailey two moves later', () => {
    const spec = { walls: POCKET, guilds: [{ recruits: 'c3', hand: 'stone-walls' }, {}] }
    expect(reasonsOf(spec, (at) => [play(at, 0), build('c4'), build('d4')])).toEqual([
      { kind: 'finishes', moves: 3, size: 2, claimedBy: [0], renown: 2 },
    ])
  })

  test('gives the Recruit that leads, and the Gold of three Market Stalls pays for a shop of cost 3', () => {
    const ring = { walls: `${OPEN_RING} j6`, baileys: RING }
    expect(
      reasonsOf({ ...ring, guilds: [{ hand: 'train-apprentice' }, {}] }, (at) => [play(at, 0), post('i7')]),
    ).toEqual([{ kind: 'leads', moves: 2, size: 1 }])
    const stalls = { guilds: [{ hand: 'market-stall market-stall market-stall' }, {}] }
    const plan = (at: Table) => [play(at, 0), play(at, 1), play(at, 2), buy('craftsmans-shop')]
    expect(reasonsOf(stalls, plan)).toEqual([{ kind: 'paysFor', moves: 4, face: faceWithId('craftsmans-shop') }])
  })

  test('lowers Infamy from 4 to 1; draws 2, and what comes after that is no reason, as nobody knows the cards', () => {
    const bribes = { guilds: [{ infamy: 4, hand: 'back-alley-bribes' }, {}] }
    expect(reasonsOf(bribes, (at) => [play(at, 0, 1)])).toEqual([{ kind: 'lowers', level: 'infamy', from: 4, to: 1 }])
    const rumours = {
      ...{ walls: OPEN_RING, turn: { groups: [group(1)] } },
      guilds: [{ recruits: 'h6', hand: 'tavern-rumours', deck: 'ramparts ramparts' }, {}],
    }
    expect(reasonsOf(rumours, (at) => [play(at, 0), build('j6')])).toEqual([{ kind: 'draws', cards: 2 }])
  })

  test('that nothing is done with is discarded else; with a penalty that is no reason', () => {
    expect(reasonsOf({ guilds: [{ hand: 'market-stall' }, {}] }, (at) => [play(at, 0)])).toEqual([
      { kind: 'elseDiscarded' },
    ])
    expect(reasonsOf({ guilds: [{ hand: 'clumsy-thief' }, {}] }, (at) => [play(at, 0)])).toEqual([{ kind: 'best' }])
  })

  test('is bought: Royal Warrant lowers Infamy by 3 at once; a fourth card of the stalls meets Connoisseur', () => {
    const spec = { stalls: 'royal-warrant', turn: { gold: 6, received: 6 } }
    expect(reasonsOf({ ...spec, guilds: [{ infamy: 4 }, {}] }, () => [buy('royal-warrant')])).toEqual([
      { kind: 'lowers', level: 'infamy', from: 4, to: 1 },
      { kind: 'gains', face: faceWithId('royal-warrant') },
    ])
    const three = { discard: 'toll-bridge toll-bridge toll-bridge', contracts: 'connoisseur' }
    expect(reasonsOf({ ...spec, guilds: [three, {}] }, () => [buy('royal-warrant')])).toEqual([
      { kind: 'meets', moves: 1, aim: faceWithId('connoisseur'), isGoal: false },
      { kind: 'gains', face: faceWithId('royal-warrant') },
    ])
  })

  test('leaves the Back Alley without its penalty, or the game, which leaves three cards of four', () => {
    const clearing = { guilds: [{ alley: 'clumsy-thief' }, {}], turn: { clearings: 1 } }
    const clear = (): readonly Action[] => [{ kind: 'clear', face: faceWithId('clumsy-thief') }]
    expect(reasonsOf(clearing, clear)).toEqual([{ kind: 'clears', infamy: 1, corruption: 0 }])
    const spec = {
      guilds: [{ hand: 'clumsy-thief ramparts', deck: 'ramparts ramparts' }, {}],
      turn: { destroyings: [['hand'] as const] },
    }
    expect(
      reasonsOf(spec, ({ state }) => [{ kind: 'destroy', zone: 'hand', card: state.guilds[0]?.hand[0] ?? -1 }]),
    ).toEqual([{ kind: 'thins', cards: 3 }])
  })
})

describe('cards that a plan does not need', () => {
  const waiting = { walls: OPEN_RING, turn: { groups: [group(1)] } }
  const spared = (spec: TableSpec, plan: (at: Table) => readonly Action[]): readonly Action[] => {
    const at = table(spec)
    return withoutSpareCards(at.view(0), plan(at))
  }
  const end: Action = { kind: 'end' }

  test('Stone Walls are not played where the Wall that waits closes the ring, whichever of them the plan builds', () => {
    const spec = { ...waiting, guilds: [{ recruits: 'h6', hand: 'stone-walls' }, {}] }
    for (const group of [0, 1])
      expect(spared(spec, (at) => [play(at, 0), { kind: 'build', square: square('j6'), group }, end])).toEqual([
        build('j6'),
        end,
      ])
    expect(spared(spec, (at) => [play(at, 0), end])).toEqual([end])
  })

  test('those are played that the plan needs: both Walls of a pocket, and Gold for a card', () => {
    const pocket = { walls: POCKET, guilds: [{ recruits: 'c3', hand: 'stone-walls stone-walls' }, {}] }
    expect(spared(pocket, (at) => [play(at, 0), play(at, 1), build('c4'), build('d4'), end])).toHaveLength(4)
    const stalls = { guilds: [{ hand: 'market-stall market-stall market-stall market-stall' }, {}] }
    const four = (at: Table) => [0, 1, 2, 3].map((one) => play(at, one))
    expect(spared(stalls, (at) => [...four(at), buy('craftsmans-shop'), end]).map(({ kind }) => kind)).toEqual([
      ...['play', 'play', 'play'],
      'buy',
      'end',
    ])
  })

  test('a card that lowers Infamy is needed, and so is one that draws, after which nobody knows the plan', () => {
    const bribes = { guilds: [{ infamy: 4, hand: 'back-alley-bribes' }, {}] }
    expect(spared(bribes, (at) => [play(at, 0, 1), end])).toHaveLength(2)
    const rumours = { ...waiting, guilds: [{ hand: 'stone-walls tavern-rumours', deck: 'ramparts ramparts' }, {}] }
    expect(spared(rumours, (at) => [play(at, 0), play(at, 1)])).toHaveLength(2)
  })

  test('a card has no part in what the Wall that waits does, only in what follows', () => {
    const spec = {
      ...waiting,
      walls: `${OPEN_RING} ${POCKET}`,
      guilds: [{ recruits: 'h6 c3', hand: 'stone-walls' }, {}],
    }
    expect(reasonsOf(spec, (at) => [play(at, 0), build('j6'), build('c4'), build('d4')])).toEqual([
      { kind: 'finishes', moves: 4, size: 2, claimedBy: [0], renown: 2 },
    ])
    expect(reasonsOf(spec, (at) => [play(at, 0), build('j6')])).toEqual([{ kind: 'elseDiscarded' }])
  })
})

describe('the rest of a turn', () => {
  test('a Goal is claimed for its 2 Renown', () => {
    const spec = { guilds: [{ recruits: 'a1 b1 c1 d1 e1 f1 g1' }, {}], goals: 'full-muster' }
    expect(reasonsOf(spec, () => [{ kind: 'claim', goal: faceWithId('full-muster') }])).toEqual([
      { kind: 'claimsGoal', renown: 2 },
    ])
  })

  test('two Contracts that are kept are worth 4 + 2 Renown', () => {
    const spec = { guilds: [{ contracts: 'levy outpost' }, {}] }
    expect(reasonsOf(spec, ({ state }) => [{ kind: 'keep', slots: state.guilds[0]?.contracts ?? [] }])).toEqual([
      { kind: 'contracts', renown: 6 },
    ])
  })

  test('its end: an Inspection follows, cards with a penalty and Gold are left, or nothing', () => {
    const end = (): readonly Action[] => [{ kind: 'end' }]
    expect(reasonsOf({ guilds: [{}, {}] }, end)).toEqual([{ kind: 'nothingLeft' }])
    expect(reasonsOf({ guilds: [{}, {}], quarry: 0, marker: 2 }, end)).toEqual([
      { kind: 'inspectionFollows' },
      { kind: 'nothingLeft' },
    ])
    expect(reasonsOf({ guilds: [{}, {}], quarry: 0, marker: 1 }, end)).toEqual([{ kind: 'nothingLeft' }])
    expect(reasonsOf({ guilds: [{ hand: 'stone-walls clumsy-thief' }, {}] }, end)).toEqual([
      { kind: 'cardsLeft', cards: 2 },
    ])
    expect(reasonsOf({ guilds: [{ hand: 'clumsy-thief' }, {}], turn: { gold: 2, received: 2 } }, end)).toEqual([
      { kind: 'penaltiesLeft', cards: 1 },
      { kind: 'goldLeft', gold: 2 },
    ])
  })

  test('nothing is read of what only a rival knows: the Contract of another is no reason', () => {
    const rival = { recruits: 'a1 b1 c1 d1 e1 f1', contracts: 'levy' }
    const spec = { guilds: [{ recruits: 'o1 n1 m1 l1 k1 j1' }, rival], turn: { ground: 1 } }
    expect(reasonsOf(spec, () => [post('o15')])).toEqual([{ kind: 'best' }])
  })
})
