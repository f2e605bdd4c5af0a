import { describe, expect, test } from 'vitest'
import { BUGS, type Bug } from './bugs.ts'
import { World } from './world.ts'
import { setupOf } from './worlds.ts'
import { testWorlds } from './worldTests.ts'

describe('the simulated table', () => testWorlds('first'))

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
