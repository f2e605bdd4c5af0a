import { describe, expect, test } from 'vitest'
import { BUGS, type Bug } from './bugs.ts'
import { World } from './world.ts'
import { setupOf } from './worlds.ts'

const SEEDS = process.env.NIGHTLY ? 5000 : 2400
const PART = 100

describe('the simulated table', () => {
  for (let from = 0; from < SEEDS; from += PART) {
    test(`worlds ${from} to ${from + PART - 1} end with all phones agreed and nothing undone`, {
      timeout: 600_000,
    }, () => {
      for (let seed = from; seed < from + PART; seed++)
        expect([seed, ...new World(setupOf(seed)).run()]).toEqual([seed])
    })
  }
})

/** The first seed that shows the bug, of so many. */
const caughtAt = (bug: Bug, most: number): number | null => {
  for (let seed = 0; seed < most; seed++) {
    try {
      if (new World(setupOf(seed, bug)).run().length > 0) return seed
    } catch {
      return seed
    }
  }
  return null
}

describe('a planted bug is caught', () => {
  test.each(Object.entries(BUGS))('%s', { timeout: 600_000 }, (_, bug) => {
    expect(caughtAt(bug, 120)).not.toBeNull()
  })
})
