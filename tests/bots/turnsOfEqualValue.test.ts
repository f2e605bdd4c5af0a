import { describe, expect, test } from 'vitest'
import { planTurn } from '../../src/bots/planTurn.ts'
import type { Action } from '../../src/games/blackstone/actions.ts'
import { game } from '../../src/games/blackstone/game.ts'
import { createGuide } from '../../src/games/blackstone/insight/heuristic/createGuide.ts'
import { nextAwaitedSeat } from '../../src/kernel/playout.ts'
import { seatView } from '../../src/kernel/vault.ts'
import { puzzle, situation } from '../games/blackstone/testTable.ts'
import { numbersFrom } from '../kernel/seededNumbers.ts'
import { informationSetOf, playRandomly, QUICK, startGame } from './playouts.ts'

const guide = createGuide(game)
const slide: Action = { kind: 'slide', from: 0, to: 1 }
const draw: Action = { kind: 'draw', deck: 'guild', price: 'wizard' }

describe('of turns that are worth the same', () => {
  // Both piles are picked: the first turn begins.
  const playout = playRandomly(startGame('kings-quest', 2, 4, { families: 'off', intrigue: 'off' }), 2, 4)
  const planWith = (preference: (state: unknown, actions: readonly Action[]) => number) => {
    const seat = nextAwaitedSeat(playout) ?? 0
    const allAlike = { ...guide, evaluate: () => 0, preference }
    const wide = { ...QUICK, beam: { width: 40, nodes: 20_000 } }
    const search = planTurn({ ...informationSetOf(playout, seat), guide: allAlike }, wide, numbersFrom(1))
    for (let step = search.next(); ; step = search.next()) if (step.done) return step.value.actions
  }

  test('the one that the guide prefers is played', () => {
    const long = planWith((_, actions) => actions.length)
    expect(planWith((_, actions) => -actions.length).length).toBeLessThan(long.length)
  })

  test('the shorter is played for points; for a formation the one with more moves, and draws do not count', () => {
    const { state: points } = situation({ courts: [{}, {}] })
    expect(guide.preference(points, [slide])).toBeGreaterThan(guide.preference(points, [slide, draw]))
    const { state: formation } = puzzle({ courts: [{}, {}] })
    expect(guide.preference(formation, [slide, slide])).toBeGreaterThan(guide.preference(formation, [slide]))
    expect(guide.preference(formation, [slide, draw])).toBe(guide.preference(formation, [slide]))
  })
})

describe('a draw', () => {
  /** Kinds of sensible actions after so many completions. G01 and G02 are as many tasks as two Kings may keep. */
  const kindsAfter = (completions: number, hand: string[]) => {
    const { state, vault, legal } = situation({
      options: { families: 'off', intrigue: 'off' },
      board: { BS: 'Ls/De', LO: 'Py/Ms', AO: 'Mc/Ds' },
      courts: [{ wizards: 2, hand, pile: 0 }, { pile: 1 }],
      turn: { seat: 0, first: 0, round: 3, completions },
    })
    return guide.sensible(seatView(state, 0, vault), legal).map(({ kind }) => kind)
  }

  test('is left out where one task more must be discarded: this turn completes no more, and the hand is full', () => {
    expect(kindsAfter(1, ['G01', 'G02'])).not.toContain('draw')
  })

  test('is tried while a task may be completed, and while one more may be kept', () => {
    expect(kindsAfter(0, ['G01', 'G02'])).toContain('draw')
    expect(kindsAfter(1, ['G01'])).toContain('draw')
  })
})

describe('a long game', () => {
  const stateIn = (round: number) => ({ ...situation({ courts: [{}, {}] }).state, round })

  test('lower levels overlook as much as ever for eighteen rounds, and nothing after twenty-six', () => {
    expect([1, 18, 22, 26, 60].map((round) => guide.attention(stateIn(round)))).toEqual([0, 0, 0.5, 1, 1])
  })

  test('a level that overlooks all it can plans like one that overlooks nothing, once nothing is overlooked', () => {
    const playout = playRandomly(startGame('kings-quest', 2, 4), 20, 4)
    const informationSet = informationSetOf(playout, nextAwaitedSeat(playout) ?? 0)
    const planWith = (attention: number, overlookPercent: number) => {
      const budget = { ...QUICK, beam: { ...QUICK.beam, overlookPercent } }
      const attentive = { ...informationSet, guide: { ...guide, attention: () => attention } }
      const search = planTurn(attentive, budget, numbersFrom(1))
      for (let step = search.next(); ; step = search.next()) if (step.done) return step.value.actions
    }
    expect(planWith(1, 99)).toEqual(planWith(0, 0))
    expect(planWith(0, 99)).not.toEqual(planWith(0, 0))
  })
})
