import { expect, test, vi } from 'vitest'
import { answered } from '../../src/bots/asked.ts'
import { isOver, look } from '../../src/bots/beam.ts'
import type { Blackstone } from '../../src/games/blackstone/index.ts'
import { awaitedIn, legalIn, type Playout, playOn } from '../../src/kernel/playout.ts'
import { numbersFrom } from '../kernel/seed.ts'
import { begun, randomly, sightOf } from './sight.ts'

vi.setConfig({ testTimeout: 120_000 })

/** Positions of random games where one deed of the seat on turn makes another seat be asked. */
const asking = (seeds: number): readonly (readonly [Playout<Blackstone>, Playout<Blackstone>])[] =>
  Array.from({ length: seeds }, (_, seed) => begun('kings-quest', 2, seed + 1)).flatMap((start, seed) => {
    let playout = start
    for (let step = 0; step < 400 && awaitedIn(playout) !== null; step++) {
      const { seat } = playout.state
      if (awaitedIn(playout) === seat && playout.state.round > 0)
        for (const action of legalIn(playout)) {
          const next = playOn(playout, action)
          if (awaitedIn(next) === 1 - seat && next.state.seat === seat) return [[playout, next] as const]
        }
      playout = randomly(playout, 1, 100 * seed + step)
    }
    return []
  })

const FOUND = asking(6)

test('[71] a turn goes on after another has answered in the midst of it', () => {
  expect(FOUND.length).toBeGreaterThan(2)
  for (const [before, asked] of FOUND) {
    const sight = sightOf(before, before.state.seat)
    const on = answered(sight, asked)
    expect(on).not.toBe(asked)
    expect(awaitedIn(on) === before.state.seat || isOver(sight, on)).toBe(true)
    // Nothing is answered where nobody else is asked, nor for the seat on turn while another thinks.
    expect(answered(sight, before)).toBe(before)
    expect(answered(sightOf(asked, 1 - before.state.seat), on)).toBe(on)
  }
})

test('every way ends with the turn, not where somebody is asked', () => {
  for (const [before] of FOUND) {
    const sight = sightOf(before, before.state.seat)
    const looking = look(sight, before, { width: 2, nodes: 600 }, numbersFrom(1))
    let step = looking.next()
    while (!step.done) step = looking.next()
    for (const { playout } of step.value.ends)
      expect(awaitedIn(playout) === null || sight.guide.turn(playout.state) !== sight.guide.turn(before.state)).toBe(
        true,
      )
  }
})
