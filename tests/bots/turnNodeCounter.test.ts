import { expect, test } from 'vitest'
import { SEARCH_BUDGETS } from '../../src/bots/levels.ts'
import { planTurn } from '../../src/bots/planTurn.ts'
import { createTurnNodeCounter } from '../../src/bots/turnNodeCounter.ts'
import { legalActionsIn, nextAwaitedSeat } from '../../src/kernel/playout.ts'
import { numbersFrom } from '../kernel/seededNumbers.ts'
import { informationSetOf, playRandomly, startGame } from './playouts.ts'

test('nodes searched in a turn count until the next turn, and not for a position that is asked about again', () => {
  const counter = createTurnNodeCounter()
  expect(counter.nodesBefore(7, 100)).toBe(0)
  counter.addNodes(3_000)
  expect(counter.nodesBefore(7, 200)).toBe(3_000)
  counter.addNodes(500)
  expect([counter.nodesBefore(7, 100), counter.nodesBefore(7, 200), counter.nodesBefore(7, 300)]).toEqual([
    0, 3_000, 3_500,
  ])
  expect(counter.nodesBefore(8, 100)).toBe(0)
})

test('where a turn has spent all its nodes, the highest level still plans, with few nodes', () => {
  // Both piles are picked: a whole turn is ahead.
  const playout = playRandomly(startGame('kings-quest', 2, 4, { families: 'off' }), 2, 4)
  const triedAfter = (before: number): number => {
    let nodes = 0
    const search = planTurn(
      informationSetOf(playout, nextAwaitedSeat(playout) ?? 0),
      SEARCH_BUDGETS.captain,
      numbersFrom(1),
      before,
    )
    let step = search.next()
    for (; !step.done; step = search.next()) nodes += step.value
    expect(legalActionsIn(playout)).toContainEqual(step.value.actions[0])
    return nodes
  }
  const [full, reduced] = [triedAfter(0), triedAfter(SEARCH_BUDGETS.captain.nodesPerTurn)]
  // Half of 1,500 for finding plans, as much for judging one, and the rest of what was begun.
  expect(reduced).toBeLessThan(4_000)
  expect(reduced).toBeLessThan(full)
})
