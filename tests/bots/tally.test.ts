import { expect, test } from 'vitest'
import { THOUGHTS } from '../../src/bots/levels.ts'
import { plan } from '../../src/bots/plan.ts'
import { tally } from '../../src/bots/tally.ts'
import { awaitedIn, legalIn } from '../../src/kernel/playout.ts'
import { numbersFrom } from '../kernel/seed.ts'
import { begun, randomly, sightOf } from './sight.ts'

test('what was thought in a turn counts until the next, and not for a position that is asked about again', () => {
  const spent = tally()
  expect(spent.before(7, 100)).toBe(0)
  spent.add(3_000)
  expect(spent.before(7, 200)).toBe(3_000)
  spent.add(500)
  expect([spent.before(7, 100), spent.before(7, 200), spent.before(7, 300)]).toEqual([0, 3_000, 3_500])
  expect(spent.before(8, 100)).toBe(0)
})

test('where a turn has tried all that it may, the highest level still plans, with few deeds', () => {
  // Both piles are picked: a whole turn lies ahead.
  const playout = randomly(begun('kings-quest', 2, 4, { families: 'off' }), 2, 4)
  const triedAfter = (before: number): number => {
    let nodes = 0
    const thinking = plan(sightOf(playout, awaitedIn(playout) ?? 0), THOUGHTS.captain, numbersFrom(1), before)
    let step = thinking.next()
    for (; !step.done; step = thinking.next()) nodes += step.value
    expect(legalIn(playout)).toContainEqual(step.value.actions[0])
    return nodes
  }
  const [whole, rest] = [triedAfter(0), triedAfter(THOUGHTS.captain.turn)]
  // Half of 1,500 for finding plans, as much for judging one, and the ends of what was begun.
  expect(rest).toBeLessThan(4_000)
  expect(rest).toBeLessThan(whole)
})
