import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { createUnlockedSource, type RandomSource } from '../../src/kernel/randomSource.ts'

/** Whole numbers from 0 to less than a bound, the same for the same seed. */
export const numbersFrom = (seed: number): RandomSource['below'] => {
  const generator = xoroshiro128plus(seed)
  return (bound) => uniformInt(generator, 0, bound - 1)
}

/** Chance without locks, the same for the same seed. */
export const chanceFrom = (seed: number): RandomSource => createUnlockedSource(numbersFrom(seed))
