import { describe, test } from 'vitest'
import { createMemoryLogStore } from '../../src/store/memoryLogStore.ts'
import { contract } from './logStoreContract.ts'

describe('logs in memory', () => {
  for (const { name, check } of contract)
    test(name, () => {
      const store = createMemoryLogStore()
      return check({ store, another: () => store })
    })
})
