import type { NewGameRequest } from '../../src/table/createHeader.ts'
import type { LogStore } from '../../src/table/logStore.ts'
import type { TableEnv } from '../../src/table/openLocalTable.ts'
import { numbersFrom } from '../kernel/seededNumbers.ts'

/** Table environment over this store, with the same random bytes for the same seed. */
export const envOf = (store: LogStore, seed = 1): TableEnv => {
  const below = numbersFrom(seed)
  return { store, random: (bytes) => Uint8Array.from({ length: bytes }, () => below(256)) }
}

export const newToyGame: NewGameRequest = { mode: 'plain', names: ['Ann', 'Ben'] }
