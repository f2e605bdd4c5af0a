/** A table of one phone: moves, undo, veiled choices, endings and refusals. */
import { expect, test } from 'vitest'
import { createMemoryLogStore } from '../../src/store/memoryLogStore.ts'
import type { TableChange } from '../../src/table/client/tableClient.ts'
import type { LocalTable } from '../../src/table/createLocalTable.ts'
import type { GameSave } from '../../src/table/logStore.ts'
import { openNewTable } from '../../src/table/openLocalTable.ts'
import { reopenTable } from '../../src/table/reopenTable.ts'
import { type Toy, type ToyAction, toy } from '../kernel/toyGame.ts'
import { codeOf, unwrap } from '../kernel/toyLog.ts'
import { createPausedStore } from './faultyStores.ts'
import { envOf, newToyGame } from './tableEnv.ts'

const openTable = async (store = createMemoryLogStore(), seed = 1) => {
  const table = unwrap(await openNewTable(toy, envOf(store, seed), newToyGame))
  return { table, store, id: table.header.id }
}
const mint: ToyAction = { verb: 'mint' }
const roll: ToyAction = { verb: 'roll' }
const pass: ToyAction = { verb: 'pass' }
const coins = (table: LocalTable<Toy>, seat = 0) => table.view(seat).state.courts[seat]?.coins
const reopenSave = async (save: GameSave) => unwrap(await reopenTable(toy, envOf(createMemoryLogStore()), save))

test('each seat knows its own hand and no other', async () => {
  const { table } = await openTable()
  const [mine, theirs] = table.view(0).state.courts.map(({ hand }) => hand)
  for (const slot of mine ?? []) expect(table.view(0).knownCard(slot)).toBeDefined()
  for (const slot of theirs ?? []) expect(table.view(0).knownCard(slot)).toBeUndefined()
  for (const slot of [...(mine ?? []), ...(theirs ?? [])]) expect(table.view(null).knownCard(slot)).toBeUndefined()
})

test('a move is visible at once, is done when it is stored, and its draws come then', async () => {
  const memory = createMemoryLogStore()
  const { store, answer, waiting } = createPausedStore(memory)
  const opening = openNewTable(toy, envOf(store), newToyGame)
  await expect.poll(() => waiting.length).toBe(1)
  answer()
  const table = unwrap(await opening)
  const changes: TableChange<Toy>[] = []
  table.subscribe((change) => changes.push(change))

  const done = table.propose(0, mint)
  expect(coins(table)).toBe(2)
  expect(table.seq()).toBe(5)
  expect(changes).toEqual([{ events: [{ kind: 'seat', seat: 0 }], done: [], refused: [], pending: 1, saved: true }])
  await expect.poll(() => waiting.length).toBe(1)
  expect((await memory.load(table.header.id)).entries).toHaveLength(5)
  answer()
  expect(await done).toEqual({ ok: true, value: { saved: true } })
  expect(changes).toHaveLength(2)
  expect(changes[1]).toMatchObject({ events: [], refused: [], pending: 0, saved: true })
  expect(changes[1]?.done.map(({ body }) => body.kind)).toEqual(['seat'])

  const rolled = table.propose(0, roll)
  expect(table.turn().kind).toBe('chance')
  expect(table.legal(0)).toEqual([])
  expect(codeOf(await table.propose(0, mint))).toBe('turn.chance')
  expect(table.whyNoUndo(0)).toEqual({ code: 'undo.reveal' })
  await expect.poll(() => waiting.length).toBe(1)
  expect(table.turn().kind).toBe('chance')
  answer()
  await rolled
  expect(changes.at(-1)?.done.map(({ body }) => body.kind)).toEqual(['seat', 'chance'])
  expect(changes.at(-1)?.events).toEqual([{ kind: 'chance' }])
  expect(table.turn()).toEqual({ kind: 'seats', seats: [0] })
})

test('proposals and an undo queue behind one that is being stored, and are done in their order', async () => {
  const { table } = await openTable()
  const all = [
    table.propose(0, mint),
    table.propose(0, mint),
    table.undo(0),
    table.propose(0, pass),
    table.propose(1, mint),
  ]
  expect([coins(table, 0), coins(table, 1)]).toEqual([2, 2])
  expect((await Promise.all(all)).map(codeOf)).toEqual(Array(5).fill('taken'))
  expect(
    table
      .entries()
      .map(({ body }) => body.kind)
      .slice(5),
  ).toEqual(['seat', 'seat', 'undo', 'seat', 'seat'])
  expect([coins(table, 0), coins(table, 1)]).toEqual([2, 2])
})

