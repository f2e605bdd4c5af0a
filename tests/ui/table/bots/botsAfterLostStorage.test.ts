/** Bots of a game whose storage was lost under the open table, over a real database. */
import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import { deleteSave } from '#src/store/changeSavedGames.ts'
import { openDatabase } from '#src/store/database.ts'
import { importSave } from '#src/store/importSave.ts'
import { loadBots } from '#src/store/storedBots.ts'
import { addBotsToNewTable } from '#src/ui/table/bots/attachBots.ts'
import { closeTable } from '#src/ui/table/lifecycle/openTableRegistry.ts'
import { startNewTable } from '#src/ui/table/lifecycle/startNewTable.ts'
import { unwrap } from '../../../kernel/toyLog.ts'

test('where all was cleared in mid-game and the game is stored again, its bots keep their seats', async () => {
  const database = openDatabase({ name: 'cleared' })
  const request = {
    mode: 'kings-quest',
    names: ['Ann', 'Pip'],
    options: { families: 'off', intrigue: 'off', first: 0 },
  }
  const table = unwrap(await startNewTable(database, request))
  const { id } = table.header
  await addBotsToNewTable(database, table, ['', 'scout'])
  expect(await loadBots(database, id)).toEqual({ 1: 'scout' })
  await deleteSave(database, id)
  const [first] = table.legal(0)
  if (first) void table.propose(0, first)
  await vi.waitFor(() => expect(table.fault()).toBe('missing'))
  expect(await loadBots(database, id)).toEqual({})
  unwrap(await importSave(database, table.exportGame()))
  table.retry()
  await vi.waitFor(async () => expect(await loadBots(database, id)).toEqual({ 1: 'scout' }))
  closeTable(table)
})
