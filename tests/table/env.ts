import type { Env, NewGame } from '../../src/table/local.ts'
import type { LogStore } from '../../src/table/store.ts'
import { numbersFrom } from '../kernel/seed.ts'

/** An Env over this store, with the same bytes for the same seed. */
export const envOf = (store: LogStore, seed = 1): Env => {
  const below = numbersFrom(seed)
  return { store, random: (bytes) => Uint8Array.from({ length: bytes }, () => below(256)) }
}

export const newToy: NewGame = { mode: 'plain', names: ['Ann', 'Ben'] }
