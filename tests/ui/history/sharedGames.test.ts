/** A game as a link: found in whatever was pasted, checked in slices, stopped, refused with a sentence. */
import { describe, expect, test } from 'vitest'
import { game } from '../../../src/games/blackstone/index.ts'
import { memoryLogs } from '../../../src/store/memory.ts'
import { openNew } from '../../../src/table/local.ts'
import { makeRecordString, readingRecordString } from '../../../src/table/recordString.ts'
import { inSlices } from '../../../src/ui/history/slices.ts'
import { sure } from '../../kernel/trusted.ts'
import { envOf } from '../../table/env.ts'

/** Twelve turns of a Solo game that was given up. */
const record = async (): Promise<string> => {
  const table = sure(await openNew(game, envOf(memoryLogs()), { mode: 'solo', names: ['Ann'] }))
  for (let deeds = 0; deeds < 12; deeds++) {
    const [action] = table.legal(0)
    if (action) sure(await table.propose(0, action))
  }
  sure(await table.agree())
  return sure(makeRecordString(game, table.save()))
}

describe('a game that was handed on', () => {
  test('is checked move by move, and tells how far it is', async () => {
    const text = await record()
    const steps = readingRecordString(game, text)
    const told: number[] = []
    let step = steps.next()
    for (; !step.done; step = steps.next()) told.push(step.value.done)
    expect(told.length).toBeGreaterThan(5)
    expect(told).toEqual(told.map((_, at) => at))
    expect(step.value).toMatchObject({ ok: true, value: { save: { header: { mode: 'solo' } } } })
  })

  test('is let go where somebody stops it', async () => {
    const off = new AbortController()
    function* endless(): Generator<number, never> {
      for (let at = 0; ; at++) {
        const began = performance.now()
        while (performance.now() - began < 10);
        yield at
      }
    }
    const stopped = await inSlices(endless(), (at) => at === 2 && off.abort(), off.signal)
    expect(stopped).toBeNull()
  })

  test('of another version, cut off or none at all is refused by name', async () => {
    const text = await record()
    const codeOf = async (wrong: string): Promise<string | undefined> => {
      const read = await inSlices(readingRecordString(game, wrong))
      return read?.ok === false ? read.error.refusal.code : undefined
    }
    expect(await codeOf(text.replace('BC1.', 'BC2.'))).toBe('record.newer')
    expect(await codeOf(text.slice(0, -20))).toBe('record.damaged')
    expect(await codeOf('')).toBe('record.notOurs')
  })
})
