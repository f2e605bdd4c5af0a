import { describe, expect, test } from 'vitest'
import { memoryLinks } from '../../src/table/link.ts'
import { linkContract } from './link.contract.ts'

describe('a memory link', () => {
  linkContract(async () => {
    const [a, b] = memoryLinks<string, number>()
    return { a, b, quiet: async () => void (await new Promise((resolve) => setTimeout(resolve))) }
  })
})

describe('a memory link whose time is in other hands', () => {
  linkContract(async () => {
    const due: (() => void)[] = []
    const [a, b] = memoryLinks<string, number>((run) => due.push(run))
    const quiet = async () => {
      for (let run = due.shift(); run; run = due.shift()) run()
    }
    return { a, b, quiet }
  })

  test('delivers nothing by itself', async () => {
    const due: (() => void)[] = []
    const [a, b] = memoryLinks<string, number>((run) => due.push(run))
    const heard: string[] = []
    b.receive((message) => heard.push(message))
    a.send('one')
    await new Promise((resolve) => setTimeout(resolve))
    expect(heard).toEqual([])
    expect(due).toHaveLength(1)
  })
})
