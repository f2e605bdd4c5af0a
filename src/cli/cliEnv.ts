/** What the command line gives a table: nothing is kept, and chance follows from a seed where one is named. */
import { randomBytes } from 'node:crypto'
import { shaOf } from '../kernel/sha.ts'
import type { Env } from '../table/local.ts'
import { type LogStore, StoreFailure } from '../table/store.ts'

/** The table itself holds the whole log; the answer that is printed is where it is kept. */
const UNKEPT: LogStore = {
  create: async () => {},
  append: async () => {},
  load: async (id) => {
    throw new StoreFailure('missing', id)
  },
}

/** The n-th draw is the hash of `["cli",seed,n]`, up to 32 bytes: the same seed gives the same game. */
const seeded = (seed: string): Env['random'] => {
  let draws = 0
  return (bytes) => shaOf(['cli', seed, draws++]).slice(0, bytes)
}

export const envOf = (seed?: string): Env => ({
  store: UNKEPT,
  random: seed === undefined ? randomBytes : seeded(seed),
})
