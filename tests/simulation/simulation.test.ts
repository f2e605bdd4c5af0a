import { describe, expect, test } from 'vitest'
import { BUGS, type Bug } from './bugs.ts'
import { World } from './world.ts'
import { castleSetupOf, setupOf } from './worlds.ts'

/** A hundred meet every kind of fault; a night looks for what is rare. */
const SEEDS = process.env.NIGHTLY ? 20_000 : 100
/** Worlds of the second game, which brings no frames of its own. */
const CASTLE_SEEDS = process.env.NIGHTLY ? 2_000 : 10
const CASTLE_PER_TEST = 10
const PER_TEST = 50

describe('the simulated table', () => {
  for (let from = 0; from < SEEDS; from += PER_TEST) {
    test(`worlds ${from} to ${from + PER_TEST - 1} end with all phones agreed and nothing undone`, () => {
      for (let seed = from; seed < from + PER_TEST; seed++)
        expect([seed, ...new World(setupOf(seed)).run()]).toEqual([seed])
    })
  }

  for (let from = 0; from < CASTLE_SEEDS; from += CASTLE_PER_TEST) {
    test(`worlds of CastleScape ${from} to ${from + CASTLE_PER_TEST - 1} end so as well`, () => {
      for (let seed = from; seed < from + CASTLE_PER_TEST; seed++)
        expect([seed, ...new World(castleSetupOf(seed)).run()]).toEqual([seed])
    })
  }
})

/** First seed below `maxSeeds` whose world shows the bug; null where none does. */
const caughtAt = (bug: Bug, maxSeeds: number): number | null => {
  for (let seed = 0; seed < maxSeeds; seed++) {
    try {
      if (new World(setupOf(seed, bug)).run().length > 0) return seed
    } catch {
      return seed
    }
  }
  return null
}

describe('a planted bug is caught', () => {
  test.each(Object.entries(BUGS))('%s', (_, bug) => {
    expect(caughtAt(bug, 120)).not.toBeNull()
  })
})
