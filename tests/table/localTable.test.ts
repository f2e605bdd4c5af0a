import { expect, test } from 'vitest'
import { replayLog } from '../../src/kernel/ledger.ts'
import type { Entry } from '../../src/kernel/log.ts'
import { memoryLogs } from '../../src/store/memory.ts'
import { type LocalTable, openNew } from '../../src/table/local.ts'
import type { Change } from '../../src/table/phone.ts'
import { openSaved } from '../../src/table/reopen.ts'
import { parseSave } from '../../src/table/schema.ts'
import type { Save } from '../../src/table/store.ts'
import { type Toy, type ToyAction, toy } from '../kernel/toy.ts'
import { codeOf, sure } from '../kernel/trusted.ts'
import { envOf, newToy } from './env.ts'
import { held } from './stores.ts'

const open = async (store = memoryLogs(), seed = 1) => {
  const table = sure(await openNew(toy, envOf(store, seed), newToy))
  return { table, store, id: table.header.id }
}
const mint: ToyAction = { verb: 'mint' }
const roll: ToyAction = { verb: 'roll' }
const pass: ToyAction = { verb: 'pass' }
const coins = (table: LocalTable<Toy>, seat = 0) => table.view(seat).state.courts[seat]?.coins
const reopened = async (save: Save) => sure(await openSaved(toy, envOf(memoryLogs()), save))

test('a new table has dealt, has written out every option, and is stored', async () => {
  const { table, store, id } = await open()
  expect(table.turn()).toEqual({ kind: 'seats', seats: [0] })
  expect(table.header).toMatchObject({ protocol: 1, game: 'toy', version: 1, mode: 'plain', options: { rounds: 8 } })
  expect(table.header.seats).toEqual([{ name: 'Ann' }, { name: 'Ben' }])
  expect(id).toMatch(/^[\w-]{22}$/)
  const stored = await store.load(id)
  expect(stored.entries).toEqual(table.entries())
  expect(stored.secret?.seed).toMatch(/^[\w-]{43}$/)
  expect(stored.shown).toEqual([])
  expect(table.seq()).toBe(5)
})

test('an emblem stands beside the name of who chose one, and a header without any has no place for it', async () => {
  const opened = sure(await openNew(toy, envOf(memoryLogs()), { ...newToy, emblems: [{}, { emblem: 'key' }] }))
  expect(opened.header.seats).toEqual([{ name: 'Ann' }, { name: 'Ben', emblem: 'key' }])
  expect(sure(parseSave({ ...opened.save() })).header).toEqual(opened.header)
  for (const emblem of ['', 'Key', '../key', 'k'.repeat(17), 7]) {
    const header = { ...opened.header, seats: [{ name: 'Ann' }, { name: 'Ben', emblem }] }
    expect(codeOf(parseSave({ ...opened.save(), header }))).toBe('record.damaged')
  }
})

test('what a game or a mode does not allow opens no table', async () => {
  const env = envOf(memoryLogs())
  expect(codeOf(await openNew(toy, env, { ...newToy, mode: 'other' }))).toBe('header.mode')
  expect(codeOf(await openNew(toy, env, { ...newToy, names: ['Ann'] }))).toBe('seats.wrong')
  expect(codeOf(await openNew(toy, env, { ...newToy, options: { rounds: 5 } }))).toBe('option.wrong')
  expect(codeOf(await openNew(toy, env, { ...newToy, options: { laps: 8 } }))).toBe('option.unknown')
  expect(codeOf(await openNew(toy, env, { ...newToy, hidden: 5 }))).toBe('position.malformed')
})

test('each seat knows its own hand and no other', async () => {
  const { table } = await open()
  const [mine, theirs] = table.view(0).state.courts.map(({ hand }) => hand)
  for (const slot of mine ?? []) expect(table.view(0).know(slot)).toBeDefined()
  for (const slot of theirs ?? []) expect(table.view(0).know(slot)).toBeUndefined()
  for (const slot of [...(mine ?? []), ...(theirs ?? [])]) expect(table.view(null).know(slot)).toBeUndefined()
})

test('a deed is seen at once, is done when it is stored, and its draws come then', async () => {
  const memory = memoryLogs()
  const { store, answer, waiting } = held(memory)
  const opening = openNew(toy, envOf(store), newToy)
  await expect.poll(() => waiting.length).toBe(1)
  answer()
  const table = sure(await opening)
  const heard: Change<Toy>[] = []
  table.subscribe((change) => heard.push(change))

  const done = table.propose(0, mint)
  expect(coins(table)).toBe(2)
  expect(table.seq()).toBe(5)
  expect(heard).toEqual([{ events: [{ kind: 'seat', seat: 0 }], done: [], refused: [], pending: 1, saved: true }])
  await expect.poll(() => waiting.length).toBe(1)
  expect((await memory.load(table.header.id)).entries).toHaveLength(5)
  answer()
  expect(await done).toEqual({ ok: true, value: { saved: true } })
  expect(heard).toHaveLength(2)
  expect(heard[1]).toMatchObject({ events: [], refused: [], pending: 0, saved: true })
  expect(heard[1]?.done.map(({ body }) => body.kind)).toEqual(['seat'])

  const rolled = table.propose(0, roll)
  expect(table.turn().kind).toBe('chance')
  expect(table.legal(0)).toEqual([])
  expect(codeOf(await table.propose(0, mint))).toBe('turn.chance')
  expect(table.whyNoUndo(0)).toEqual({ code: 'undo.reveal' })
  await expect.poll(() => waiting.length).toBe(1)
  expect(table.turn().kind).toBe('chance')
  answer()
  await rolled
  expect(heard.at(-1)?.done.map(({ body }) => body.kind)).toEqual(['seat', 'chance'])
  expect(heard.at(-1)?.events).toEqual([{ kind: 'chance' }])
  expect(table.turn()).toEqual({ kind: 'seats', seats: [0] })
})

