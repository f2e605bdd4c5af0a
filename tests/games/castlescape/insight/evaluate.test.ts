/** What the guide of CastleScape sees: turns that are left, and what a plan is led by. */
import { describe, expect, test } from 'vitest'
import { SEARCH_BUDGETS } from '../../../../src/bots/levels.ts'
import { planTurn } from '../../../../src/bots/planTurn.ts'
import type { Action } from '../../../../src/games/castlescape/actions.ts'
import { faceWithId } from '../../../../src/games/castlescape/cardIds.ts'
import { game } from '../../../../src/games/castlescape/game.ts'
import { guide } from '../../../../src/games/castlescape/guide.ts'
import { deckWorth } from '../../../../src/games/castlescape/insight/deckWorth.ts'
import { turnsLeft } from '../../../../src/games/castlescape/insight/evaluate.ts'
import { withoutSpareCards } from '../../../../src/games/castlescape/insight/reasons/spareCards.ts'
import { formatAction } from '../../../../src/games/castlescape/notation/formatAction.ts'
import type { State } from '../../../../src/games/castlescape/state.ts'
import { addOpenings, EMPTY_VAULT } from '../../../../src/kernel/vault.ts'
import { numbersFrom } from '../../../kernel/seededNumbers.ts'
import { raised } from '../sites.ts'
import { type GuildSpec, newGame, type Table, type TableSpec, table, tableFrom } from '../testTable.ts'

/** The ring round i7 without its corner j6, as in example 4. */
const RING = 'h6 i6 h7 j7 h8 i8 j8'

describe('turns that are left', () => {
  const atEnd = (seat: number, lastSeat: number): readonly number[] => {
    const state: State = { ...newGame(3).state, seat, lastSeat }
    return [0, 1, 2].map((one) => turnsLeft(state, one))
  }

  test('after the trigger those seats have one that come before the last, and it', () => {
    expect(atEnd(0, 2)).toEqual([0, 100, 100])
    expect(atEnd(1, 2)).toEqual([0, 0, 100])
    expect(atEnd(2, 2)).toEqual([0, 0, 0])
  })

  test('before it there are fewer the fewer Walls are left', () => {
    const { state } = newGame(2)
    const [full, late] = [turnsLeft(state, 0), turnsLeft({ ...state, marker: 1, quarry: 3 }, 0)]
    expect(full).toBeGreaterThan(4 * late)
  })
})

test('cards are worth the Renown that they print once no turn is left', () => {
  expect(deckWorth(['toll-bridge', 'ramparts', 'market-stall'].map(faceWithId), 0, 100)).toBe(300)
})

/** Plan of the best level for the awaited seat. */
const actionsOf = (t: Table): readonly Action[] => {
  const seat = t.awaited - 1
  const { hand, contracts } = t.guild(t.awaited)
  const shown = [...hand, ...contracts].map((slot) => ({ slot, value: { face: t.faceOf(slot), side: 0 }, salt: '' }))
  const infoSet = { game, guide, state: t.state, seat, vault: addOpenings(EMPTY_VAULT, shown) }
  const planning = planTurn(infoSet, SEARCH_BUDGETS.captain, numbersFrom(1))
  for (;;) {
    const step = planning.next()
    if (step.done) return step.value.actions
  }
}

const textsOf = (t: Table, actions: readonly Action[]): readonly string[] => {
  const context = { size: t.state.site.size, faceOf: (slot: number) => t.faceOf(slot) }
  return actions.map((action) => formatAction(action, context))
}

const planOf = (t: Table): readonly string[] => textsOf(t, actionsOf(t))

const DECK = 'market-stall market-stall market-stall market-stall train-apprentice'

/** Table of two near the ring that lacks j6. */
const atRing = (own: GuildSpec, rival: GuildSpec, spec: Partial<TableSpec> = {}): Table =>
  table({
    guilds: [
      { deck: DECK, ...own },
      { deck: DECK, ...rival },
    ],
    walls: RING,
    ...spec,
  })

describe('the best level', () => {
  test('finishes a Bailey in which it has most Influence', () => {
    expect(planOf(atRing({ hand: 'stone-walls', recruits: 'i7' }, {}))).toContain('build j6')
  })

  test('does not finish one that would be its rival’s', () => {
    expect(planOf(atRing({ hand: 'stone-walls' }, { recruits: 'i7' }))).not.toContain('build j6')
  })

  test('closes ground that lacks three Walls with the Walls of one card, also in its last turn', () => {
    const walls = 'b2 c2 d2 e2 f2 b3 f3 b4 f4'
    const t = atRing({ hand: 'ramparts', recruits: 'd3' }, { renown: 3 }, { walls, quarry: 1, marker: 1 })
    t.state = { ...t.state, lastSeat: 0 }
    expect(planOf(t)).toEqual(expect.arrayContaining(['build c4', 'build d4', 'build e4']))
  })

  test('posts a Recruit into a finished Bailey that nobody is in', () => {
    const site = raised(`${RING} j6`)
    const plan = planOf(atRing({ hand: 'train-apprentice' }, {}, { walls: `${RING} j6`, baileys: site.baileys }))
    expect(plan).toContain('post i7')
  })

  test('keeps a card with a penalty in hand where it brings nothing', () => {
    expect(planOf(atRing({ hand: 'clumsy-thief' }, {}))).toEqual(['end'])
  })

  test('is not followed by a hint where it plays Stone Walls and the Wall that waits is enough', () => {
    const waiting = { turn: { groups: [{ left: 1, loose: false, built: [] }] } }
    const t = atRing({ hand: 'stone-walls', recruits: 'h6' }, {}, waiting)
    t.state = { ...t.state, lastSeat: 0 }
    const plan = actionsOf(t)
    expect(textsOf(t, plan)).toContain('play stone-walls')
    expect(textsOf(t, withoutSpareCards(t.view(0), plan))).toEqual(['build j6', 'end'])
  })

  test('keeps of four Contracts two that a guild can meet, not the dearest', () => {
    const t = tableFrom({
      ...{ format: 'castlescape-position', version: 1, options: { first: 0 }, seats: ['Ann', 'Bo'], turnNumber: 0 },
      ...{ tasks: [{ do: 'keep' }], guilds: [{ contracts: 4 }, { contracts: 4 }] },
      hidden: {
        contracts: [
          ['deep-pockets', 'fair-partners', 'levy', 'outpost'],
          ['twin-cells', 'garrison', 'tenants', 'treasury'],
        ],
      },
    })
    expect(planOf(t)).toEqual(['keep levy outpost'])
  })
})
