import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { deleteSave } from '../../src/store/changeSavedGames.ts'
import { openDatabase } from '../../src/store/database.ts'
import { loadBots, saveBots } from '../../src/store/storedBots.ts'

const database = openDatabase({ name: 'bots' })

test('levels of bots are stored for each game, replace the ones before, and are deleted with the game', async () => {
  expect(await loadBots(database, 'one')).toEqual({})
  await saveBots(database, 'one', { 1: 'scout', 2: 'spy' })
  await saveBots(database, 'two', { 0: 'captain' })
  await saveBots(database, 'one', { 2: 'spy' })
  expect(await loadBots(database, 'one')).toEqual({ 2: 'spy' })
  await deleteSave(database, 'one')
  expect(await loadBots(database, 'one')).toEqual({})
  expect(await loadBots(database, 'two')).toEqual({ 0: 'captain' })
})

test.each([7, 'scout', null])('damaged levels (%j) are none', async (value) => {
  await database.write(async (tx) => {
    await tx.objectStore('settings').put(value, 'bots three')
  })
  expect(await loadBots(database, 'three')).toEqual({})
})

test('of damaged levels the good ones stay', async () => {
  await database.write(async (tx) => {
    await tx.objectStore('settings').put({ 0: 7, 1: 'spy' }, 'bots four')
  })
  expect(await loadBots(database, 'four')).toEqual({ 1: 'spy' })
})