test('undo and redo are entries, and say why they are not possible', async () => {
  const { table } = await openTable()
  expect(table.whyNoUndo(0)).toEqual({ code: 'undo.none' })
  expect(codeOf(await table.undo(0))).toBe('undo.none')
  await table.propose(0, mint)
  expect(table.whyNoUndo(0)).toBeNull()
  expect(codeOf(await table.undo(1))).toBe('undo.other')
  const before = table.hash()
  await table.undo(0)
  expect(table.whyNoRedo(0)).toBeNull()
  expect(coins(table)).toBe(1)
  await table.redo(0)
  expect(table.hash()).toBe(before)
  await table.propose(0, roll)
  expect(table.whyNoUndo(0)).toEqual({ code: 'undo.reveal' })
  expect(table.whyNoRedo(0)).toEqual({ code: 'redo.none' })
})

test('an action that the rules refuse leaves no trace', async () => {
  const { table } = await openTable()
  const before = table.hash()
  expect(codeOf(await table.propose(1, mint))).toBe('turn.seat')
  expect(codeOf(await table.propose(0, { verb: 'bid', coins: 0 }))).toBe('action.illegal')
  expect(codeOf(await table.propose(0, { verb: 'play', slot: 1 }))).toBe('opening.unknown')
  expect([table.hash(), table.seq()]).toEqual([before, 5])
})

test('veiled choices of one phone become one entry, and the last that each seat made counts', async () => {
  const { table } = await openTable()
  await table.propose(0, pass)
  await table.propose(1, pass)
  expect(table.turn()).toEqual({ kind: 'seats', seats: [0, 1], veiled: true })
  const reported: unknown[] = []
  const stop = table.subscribe(({ refused, pending }) => reported.push([refused, pending]))
  const first = table.propose(0, { verb: 'bid', coins: 0 })
  const reopenedTable = table.propose(0, { verb: 'bid', coins: 1 })
  expect(coins(table)).toBe(1)
  expect(reported).toEqual([
    [[], 1],
    [[], 1],
  ])
  stop()
  const second = table.propose(1, { verb: 'bid', coins: 0 })
  expect((await Promise.all([first, reopenedTable, second])).map(codeOf)).toEqual(['taken', 'taken', 'taken'])
  expect(table.entries().at(-2)?.body).toMatchObject({
    kind: 'joint',
    actions: [
      [0, { coins: 1 }, []],
      [1, { coins: 0 }, []],
    ],
  })
  expect(coins(table)).toBe(0)
})

test('a seat that has chosen cannot undo, because it may choose again, and may end the game', async () => {
  const { table } = await openTable()
  await table.propose(0, pass)
  await table.propose(1, pass)
  const choice = table.propose(1, { verb: 'bid', coins: 1 })
  expect(codeOf(await table.undo(1))).toBe('turn.chosen')
  expect(codeOf(await table.redo(1))).toBe('turn.chosen')
  expect(codeOf(await table.concede(1))).toBe('taken')
  expect(codeOf(await choice)).toBe('proposal.overtaken')
  expect(table.turn().kind).toBe('over')
})

test('an undo of another seat refuses the waiting choices', async () => {
  const { table } = await openTable()
  await table.propose(0, pass)
  await table.propose(1, pass)
  const choice = table.propose(0, { verb: 'bid', coins: 1 })
  expect(codeOf(await table.undo(1))).toBe('taken')
  expect(codeOf(await choice)).toBe('proposal.overtaken')
  expect(table.turn()).toEqual({ kind: 'seats', seats: [1] })
})

test('all agree to end the game', async () => {
  const { table } = await openTable()
  expect(codeOf(await table.agree())).toBe('taken')
  expect(table.turn().kind).toBe('over')
  expect(codeOf(await table.agree())).toBe('turn.over')
})

test('[B155] a seat concedes out of turn; a stored table knows who gave up', async () => {
  const { table, store, id } = await openTable()
  expect(codeOf(await table.concede(2))).toBe('proposal.seat')
  expect(codeOf(await table.concede(1))).toBe('taken')
  expect(table.turn()).toEqual({ kind: 'over', outcome: { ranks: [1, 2], decidedBy: 'concession' } })
  expect(table.entries().at(-1)?.body).toEqual({ kind: 'end', how: 'concede', seat: 1 })
  expect((await reopenSave(await store.load(id))).turn()).toEqual(table.turn())
})

test('a closed table accepts no moves and reports no changes', async () => {
  const { table, store, id } = await openTable()
  let changes = 0
  table.subscribe(() => changes++)()
  table.close()
  expect(codeOf(await table.propose(0, mint))).toBe('table.closed')
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(changes).toBe(0)
  expect((await store.load(id)).entries).toHaveLength(5)
})
