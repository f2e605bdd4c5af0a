/** Stored tables that are gone on with: proved entry by entry, and refused where they are damaged. */
import { expect, test } from 'vitest'
import type { Entry } from '../../src/kernel/log.ts'
import { replayLog } from '../../src/kernel/replayLog.ts'
import { createMemoryLogStore } from '../../src/store/memoryLogStore.ts'
import type { GameSave } from '../../src/table/logStore.ts'
import { openNewTable } from '../../src/table/openLocalTable.ts'
import { type RunSteps, reopenTable } from '../../src/table/reopenTable.ts'
import { type ToyAction, toy } from '../kernel/toyGame.ts'
import { unwrap } from '../kernel/toyLog.ts'
import { envOf, newToyGame } from './tableEnv.ts'

const openTable = async (store = createMemoryLogStore(), seed = 1) => {
  const table = unwrap(await openNewTable(toy, envOf(store, seed), newToyGame))
  return { table, store, id: table.header.id }
}
const mint: ToyAction = { verb: 'mint' }
const roll: ToyAction = { verb: 'roll' }
const reopenSave = async (save: GameSave) => unwrap(await reopenTable(toy, envOf(createMemoryLogStore()), save))

test('a stored table goes on where it was, with its hands, its undo and the same deal to come', async () => {
  const { table, store, id } = await openTable()
  for (const action of [roll, { verb: 'draw' }, mint] as const) await table.propose(0, action)
  const reopenedTable = await reopenSave(await store.load(id))
  expect(reopenedTable.hash()).toBe(table.hash())
  expect(reopenedTable.entries()).toEqual(table.entries())
  expect(reopenedTable.legal(0)).toEqual(table.legal(0))
  const hand = table.view(0).state.courts[0]?.hand ?? []
  expect(hand.map(reopenedTable.view(0).knownCard)).toEqual(hand.map(table.view(0).knownCard))
  expect(hand.map(reopenedTable.view(0).knownCard)).not.toContain(undefined)
  expect(reopenedTable.whyNoUndo(0)).toBeNull()
  await Promise.all([table.propose(0, roll), reopenedTable.propose(0, roll)])
  expect(reopenedTable.hash()).toBe(table.hash())
})

test('a table that was closed before it had dealt deals when it is reopened', async () => {
  const { table } = await openTable()
  const reopenedTable = await reopenSave({ ...table.exportGame(), entries: [] })
  expect(reopenedTable.hash()).toBe(table.hash())
})

const damaged: readonly (readonly [string, number, (save: GameSave) => GameSave])[] = [
  ['entry.hash', 6, (save) => withEntry(save, 6, (entry) => ({ ...entry, hash: '0123456789abcdef' }))],
  ['entry.seq', 3, (save) => ({ ...save, entries: save.entries.filter(({ seq }) => seq !== 3) })],
  ['entry.dealt', 0, (save) => ({ ...save, secret: { seed: `${save.secret?.seed.slice(1)}A` } })],
  ['header.version', -1, (save) => ({ ...save, header: { ...save.header, version: 9 } })],
  ['option.wrong', -1, (save) => ({ ...save, header: { ...save.header, options: {} } })],
  ['save.secret', -1, ({ header, entries, shown }) => ({ header, entries, shown })],
  [
    'action.malformed',
    5,
    (save) => withEntry(save, 5, (entry) => ({ ...entry, body: { ...entry.body, action: 5 } as never })),
  ],
  ['opening.lock', 7, (save) => withEntry(save, 7, forged)],
]
const withEntry = (save: GameSave, seq: number, change: (entry: Entry) => Entry): GameSave => ({
  ...save,
  entries: save.entries.map((entry) => (entry.seq === seq ? change(entry) : entry)),
})
const forged = (entry: Entry): Entry => {
  if (entry.body.kind !== 'seat') return entry
  const openings = entry.body.openings.map((opening) => ({
    ...opening,
    value: { face: 8 - opening.value.face, side: 0 },
  }))
  return { ...entry, body: { ...entry.body, openings } }
}

test.each(damaged)('a stored table with a flaw says %s at entry %i', async (code, entry, damage) => {
  const { table } = await openTable()
  await table.propose(0, roll)
  await table.propose(0, { verb: 'play', slot: 0 })
  expect(table.entries()[7]?.body.kind).toBe('seat')
  const opened = await reopenTable(toy, envOf(createMemoryLogStore()), damage(table.exportGame()))
  expect(opened).toMatchObject({ ok: false, error: { entry, refusal: { code } } })
})

test('a stored table is proved entry by entry, so that whoever opens it can pause in between', async () => {
  const { table } = await openTable()
  await table.propose(0, mint)
  let pauses = 0
  const runWithPauses: RunSteps = async (steps) => {
    let step = steps.next()
    for (; !step.done; step = steps.next()) await Promise.resolve(pauses++)
    return step.value
  }
  const save = table.exportGame()
  const opened = unwrap(await reopenTable(toy, envOf(createMemoryLogStore()), save, runWithPauses))
  expect([pauses, opened.hash()]).toEqual([save.entries.length, table.hash()])
})

test('the log of a table replays without its secret: the locks prove the deal', async () => {
  const { table } = await openTable()
  await table.propose(0, { verb: 'play', slot: 0 })
  const replay = unwrap(replayLog(toy, table.header, JSON.parse(JSON.stringify(table.entries()))))
  expect(replay.state).toEqual(table.view(null).state)
  expect(replay.locks.size).toBe(8)
})