test('proposals and an undo queue behind one that is being stored, and are done in their order', async () => {
  const { table } = await open()
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

test('undo and redo are entries, and say why they cannot be', async () => {
  const { table } = await open()
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

test('what the rules refuse leaves no trace', async () => {
  const { table } = await open()
  const before = table.hash()
  expect(codeOf(await table.propose(1, mint))).toBe('turn.seat')
  expect(codeOf(await table.propose(0, { verb: 'bid', coins: 0 }))).toBe('action.illegal')
  expect(codeOf(await table.propose(0, { verb: 'play', slot: 1 }))).toBe('opening.unknown')
  expect([table.hash(), table.seq()]).toEqual([before, 5])
})

test('veiled choices of one phone become one entry, and the first choice stands', async () => {
  const { table } = await open()
  await table.propose(0, pass)
  await table.propose(1, pass)
  expect(table.turn()).toEqual({ kind: 'seats', seats: [0, 1], veiled: true })
  const first = table.propose(0, { verb: 'bid', coins: 1 })
  expect(coins(table)).toBe(1)
  expect(codeOf(await table.propose(0, { verb: 'bid', coins: 0 }))).toBe('turn.chosen')
  const second = table.propose(1, { verb: 'bid', coins: 0 })
  expect((await Promise.all([first, second])).map(codeOf)).toEqual(['taken', 'taken'])
  expect(table.entries().at(-2)?.body).toMatchObject({
    kind: 'joint',
    actions: [
      [0, { coins: 1 }, []],
      [1, { coins: 0 }, []],
    ],
  })
  expect(coins(table)).toBe(0)
})

test('all agree to end the game', async () => {
  const { table } = await open()
  expect(codeOf(await table.agree())).toBe('taken')
  expect(table.turn().kind).toBe('over')
  expect(codeOf(await table.agree())).toBe('turn.over')
})

test('[155] a seat concedes out of turn; a stored table knows who gave up', async () => {
  const { table, store, id } = await open()
  expect(codeOf(await table.concede(2))).toBe('proposal.seat')
  expect(codeOf(await table.concede(1))).toBe('taken')
  expect(table.turn()).toEqual({ kind: 'over', outcome: { ranks: [1, 2], decidedBy: 'concession' } })
  expect(table.entries().at(-1)?.body).toEqual({ kind: 'end', how: 'concede', seat: 1 })
  expect((await reopened(await store.load(id))).turn()).toEqual(table.turn())
})

test('a stored table goes on where it was, with its hands, its undo and the deal that would have come', async () => {
  const { table, store, id } = await open()
  for (const action of [roll, { verb: 'draw' }, mint] as const) await table.propose(0, action)
  const again = await reopened(await store.load(id))
  expect(again.hash()).toBe(table.hash())
  expect(again.entries()).toEqual(table.entries())
  expect(again.legal(0)).toEqual(table.legal(0))
  const hand = table.view(0).state.courts[0]?.hand ?? []
  expect(hand.map(again.view(0).know)).toEqual(hand.map(table.view(0).know))
  expect(hand.map(again.view(0).know)).not.toContain(undefined)
  expect(again.whyNoUndo(0)).toBeNull()
  await Promise.all([table.propose(0, roll), again.propose(0, roll)])
  expect(again.hash()).toBe(table.hash())
})

test('a table that was closed before it had dealt deals when it is opened', async () => {
  const { table } = await open()
  const again = await reopened({ ...table.save(), entries: [] })
  expect(again.hash()).toBe(table.hash())
})

const damaged: readonly (readonly [string, number, (save: Save) => Save])[] = [
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
const withEntry = (save: Save, seq: number, change: (entry: Entry) => Entry): Save => ({
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
  const { table } = await open()
  await table.propose(0, roll)
  await table.propose(0, { verb: 'play', slot: 0 })
  expect(table.entries()[7]?.body.kind).toBe('seat')
  const opened = await openSaved(toy, envOf(memoryLogs()), damage(table.save()))
  expect(opened).toMatchObject({ ok: false, error: { entry, refusal: { code } } })
})

test('the log of a table replays without its secret: the locks prove the deal', async () => {
  const { table } = await open()
  await table.propose(0, { verb: 'play', slot: 0 })
  const replay = sure(replayLog(toy, table.header, JSON.parse(JSON.stringify(table.entries()))))
  expect(replay.state).toEqual(table.view(null).state)
  expect(replay.locks.size).toBe(8)
})

test('a closed table takes and tells nothing', async () => {
  const { table, store, id } = await open()
  let heard = 0
  table.subscribe(() => heard++)()
  table.close()
  expect(codeOf(await table.propose(0, mint))).toBe('table.closed')
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(heard).toBe(0)
  expect((await store.load(id)).entries).toHaveLength(5)
})
