import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { botsOf, keepBots } from '../../src/store/bots.ts'
import { openDatabase } from '../../src/store/database.ts'
import { deleteSave } from '../../src/store/saves.ts'

const database = openDatabase({ name: 'bots' })

test('who plays for bots is kept for each game, in place of what was kept before, and goes with the game', async () => {
  expect(await botsOf(database, 'one')).toEqual({})
  await keepBots(database, 'one', { 1: 'scout', 2: 'spy' })
  await keepBots(database, 'two', { 0: 'captain' })
  await keepBots(database, 'one', { 2: 'spy' })
  expect(await botsOf(database, 'one')).toEqual({ 2: 'spy' })
  await deleteSave(database, 'one')
  expect(await botsOf(database, 'one')).toEqual({})
  expect(await botsOf(database, 'two')).toEqual({ 0: 'captain' })
})

test.each([7, 'scout', null])('what is damaged (%j) is nobody', async (value) => {
  await database.write(async (tx) => {
    await tx.objectStore('settings').put(value, 'bots three')
  })
  expect(await botsOf(database, 'three')).toEqual({})
})

test('of damaged levels the good ones stay', async () => {
  await database.write(async (tx) => {
    await tx.objectStore('settings').put({ 0: 7, 1: 'spy' }, 'bots four')
  })
  expect(await botsOf(database, 'four')).toEqual({ 1: 'spy' })
})
