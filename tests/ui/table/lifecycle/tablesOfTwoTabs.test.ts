/** Tables that another tab took over and that this tab takes back, over a real database. */
import 'fake-indexeddb/auto'
import { beforeEach, expect, test } from 'vitest'
import type { Action } from '#src/games/blackstone/actions.ts'
import { game } from '#src/games/blackstone/game.ts'
import { type Database, openDatabase } from '#src/store/database.ts'
import { createIndexedLogStore } from '#src/store/indexedLogStore.ts'
import { reopenTable } from '#src/table/reopenTable.ts'
import { createBotController } from '#src/ui/table/bots/botController.ts'
import { createMovePacer } from '#src/ui/table/bots/movePacer.ts'
import type { BotTurnEnv } from '#src/ui/table/bots/playBotTurn.ts'
import { tableWithBots } from '#src/ui/table/bots/tableWithBots.ts'
import { closeWhenStored } from '#src/ui/table/lifecycle/closeWhenStored.ts'
import { closeTable, type GameTable, registerTable } from '#src/ui/table/lifecycle/openTableRegistry.ts'
import { resumeTable } from '#src/ui/table/lifecycle/resumeTable.ts'
import { startNewTable } from '#src/ui/table/lifecycle/startNewTable.ts'
import { unwrap } from '../../../kernel/toyLog.ts'
import { envOf } from '../../../table/tableEnv.ts'

// Modules of the screens read the address of the page when they are imported.

let database: Database
let table: GameTable
/** Options that turn off modules that the table cannot show yet. */
const MODULES_OFF = { families: 'off', intrigue: 'off' }
const flip = { kind: 'flip', space: 0 } as const

beforeEach(async () => {
  database = openDatabase()
  const position = { board: { BS: 'Ls/De' }, courts: [{ wizards: 4 }, {}] }
  table = unwrap(
    await startNewTable(database, { mode: 'kings-quest', names: ['Ann', 'Ben'], options: MODULES_OFF, position }),
  )
  expect(unwrap(await table.propose(0, flip)).saved).toBe(true)
  return () => closeTable(table)
})

const writeRow = (row: unknown) => database.write((tx) => tx.objectStore('games').put(row, table.header.id))

/** Plays two moves that storage refuses: the game's row is damaged meanwhile. */
const playUnsaved = async (): Promise<void> => {
  const row = await database.read((tx) => tx.objectStore('games').get(table.header.id))
  await writeRow('nonsense')
  for (const _ of [1, 2]) expect(unwrap(await table.propose(0, flip)).saved).toBe(false)
  await writeRow(row)
  expect(await closeWhenStored(table)).toBe(false)
}
const playInAnotherTab = async (...moves: readonly Action[]) => {
  const logs = createIndexedLogStore(openDatabase())
  const other = unwrap(await reopenTable(game, envOf(logs), await logs.load(table.header.id)))
  for (const move of moves) expect(unwrap(await other.propose(0, move)).saved).toBe(true)
  return other
}
const reclaimTable = async () => unwrap(await resumeTable(database, table.header.id, true))

test('moves that storage lacks stay in memory, and are stored, when the other tab has done nothing', async () => {
  await playUnsaved()
  await playInAnotherTab()
  const reclaimed = await reclaimTable()
  expect(reclaimed).toBe(table)
  await expect.poll(() => reclaimed.fault()).toBeNull()
  expect((await createIndexedLogStore(database).load(table.header.id)).entries).toEqual(reclaimed.entries())
})

test('bots of a table that could not be stored go on when it is opened again', async () => {
  const asked: number[] = []
  const planMoves: BotTurnEnv['planMoves'] = ({ seat }) => {
    asked.push(seat)
    return new Promise(() => undefined)
  }
  const bots = createBotController(table, new Map([[1, 'scout' as const]]), {
    pacer: createMovePacer(() => 0),
    planMoves,
  })
  const withBots = registerTable(tableWithBots(table, bots), { ...table, bots })
  await writeRow('nonsense')
  expect(unwrap(await withBots.propose(0, flip)).saved).toBe(false)
  expect(await closeWhenStored(withBots)).toBe(false)
  expect(unwrap(await resumeTable(database, table.header.id, false))).toBe(withBots)
  expect(unwrap(await withBots.propose(0, { kind: 'endWork' })).saved).toBe(false)
  await expect.poll(() => asked).toEqual([1])
  bots.close()
})

test('when the other tab has played on, its log is the game', async () => {
  await playUnsaved()
  const other = await playInAnotherTab({ kind: 'endWork' })
  const reclaimed = await reclaimTable()
  expect(reclaimed.hash()).toBe(other.hash())
  expect(reclaimed.entries()).toEqual(other.entries())
  expect(unwrap(await reclaimed.propose(1, { kind: 'endWork' })).saved).toBe(true)
  expect((await table.propose(0, flip)).ok).toBe(false)
  closeTable(reclaimed)
})

test('when the other tab has deleted the game, or storage cannot read it, the table in memory stays', async () => {
  await playUnsaved()
  await writeRow('nonsense')
  expect(await reclaimTable()).toBe(table)
  expect(unwrap(await table.propose(0, { kind: 'endWork' })).saved).toBe(false)
})

test('a table that was saved completely is read anew', async () => {
  const other = await playInAnotherTab(flip)
  const reclaimed = await reclaimTable()
  expect(reclaimed).not.toBe(table)
  expect(reclaimed.hash()).toBe(other.hash())
  closeTable(reclaimed)
})
