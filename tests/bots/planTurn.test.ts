/** Turns that a bot plans: legal, the same from the same seed, and free of what its seat cannot know. */
import { describe, expect, test } from 'vitest'
import { sampleWorld } from '../../src/bots/sampleWorld.ts'
import type { BlackstoneTypes } from '../../src/games/blackstone/game.ts'
import { totalPointsOf } from '../../src/games/blackstone/rules/court/courtPoints.ts'
import { legalActionsIn, nextAwaitedSeat, type Playout, playAction } from '../../src/kernel/playout.ts'
import { numbersFrom } from '../kernel/seededNumbers.ts'
import { informationSetOf, planActions, playRandomly, startGame, TABLES } from './playouts.ts'

/** The same table, with the cards that the seat does not know in another order. */
const redealUnknown = (playout: Playout<BlackstoneTypes>, seed: number): Playout<BlackstoneTypes> => {
  const seat = nextAwaitedSeat(playout) ?? 0
  const { dealt, vaults } = sampleWorld(informationSetOf(playout, seat), numbersFrom(seed))
  return {
    ...playout,
    dealt,
    vaults: vaults.map((vault, owner) => (owner === seat ? (playout.vaults[seat] ?? vault) : vault)),
  }
}

describe('planning', () => {
  test.each(TABLES)('in %s what a seat cannot know does not change its plan', (mode, seats) => {
    for (const seed of [1, 2, 3]) {
      const playout = playRandomly(startGame(mode, seats, seed), 25, seed)
      if (nextAwaitedSeat(playout) === null) continue
      const other = redealUnknown(playout, seed + 50)
      expect([...other.dealt]).not.toEqual([...playout.dealt])
      expect(planActions(other, 9)).toEqual(planActions(playout, 9))
    }
  })

  test.each(TABLES)('in %s all planned actions are legal, one after the other', (mode, seats) => {
    let playout = startGame(mode, seats, 11)
    for (let turn = 0; turn < 6 && nextAwaitedSeat(playout) !== null; turn++)
      for (const action of planActions(playout, turn)) {
        expect(legalActionsIn(playout)).toContainEqual(action)
        playout = playAction(playout, action)
      }
  })

  test('the same seed gives the same plan, and planning leaves the table unchanged', () => {
    const playout = playRandomly(startGame('kings-quest', 2, 4), 20, 4)
    const before = JSON.stringify(playout.state)
    expect(planActions(playout, 1)).toEqual(planActions(playout, 1))
    expect(JSON.stringify(playout.state)).toBe(before)
  })

  test('beats random play', () => {
    let playout = startGame('kings-quest', 2, 21, { maxRounds: 10, families: 'off', intrigue: 'off' })
    const below = numbersFrom(5)
    for (let seat = nextAwaitedSeat(playout); seat !== null; seat = nextAwaitedSeat(playout)) {
      const legal = legalActionsIn(playout)
      const actions = seat === 0 ? planActions(playout, 1) : [legal[below(legal.length)] as BlackstoneTypes['action']]
      playout = actions.reduce((current, action) => playAction(current, action), playout)
    }
    const [own = 0, other = 0] = playout.state.courts.map((court) => totalPointsOf(playout.state, court))
    expect(own).toBeGreaterThan(other + 4)
  })
})
