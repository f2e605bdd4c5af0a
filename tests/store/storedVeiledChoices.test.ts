import 'fake-indexeddb/auto'
import { beforeEach, expect, test } from 'vitest'
import { deleteSave } from '../../src/store/changeSavedGames.ts'
import { type Database, openDatabase } from '../../src/store/database.ts'
import { choicesKeyOfGame, loadChoices, saveChoices } from '../../src/store/storedVeiledChoices.ts'

let database: Database
beforeEach(() => {
  database = openDatabase({ name: `kept ${crypto.randomUUID()}` })
})

test('choices that wait are kept until others take their place, and go with their game', async () => {
  expect(await loadChoices(database, 'a')).toEqual({ seq: -1, choices: [] })
  const kept = { seq: 3, choices: [[1, { kind: 'keep', slots: [4, 6] }]] } as const
  await saveChoices(database, 'a', kept)
  expect(await loadChoices(database, 'a')).toEqual(kept)
  expect(await loadChoices(database, 'b')).toEqual({ seq: -1, choices: [] })
  await deleteSave(database, 'a')
  expect(await loadChoices(database, 'a')).toEqual({ seq: -1, choices: [] })
})

test('damaged ones are none', async () => {
  for (const damaged of ['x', 7, null, { seq: 'a', choices: [] }, { seq: 1, choices: [[1]] }, { seq: 1 }]) {
    await database.write(async (tx) => void (await tx.objectStore('settings').put(damaged, choicesKeyOfGame('a'))))
    expect(await loadChoices(database, 'a')).toEqual({ seq: -1, choices: [] })
  }
})
