/** What a table does when storage fails, at every point where it can. */
import { describe, expect, test } from 'vitest'
import type { Game } from '../../src/kernel/contract.ts'
import { memoryLogs } from '../../src/store/memory.ts'
import { type LocalTable, openNew } from '../../src/table/local.ts'
import { openSaved } from '../../src/table/reopen.ts'
import type { StoreFault } from '../../src/table/store.ts'
import { type Toy, type ToyAction, toy } from '../kernel/toy.ts'
import { codeOf, sure } from '../kernel/trusted.ts'
import { envOf, newToy } from './env.ts'
import { type Fate, fated } from './stores.ts'

const turns: readonly ToyAction[] = [{ verb: 'mint' }, { verb: 'draw' }, { verb: 'roll' }, { verb: 'pass' }]

const play = async (fates: Fate[], fault?: StoreFault) => {
  const memory = memoryLogs()
  const table = sure(await openNew(toy, envOf(fated(memory, fates, fault)), newToy))
  const saved: boolean[] = []
  for (const action of turns) saved.push(sure(await table.propose(0, action)).saved)
  return { table, memory, saved, load: () => memory.load(table.header.id) }
}
const sameAs = async (
  table: LocalTable<Toy>,
  load: () => ReturnType<LocalTable<Toy>['save']> | Promise<ReturnType<LocalTable<Toy>['save']>>,
) => {
  const again = sure(await openSaved(toy, envOf(memoryLogs()), await load()))
  expect(again.hash()).toBe(table.hash())
  expect(again.entries()).toEqual(table.entries())
}

const works = Array<Fate>(6).fill('works')
const points = works.map(
  (_, call) => [['create', 'deal', 'mint', 'draw', 'roll', 'pass'][call] as string, call] as const,
)

describe.each(['failsBefore', 'failsAfter'] as const)('a store that %s', (fate) => {
  test.each(points)('at %s: play goes on, and the next batch stores what is missing', async (_, call) => {
    const fates = works.with(call, fate)
    const { table, saved, load } = await play(fates)
    // The first two calls come before the first deed; the last deed has none after it that could mend it.
    expect(saved).toEqual(turns.map((_turn, index) => index !== call - 2))
    expect(table.fault()).toBe(call < 5 ? null : fate === 'failsBefore' ? 'full' : 'gone')
    table.retry()
    await expect.poll(() => table.fault()).toBeNull()
    await sameAs(table, load)
  })
})

test('while storage is gone the game is played, says so, and can be exported whole', async () => {
  const { table, saved, load } = await play(Array(20).fill('failsBefore'), 'gone')
  expect(saved).toEqual([false, false, false, false])
  expect(table.fault()).toBe('gone')
  await expect(load()).rejects.toThrow('missing')
  await sameAs(table, () => JSON.parse(JSON.stringify(table.save())))
})

test('a retry that succeeds is told, once', async () => {
  const { table } = await play([...works.slice(0, 5), 'failsBefore', 'failsBefore'])
  const heard: boolean[] = []
  table.subscribe(({ saved }) => heard.push(saved))
  table.retry()
  await expect.poll(() => heard.length).toBe(1)
  table.retry()
  await expect.poll(() => heard.length).toBe(2)
  table.retry()
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(heard).toEqual([false, true])
})

/** A game that begins without a draw: its first batch is the header alone. */
const undealt: Game<Toy> = {
  ...toy,
  setup(table) {
    const set = toy.setup(table)
    return set.ok ? { ok: true, value: { ...set.value, waits: [] } } : set
  },
}

test('a game that nothing was dealt in is kept by a retry, before its first deed', async () => {
  const memory = memoryLogs()
  const table = sure(await openNew(undealt, envOf(fated(memory, ['failsBefore'])), newToy))
  await expect.poll(() => table.fault()).toBe('full')
  const heard: boolean[] = []
  table.subscribe(({ saved }) => heard.push(saved))
  table.retry()
  await expect.poll(() => heard).toEqual([true])
  expect(table.fault()).toBeNull()
  expect((await memory.load(table.header.id)).entries).toEqual([])
  table.retry()
  expect(sure(await table.propose(0, { verb: 'mint' })).saved).toBe(true)
  expect(heard).toEqual([true, true, true])
})

test('a game that nothing was dealt in says with its first deed that it is not saved', async () => {
  const table = sure(await openNew(undealt, envOf(fated(memoryLogs(), Array(9).fill('failsBefore'))), newToy))
  await expect.poll(() => table.fault()).toBe('full')
  const heard: boolean[] = []
  table.subscribe(({ saved }) => heard.push(saved))
  expect(sure(await table.propose(0, { verb: 'mint' })).saved).toBe(false)
  expect(heard).toEqual([false, false])
})

test('another tab that writes the same game is a conflict, and both logs stay whole', async () => {
  const memory = memoryLogs()
  const one = sure(await openNew(toy, envOf(memory), newToy))
  const two = sure(await openSaved(toy, envOf(memory), await memory.load(one.header.id)))
  await one.propose(0, { verb: 'mint' })
  expect(sure(await two.propose(0, { verb: 'pass' })).saved).toBe(false)
  expect(two.fault()).toBe('conflict')
  expect(codeOf(await two.propose(1, { verb: 'mint' }))).toBe('taken')
  expect(two.fault()).toBe('conflict')
  await sameAs(one, () => memory.load(one.header.id))
  await sameAs(two, () => two.save())
})

/** A phone that dies keeps what storage had: the log must be one that goes on. */
test.each(points.slice(1))(
  'a phone that dies while %s is being stored finds a log that ends with a whole batch',
  async (_, call) => {
    for (const fate of ['failsBefore', 'failsAfter'] as const) {
      const memory = memoryLogs()
      const fates: Fate[] = [...works.slice(0, call), fate, ...Array<Fate>(9).fill('failsBefore')]
      const table = sure(await openNew(toy, envOf(fated(memory, fates)), newToy))
      for (const action of turns) await table.propose(0, action)
      const again = sure(await openSaved(toy, envOf(memory), await memory.load(table.header.id)))
      const kept = again.entries().filter(({ body }) => body.kind === 'seat').length
      expect(kept).toBe(fate === 'failsAfter' ? call - 1 : Math.max(0, call - 2))
      expect(again.turn().kind).toBe('seats')
      for (const action of turns.slice(kept)) await again.propose(0, action)
      expect(again.hash()).toBe(table.hash())
    }
  },
)
