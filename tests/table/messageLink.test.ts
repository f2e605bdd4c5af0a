import { describe, expect, test } from 'vitest'
import { createMemoryLinks } from '../../src/table/messageLink.ts'
import { messageLinkContract } from './messageLinkContract.ts'

describe('a memory link', () => {
  messageLinkContract(async () => {
    const [a, b] = createMemoryLinks<string, number>()
    return { a, b, settle: async () => void (await new Promise((resolve) => setTimeout(resolve))) }
  })
})

describe('a memory link with its own scheduler', () => {
  messageLinkContract(async () => {
    const due: (() => void)[] = []
    const [a, b] = createMemoryLinks<string, number>((run) => due.push(run))
    const settle = async () => {
      for (let run = due.shift(); run; run = due.shift()) run()
    }
    return { a, b, settle }
  })

  test('delivers nothing by itself', async () => {
    const due: (() => void)[] = []
    const [a, b] = createMemoryLinks<string, number>((run) => due.push(run))
    const received: string[] = []
    b.receive((message) => received.push(message))
    a.send('one')
    await new Promise((resolve) => setTimeout(resolve))
    expect(received).toEqual([])
    expect(due).toHaveLength(1)
  })
})
