import { expect, test } from 'vitest'
import { createMemoryLogStore } from '../../src/store/memoryLogStore.ts'
import type { TableChange } from '../../src/table/client/tableClient.ts'
import { openNewTable } from '../../src/table/openLocalTable.ts'
import { waitForRules } from '../../src/table/waitForRules.ts'
import { type Toy, type ToyAction, toy } from '../kernel/toyGame.ts'
import { codeOf, unwrap } from '../kernel/toyLog.ts'
import { envOf, newToyGame } from './tableEnv.ts'

const mint: ToyAction = { verb: 'mint' }

/** Table whose rest of the rules comes, or fails, when the test says so. */
const openWaiting = async () => {
  const table = unwrap(await openNewTable(toy, envOf(createMemoryLogStore()), newToyGame))
  let settle = (_: boolean): void => undefined
  const rest = new Promise<void>((resolve, reject) => {
    settle = (isHere) => (isHere ? resolve() : reject(new Error('no network')))
  })
  let loads = 0
  const loadRest = () => {
    loads++
    return rest
  }
  const waiting = waitForRules(table, loadRest)
  const changes: TableChange<Toy>[] = []
  waiting.subscribe((change) => changes.push(change))
  return { table, waiting, changes, settle, loads: () => loads }
}

test('a move that is proposed before the rest of the rules waits for it, and is then made once', async () => {
  const { table, waiting, changes, settle } = await openWaiting()
  const proposed = waiting.propose(0, mint)
  expect(changes.map(({ pending }) => pending)).toEqual([1])
  const others = [waiting.propose(0, mint), waiting.undo(0)]
  expect(table.entries().filter(({ body }) => body.kind === 'seat')).toHaveLength(0)
  settle(true)
  for (const other of others) expect(codeOf(await other)).toBe('table.wait')
  expect(await proposed).toEqual({ ok: true, value: { saved: true } })
  expect(table.entries().filter(({ body }) => body.kind === 'seat')).toHaveLength(1)
  expect(changes.at(-1)?.pending).toBe(0)
})

test('once the rest is here, a move is visible before the call returns', async () => {
  const { table, waiting, settle, loads } = await openWaiting()
  const proposed = waiting.propose(0, mint)
  settle(true)
  await proposed
  const before = table.view(0).state.courts[0]?.coins ?? 0
  void waiting.propose(0, mint)
  expect(table.view(0).state.courts[0]?.coins).toBe(before + 1)
  expect(loads()).toBe(1)
})

test.each(['propose', 'undo', 'redo', 'agree', 'concede', 'leave'] as const)(
  '%s is refused where the rest does not come, nothing is pending, and the table is as it was',
  async (what) => {
    const { table, waiting, changes, settle } = await openWaiting()
    const hash = table.hash()
    const proposed = what === 'propose' ? waiting.propose(0, mint) : waiting[what](0)
    settle(false)
    expect(codeOf(await proposed)).toBe('app.failed')
    expect(changes.map(({ pending }) => pending)).toEqual([1, 0])
    expect(table.hash()).toBe(hash)
  },
)
