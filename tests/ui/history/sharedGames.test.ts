/** Games shared as a string: checked in slices, stopped, refused with a code. */
import { describe, expect, test } from 'vitest'
import { game } from '../../../src/games/blackstone/index.ts'
import { createMemoryLogStore } from '../../../src/store/memoryLogStore.ts'
import { openNewTable } from '../../../src/table/openLocalTable.ts'
import { readRecordStringStepwise, writeRecordString } from '../../../src/table/record/recordString.ts'
import { runInSlices } from '../../../src/ui/app/share/runInSlices.ts'
import { unwrap } from '../../kernel/toyLog.ts'
import { envOf } from '../../table/env.ts'

/** Record of twelve moves of a Solo game that was then ended. */
const writeRecord = async (): Promise<string> => {
  const table = unwrap(await openNewTable(game, envOf(createMemoryLogStore()), { mode: 'solo', names: ['Ann'] }))
  for (let moves = 0; moves < 12; moves++) {
    const [action] = table.legal(0)
    if (action) unwrap(await table.propose(0, action))
  }
  unwrap(await table.agree())
  return unwrap(writeRecordString(game, table.exportGame()))
}

describe('a shared game', () => {
  test('is checked move by move, and reports its progress', async () => {
    const text = await writeRecord()
    const steps = readRecordStringStepwise(game, text)
    const progress: number[] = []
    let step = steps.next()
    for (; !step.done; step = steps.next()) progress.push(step.value.done)
    expect(progress.length).toBeGreaterThan(5)
    expect(progress).toEqual(progress.map((_, at) => at))
    expect(step.value).toMatchObject({ ok: true, value: { save: { header: { mode: 'solo' } } } })
  })

  test('is not checked further after a stop', async () => {
    const controller = new AbortController()
    function* endless(): Generator<number, never> {
      for (let at = 0; ; at++) {
        const began = performance.now()
        while (performance.now() - began < 10);
        yield at
      }
    }
    const stopped = await runInSlices(endless(), (at) => at === 2 && controller.abort(), controller.signal)
    expect(stopped).toBeNull()
  })

  test('of another version, cut off or empty is refused with its code', async () => {
    const text = await writeRecord()
    const codeOf = async (wrong: string): Promise<string | undefined> => {
      const read = await runInSlices(readRecordStringStepwise(game, wrong))
      return read?.ok === false ? read.error.refusal.code : undefined
    }
    expect(await codeOf(text.replace('BC1.', 'BC3.'))).toBe('record.newer')
    expect(await codeOf(text.slice(0, -20))).toBe('record.damaged')
    expect(await codeOf('')).toBe('record.notOurs')
  })
})
