/**
 * Environment of a table on the command line: nothing is stored, and randomness follows from a seed if one is given.
 */
import { randomBytes } from 'node:crypto'
import { sha256OfJson } from '../kernel/sha256OfJson.ts'
import { type LogStore, StoreFailure } from '../table/logStore.ts'
import type { TableEnv } from '../table/openLocalTable.ts'

/** Log store that keeps nothing: the table itself holds the whole log, and the printed answer contains it. */
const NULL_LOG_STORE: LogStore = {
  create: async () => {},
  append: async () => {},
  load: async (id) => {
    throw new StoreFailure('missing', id)
  },
}

/**
 * Random bytes from a seed: the n-th draw is the hash of `["cli",seed,n]`, up to 32 bytes, so the same seed gives the
 * same game.
 */
const seededRandom = (seed: string): TableEnv['random'] => {
  let drawCount = 0
  return (bytes) => sha256OfJson(['cli', seed, drawCount++]).slice(0, bytes)
}

export const createCliEnv = (seed?: string): TableEnv => ({
  store: NULL_LOG_STORE,
  random: seed === undefined ? randomBytes : seededRandom(seed),
})
