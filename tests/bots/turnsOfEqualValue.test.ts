import { describe, expect, test } from 'vitest'
import { planTurn } from '../../src/bots/planTurn.ts'
import type { Action } from '../../src/games/blackstone/actions.ts'
import { game } from '../../src/games/blackstone/game.ts'
import { createGuide } from '../../src/games/blackstone/insight/heuristic/createGuide.ts'
import { nextAwaitedSeat } from '../../src/kernel/playout.ts'
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
