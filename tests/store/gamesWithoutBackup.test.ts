/** Which finished games are in no file of all games. */
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { game } from '../../src/games/blackstone/game.ts'
import { deleteSave, markFinished, markOrigin } from '../../src/store/changeSavedGames.ts'
import { type Database, openDatabase } from '../../src/store/database.ts'
import { countWithoutBackup } from '../../src/store/gamesWithoutBackup.ts'
import { createIndexedLogStore } from '../../src/store/indexedLogStore.ts'
import { listSaves } from '../../src/store/listSaves.ts'
import { markBackedUp } from '../../src/store/markBackedUp.ts'
import { openNewTable } from '../../src/table/openLocalTable.ts'
import { importAllGames, writeAllGames } from '../../src/ui/app/share/gameArchive.ts'
import { unwrap } from '../kernel/toyLog.ts'
import { envOf } from '../table/tableEnv.ts'
import { archiveHome } from '../ui/app/share/archiveHome.ts'

let database: Database
let seed = 0
beforeEach(() => {
  database = openDatabase({ name: `backup ${seed}` })
})
afterEach(() => database.close())

const begin = async (): Promise<string> => {
  seed += 1
  const request = { mode: 'solo', names: ['Ann'] }
  return unwrap(await openNewTable(game, envOf(createIndexedLogStore(database), seed), request)).header.id
}
const finish = async (count: number): Promise<readonly string[]> => {
  const ids: string[] = []
  for (let index = 0; index < count; index++) {
    const id = await begin()
    await markFinished(database, id, true)
    ids.push(id)
  }
  return ids
}
const count = async (): Promise<number> => countWithoutBackup(database, await listSaves(database))
const settle = async (): Promise<void> => markBackedUp(database, await listSaves(database))

test('games count that were finished here, until they are settled; then only those that follow', async () => {
  await finish(3)
  const open = await begin()
  const [shared = ''] = await finish(1)
  await markOrigin(database, shared, { from: 'elsewhere' })
  expect(await count()).toBe(3)
  await settle()
  expect(await count()).toBe(0)
  // What was not over when it was settled has an end since that is in no file.
  await markFinished(database, open, true)
  await finish(2)
  expect(await count()).toBe(3)
})

test('games that come from a file, or are settled one by one, leave the others settled', async () => {
  await finish(2)
  await settle()
  const [third] = await finish(1)
  const games = await listSaves(database)
  await markBackedUp(
    database,
    games.filter(({ id }) => id === third),
  )
  expect(await count()).toBe(0)
})

test('games that were deleted neither count nor hide those that follow', async () => {
  const [first = '', ...others] = await finish(3)
  await settle()
  for (const id of others) await deleteSave(database, id)
  await finish(2)
  expect(await count()).toBe(2)
  await settle()
  const stored = await database.read((tx) => tx.objectStore('settings').get('backup'))
  expect(stored).toHaveLength(3)
  expect(stored).toContain(first)
})

test('what is stored of it may be damaged', async () => {
  await finish(2)
  for (const value of ['nonsense', null, { length: 3 }, [7, null]]) {
    await database.write((tx) => tx.objectStore('settings').put(value, 'backup'))
    expect(await count()).toBe(2)
  }
  await settle()
  expect(await count()).toBe(0)
})

test('games of a file need no other one, and what is known of files stays on its phone', async () => {
  await finish(2)
  await settle()
  const { text } = await writeAllGames(archiveHome(database))
  expect(text).not.toContain('backup')
  const other = openDatabase({ name: 'another phone' })
  unwrap(await importAllGames(archiveHome(other), text))
  const games = await listSaves(other)
  expect(games.filter((one) => one.kind === 'game' && one.finished)).toHaveLength(2)
  expect(await countWithoutBackup(other, games)).toBe(0)
  other.close()
})
