/** Tests of simulated worlds, in two files so that two processors can run them. */
import { expect, test } from 'vitest'
import { World } from './world.ts'
import { setupOf } from './worlds.ts'

const SEEDS = process.env.NIGHTLY ? 5000 : 2400
const PER_TEST = 100

/** Plays a half of the seeds. */
export const testWorlds = (half: 'first' | 'second'): void => {
  const [begin, end] = half === 'first' ? [0, SEEDS / 2] : [SEEDS / 2, SEEDS]
  for (let from = begin; from < end; from += PER_TEST) {
    test(`worlds ${from} to ${from + PER_TEST - 1} end with all phones agreed and nothing undone`, () => {
      for (let seed = from; seed < from + PER_TEST; seed++)
        expect([seed, ...new World(setupOf(seed)).run()]).toEqual([seed])
    })
  }
}
