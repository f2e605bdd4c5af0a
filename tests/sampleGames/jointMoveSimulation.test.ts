/**
 * Simulated table of a game in which all choose at once: phones sleep, crash and lose their lines before the joint
 * move.
 */

import { expect, test } from 'vitest'
import { numbersFrom } from '../kernel/seededNumbers.ts'
import { ofMany } from '../nightly.ts'
import { World } from '../simulation/world.ts'
import type { WorldSetup } from '../simulation/worldSetup.ts'
import { seatsPerPhone } from '../simulation/worldsBySeed.ts'
import { type Walls, wallsMarket } from './walls-market.ts'

const WORLDS = ofMany(10, 200)

const setupOf = (seed: number): WorldSetup<Walls> => {
  const below = numbersFrom(seed ^ 0x5eed)
  const seats = 2 + below(3)
  return {
    game: wallsMarket,
    id: `mkt${String(seed).padStart(19, '0')}`,
    plan: { mode: 'market', options: {}, min: seats, max: seats },
    seed,
    phones: seatsPerPhone(seats, below),
    trouble: [0, 5, 20, 60][below(4)] as number,
    maxEntries: 300,
    isInBytes: seed % 10 === 0,
  }
}

test(`${WORLDS} worlds end with all phones agreed, whatever breaks while choices wait`, () => {
  let joints = 0
  for (let seed = 0; seed < WORLDS; seed++) {
    const world = new World(setupOf(seed))
    expect([seed, ...world.run()]).toEqual([seed])
    joints += world.host.disk.entries.filter(({ body }) => body.kind === 'joint').length
  }
  // A whole game has nine joint moves.
  expect(joints).toBeGreaterThan(5 * WORLDS)
})
