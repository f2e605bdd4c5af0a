/** Behaviour of a table when storage fails, at every point where it can. */
import { describe, expect, test } from 'vitest'
import type { Game } from '../../src/kernel/contract.ts'
import { createMemoryLogStore } from '../../src/store/memoryLogStore.ts'
import type { LocalTable } from '../../src/table/createLocalTable.ts'
import { openNewTable } from '../../src/table/openLocalTable.ts'
import { reopenTable } from '../../src/table/reopenTable.ts'
import type { StoreFault } from '../../src/table/storeFailure.ts'
import { type Toy, type ToyAction, toy } from '../kernel/toyGame.ts'
import { codeOf, unwrap } from '../kernel/toyLog.ts'
import { type CallOutcome, createFaultyStore } from './faultyStores.ts'
import { envOf, newToyGame } from './tableEnv.ts'

const turns: readonly ToyAction[] = [{ verb: 'mint' }, { verb: 'draw' }, { verb: 'roll' }, { verb: 'pass' }]

const play = async (outcomes: CallOutcome[], fault?: StoreFault) => {
  const memory = createMemoryLogStore()
  const table = unwrap(await openNewTable(toy, envOf(createFaultyStore(memory, outcomes, fault)), newToyGame))
  const saved: boolean[] = []
  for (const action of turns) saved.push(unwrap(await table.propose(0, action)).saved)
  return { table, memory, saved, load: () => memory.load(table.header.id) }
}
const expectReopensAs = async (
  table: LocalTable<Toy>,
  load: () => ReturnType<LocalTable<Toy>['exportGame']> | Promise<ReturnType<LocalTable<Toy>['exportGame']>>,
) => {
  const reopened = unwrap(await reopenTable(toy, envOf(createMemoryLogStore()), await load()))
  expect(reopened.hash()).toBe(table.hash())
  expect(reopened.entries()).toEqual(table.entries())
}

const works = Array<CallOutcome>(6).fill('works')
const points = works.map(
  (_, call) => [['create', 'deal', 'mint', 'draw', 'roll', 'pass'][call] as string, call] as const,
)

describe.each(['failsBefore', 'failsAfter'] as const)('a store that %s', (outcome) => {
  test.each(points)('at %s: play goes on, and the next batch stores what is missing', async (_, call) => {
    const outcomes = works.with(call, outcome)
    const { table, saved, load } = await play(outcomes)
    // The first two calls come before the first move; after the last move no call follows that could repair it.
    expect(saved).toEqual(turns.map((_turn, index) => index !== call - 2))
    expect(table.fault()).toBe(call < 5 ? null : outcome === 'failsBefore' ? 'full' : 'gone')
    table.retry()
    await expect.poll(() => table.fault()).toBeNull()
    await expectReopensAs(table, load)
  })
})

test('while storage is gone the game goes on, reports the fault, and can be exported whole', async () => {
  const { table, saved, load } = await play(Array(20).fill('failsBefore'), 'gone')
  expect(saved).toEqual([false, false, false, false])
  expect(table.fault()).toBe('gone')
  await expect(load()).rejects.toThrow('missing')
  await expectReopensAs(table, () => JSON.parse(JSON.stringify(table.exportGame())))
})

test('a retry that succeeds is reported once', async () => {
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

/** Game that begins without a draw: its first batch is the header alone. */
const undealt: Game<Toy> = {
  ...toy,
  setup(table) {
    const set = toy.setup(table)
    return set.ok ? { ok: true, value: { ...set.value, waits: [] } } : set
  },
}

test('a game without a deal is stored by a retry before its first move', async () => {
  const memory = createMemoryLogStore()
  const table = unwrap(await openNewTable(undealt, envOf(createFaultyStore(memory, ['failsBefore'])), newToyGame))
  await expect.poll(() => table.fault()).toBe('full')
  const heard: boolean[] = []
  table.subscribe(({ saved }) => heard.push(saved))
  table.retry()
  await expect.poll(() => heard).toEqual([true])
  expect(table.fault()).toBeNull()
  expect((await memory.load(table.header.id)).entries).toEqual([])
  table.retry()
  expect(unwrap(await table.propose(0, { verb: 'mint' })).saved).toBe(true)
  expect(heard).toEqual([true, true, true])
})

test('a game without a deal reports with its first move that it is not saved', async () => {
  const table = unwrap(
    await openNewTable(
      undealt,
      envOf(createFaultyStore(createMemoryLogStore(), Array(9).fill('failsBefore'))),
      newToyGame,
    ),
  )
  await expect.poll(() => table.fault()).toBe('full')
  const heard: boolean[] = []
  table.subscribe(({ saved }) => heard.push(saved))
  expect(unwrap(await table.propose(0, { verb: 'mint' })).saved).toBe(false)
  expect(heard).toEqual([false, false])
})

test('another tab that writes the same game is a conflict, and both logs stay whole', async () => {
  const memory = createMemoryLogStore()
  const first = unwrap(await openNewTable(toy, envOf(memory), newToyGame))
  const second = unwrap(await reopenTable(toy, envOf(memory), await memory.load(first.header.id)))
  await first.propose(0, { verb: 'mint' })
  expect(unwrap(await second.propose(0, { verb: 'pass' })).saved).toBe(false)
  expect(second.fault()).toBe('conflict')
  expect(codeOf(await second.propose(1, { verb: 'mint' }))).toBe('taken')
  expect(second.fault()).toBe('conflict')
  await expectReopensAs(first, () => memory.load(first.header.id))
  await expectReopensAs(second, () => second.exportGame())
})

/** After a crash only the stored log is left: it must be one that can go on. */
test.each(points.slice(1))(
  'a phone that dies while %s is being stored finds a log that ends with a whole batch',
  async (_, call) => {
    for (const outcome of ['failsBefore', 'failsAfter'] as const) {
      const memory = createMemoryLogStore()
      const outcomes: CallOutcome[] = [...works.slice(0, call), outcome, ...Array<CallOutcome>(9).fill('failsBefore')]
      const table = unwrap(await openNewTable(toy, envOf(createFaultyStore(memory, outcomes)), newToyGame))
      for (const action of turns) await table.propose(0, action)
      const reopened = unwrap(await reopenTable(toy, envOf(memory), await memory.load(table.header.id)))
      const storedMoves = reopened.entries().filter(({ body }) => body.kind === 'seat').length
      expect(storedMoves).toBe(outcome === 'failsAfter' ? call - 1 : Math.max(0, call - 2))
      expect(reopened.turn().kind).toBe('seats')
      for (const action of turns.slice(storedMoves)) await reopened.propose(0, action)
      expect(reopened.hash()).toBe(table.hash())
    }
  },
)
