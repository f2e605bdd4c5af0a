import { describe, test } from 'vitest'
import { memoryLogs } from '../../src/store/memory.ts'
import { contract } from './contract.ts'

describe('logs in memory', () => {
  for (const { name, check } of contract)
    test(name, () => {
      const store = memoryLogs()
      return check({ store, another: () => store })
    })
})
