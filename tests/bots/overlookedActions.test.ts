/** What lower levels overlook, and for how many rounds. */
import { describe, expect, test } from 'vitest'
import { planTurn } from '../../src/bots/planTurn.ts'
import { game } from '../../src/games/blackstone/game.ts'
import { createGuide } from '../../src/games/blackstone/insight/heuristic/createGuide.ts'
import { nextAwaitedSeat } from '../../src/kernel/playout.ts'
import { situation } from '../games/blackstone/testTable.ts'
import { numbersFrom } from '../kernel/seededNumbers.ts'
import { informationSetOf, playRandomly, QUICK, startGame } from './playouts.ts'

const guide = createGuide(game)

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
