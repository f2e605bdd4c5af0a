/** Tables that another tab took and that are taken back, over a real database. */
import 'fake-indexeddb/auto'
import { beforeEach, expect, test } from 'vitest'
import type { Action } from '../../src/games/blackstone/actions.ts'
import { game } from '../../src/games/blackstone/index.ts'
import { type Database, openDatabase } from '../../src/store/database.ts'
import { indexedLogs } from '../../src/store/logs.ts'
import { openSaved } from '../../src/table/reopen.ts'
import { closeTable, type Table } from '../../src/ui/blackstone/game/atHand.ts'
import { leave } from '../../src/ui/blackstone/game/leave.ts'
import { begin, resume } from '../../src/ui/blackstone/game/tables.ts'
import { sure } from '../kernel/trusted.ts'
import { envOf } from '../table/env.ts'

let database: Database
let table: Table
/** Modules that the table cannot show yet. */
const OFF = { families: 'off', intrigue: 'off' }
const flip = { kind: 'flip', space: 0 } as const

beforeEach(async () => {
  database = openDatabase()
  const position = { board: { BS: 'Ls/De' }, courts: [{ wizards: 4 }, {}] }
  table = sure(await begin(database, { mode: 'kings-quest', names: ['Ann', 'Ben'], options: OFF, position }))
  expect(sure(await table.propose(0, flip)).saved).toBe(true)
  return () => closeTable(table)
})

const keep = (row: unknown) => database.write((tx) => tx.objectStore('games').put(row, table.header.id))

/** Two deeds that storage does not take: the game's row is damaged meanwhile. */
const playUnsaved = async (): Promise<void> => {
  const row = await database.read((tx) => tx.objectStore('games').get(table.header.id))
  await keep('nonsense')
  for (const _ of [1, 2]) expect(sure(await table.propose(0, flip)).saved).toBe(false)
  await keep(row)
  expect(await leave(table)).toBe(false)
}
const inAnotherTab = async (...deeds: readonly Action[]) => {
  const logs = indexedLogs(openDatabase())
  const other = sure(await openSaved(game, envOf(logs), await logs.load(table.header.id)))
  for (const deed of deeds) expect(sure(await other.propose(0, deed)).saved).toBe(true)
  return other
}
const takeBack = async () => sure(await resume(database, table.header.id, true))

test('what storage lacks is kept at hand, and stored, when the other tab has done nothing', async () => {
  await playUnsaved()
  await inAnotherTab()
  const again = await takeBack()
  expect(again).toBe(table)
  await expect.poll(() => again.fault()).toBeNull()
  expect((await indexedLogs(database).load(table.header.id)).entries).toEqual(again.entries())
})

test('when the other tab has played on, its log is the game', async () => {
  await playUnsaved()
  const other = await inAnotherTab({ kind: 'endWork' })
  const again = await takeBack()
  expect(again.hash()).toBe(other.hash())
  expect(again.entries()).toEqual(other.entries())
  expect(sure(await again.propose(1, { kind: 'endWork' })).saved).toBe(true)
  expect((await table.propose(0, flip)).ok).toBe(false)
  closeTable(again)
})

test('when the other tab has deleted it, or storage cannot give it, what is at hand stays', async () => {
  await playUnsaved()
  await keep('nonsense')
  expect(await takeBack()).toBe(table)
  expect(sure(await table.propose(0, { kind: 'endWork' })).saved).toBe(false)
})

test('a table that was saved whole is read anew', async () => {
  const other = await inAnotherTab(flip)
  const again = await takeBack()
  expect(again).not.toBe(table)
  expect(again.hash()).toBe(other.hash())
  closeTable(again)
})
