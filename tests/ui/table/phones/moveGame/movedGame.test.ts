/** A stored game that goes from one phone to another and comes back: what is stored on each. */
import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import { game } from '#src/games/blackstone/game.ts'
import { toBase64url } from '#src/kernel/base64url.ts'
import { renameSave, saveGameSummary } from '#src/store/changeSavedGames.ts'
import { type Database, openDatabase } from '#src/store/database.ts'
import { importSave } from '#src/store/importSave.ts'
import { createIndexedLogStore } from '#src/store/indexedLogStore.ts'
import { listSaves } from '#src/store/listSaves.ts'
import { makeArchiveMetadata, restoreArchiveMetadata } from '#src/store/metadataInArchive.ts'
import { markMoved, readMoved } from '#src/store/movedGame.ts'
import { loadBots, saveBots } from '#src/store/storedBots.ts'
import { loadChoices, saveChoices } from '#src/store/storedVeiledChoices.ts'
import { openNewTable } from '#src/table/openLocalTable.ts'
import type { GivenFrame } from '#src/table/phones/moveGame/giftFrames.ts'
import { numbersFrom } from '../../../../kernel/seededNumbers.ts'
import { unwrap } from '../../../../kernel/toyLog.ts'
import { archiveHome } from '../../../app/share/archiveHome.ts'

const { storeGivenGame } = await import('#src/ui/table/phones/moveGame/takeGame.ts')
const { reopenStored } = await import('#src/ui/table/lifecycle/reopenStored.ts')
const { importAllGames, writeAllGames } = await import('#src/ui/app/share/gameArchive.ts')
const { findMovable, packGame } = await import('#src/ui/table/phones/moveGame/giveGame.ts')

const AWAY = { at: 1_700_000_000_000, to: 'Android', isSure: true }

const envOf = (database: Database) => {
  const below = numbersFrom(8)
  const random = (bytes: number) => Uint8Array.from({ length: bytes }, () => below(256))
  return { store: createIndexedLogStore(database), random }
}

/** Plays the first legal action so many times. */
const playOn = async (database: Database, id: string, moves: number): Promise<void> => {
  const table = unwrap(await reopenStored(database, envOf(database), id, undefined))
  for (let move = 0; move < moves; move++) {
    const [seat = 0] = table.awaited()
    const [action] = table.legal(seat)
    if (action) unwrap(await table.propose(seat, action))
  }
  await vi.waitFor(() => expect(table.seq()).toBe(table.exportGame().entries.length))
  table.close()
}

/** A game that was begun on a phone, with a bot and a name. */
const phoneWithGame = async (name: string) => {
  const database = openDatabase({ name })
  const options = { families: 'off', intrigue: 'off' }
  const table = unwrap(
    await openNewTable(game, envOf(database), { mode: 'kings-quest', options, names: ['Ann', 'Bo'] }),
  )
  const { id } = table.header
  await vi.waitFor(() => expect(table.seq()).toBe(table.exportGame().entries.length))
  table.close()
  await renameSave(database, id, 'Sunday')
  await saveBots(database, id, { 1: 'squire' })
  await playOn(database, id, 2)
  return { database, id }
}

const lengthOn = async (database: Database, id: string): Promise<number> =>
  (await createIndexedLogStore(database).load(id)).entries.length

const rowOn = async (database: Database, id: string) => {
  const row = (await listSaves(database)).find((saved) => saved.id === id)
  if (row?.kind !== 'game') throw new Error('not stored')
  return row
}
const movedOn = async (database: Database, id: string) => readMoved(await rowOn(database, id))

/** What the giver sends; from then on the game is marked as one that may be elsewhere. */
const packFrom = async (database: Database, id: string): Promise<GivenFrame> =>
  packGame(database, await rowOn(database, id))

test('a game that moved is played on there, and on the first phone only when it came back', async () => {
  const { database: here, id } = await phoneWithGame('here')
  const there = openDatabase({ name: 'there' })
  const given = await packFrom(here, id)
  expect(await movedOn(here, id)).toMatchObject({ to: '', isSure: false })
  expect(unwrap(await storeGivenGame(there, given))).toBe(id)
  await markMoved(here, id, AWAY)
  const [moved] = await listSaves(there)
  expect(moved).toMatchObject({ id, kind: 'game', name: 'Sunday' })
  expect(await loadBots(there, id)).toEqual({ 1: 'squire' })
  expect(await createIndexedLogStore(there).load(id)).toEqual(await createIndexedLogStore(here).load(id))

  const length = await lengthOn(here, id)
  const left = unwrap(await reopenStored(here, envOf(here), id, undefined))
  expect([left.seats(), left.legal(left.awaited()[0] ?? 0)]).toEqual([[], []])
  expect(await left.concede(0)).toMatchObject({ ok: false, error: { code: 'table.moved' } })
  expect(await lengthOn(here, id)).toBe(length)
  await playOn(there, id, 3)
  expect(await lengthOn(there, id)).toBeGreaterThan(length)

  const back = await packFrom(there, id)
  await markMoved(there, id, AWAY)
  unwrap(await storeGivenGame(here, back))
  expect([await movedOn(here, id), await movedOn(there, id)]).toEqual([null, AWAY])
  await playOn(here, id, 1)
  expect(await lengthOn(here, id)).toBeGreaterThan(await lengthOn(there, id))
  here.close()
  there.close()
})

test('a game that ended on another phone is over here by a file of all games, and is called what it is called here', async () => {
  const { database: here, id } = await phoneWithGame('ended')
  const there = openDatabase({ name: 'ended there' })
  unwrap(await importAllGames(archiveHome(there), (await writeAllGames(archiveHome(here))).text))
  const table = unwrap(await reopenStored(there, envOf(there), id, undefined))
  unwrap(await table.concede(1))
  await vi.waitFor(() => expect(table.seq()).toBe(table.exportGame().entries.length))
  table.close()
  await saveGameSummary(there, id, { told: 'there' })
  await renameSave(there, id, 'Monday')

  expect(await rowOn(here, id)).toMatchObject({ name: 'Sunday', finished: false })
  unwrap(await importAllGames(archiveHome(here), (await writeAllGames(archiveHome(there))).text))
  const row = await rowOn(here, id)
  expect(row).toMatchObject({ name: 'Sunday', finished: true, summary: { told: 'there' } })
  expect(row.origin, 'it counts among the games that were played here').toBeUndefined()
  here.close()
  there.close()
})

test('a game that comes back untouched is played on as well', async () => {
  const { database: here, id } = await phoneWithGame('untouched')
  unwrap(await storeGivenGame(here, await packFrom(here, id)))
  expect(await movedOn(here, id)).toBeNull()
  here.close()
})

test('a game that was played on in both places is refused, and each keeps its own', async () => {
  const { database: here, id } = await phoneWithGame('fork')
  const there = openDatabase({ name: 'fork there' })
  unwrap(await storeGivenGame(there, await packFrom(here, id)))
  await markMoved(here, id, null)
  await playOn(here, id, 1)
  const table = unwrap(await reopenStored(there, envOf(there), id, undefined))
  const [seat = 0] = table.awaited()
  const action = table.legal(seat).at(-1)
  if (action) unwrap(await table.propose(seat, action))
  await vi.waitFor(() => expect(table.seq()).toBe(table.exportGame().entries.length))
  table.close()
  const before = await lengthOn(here, id)
  expect(await storeGivenGame(here, await packFrom(there, id))).toMatchObject({
    ok: false,
    error: { code: 'record.differs' },
  })
  expect(await lengthOn(here, id)).toBe(before)
  here.close()
  there.close()
})

test('choices that wait go with their game, and take the place of none that are later', async () => {
  const { database: here, id } = await phoneWithGame('choices')
  const there = openDatabase({ name: 'choices there' })
  const keptAt = (seq: number) => ({ seq, choices: [[1, { kind: 'keep', slots: [4] }]] as const })
  await saveChoices(here, id, keptAt(3))
  const given = await packFrom(here, id)
  unwrap(await storeGivenGame(there, given))
  expect(await loadChoices(there, id)).toEqual(keptAt(3))
  await saveChoices(there, id, keptAt(9))
  unwrap(await storeGivenGame(there, given))
  expect(await loadChoices(there, id)).toEqual(keptAt(9))
  unwrap(await storeGivenGame(there, { ...given, choices: 'cut' }))
  expect(await loadChoices(there, id)).toEqual(keptAt(9))
  here.close()
  there.close()
})

test('a game that is damaged, forged, newer or none is refused in words, and nothing is stored', async () => {
  const { database: here, id } = await phoneWithGame('bad')
  const there = openDatabase({ name: 'bad there' })
  const given = await packFrom(here, id)
  const record = given.record as { entries: { hash: string }[]; header: object; version: number }
  const codeOf = async (changed: object): Promise<unknown> => {
    const stored = await storeGivenGame(there, { ...given, record: changed })
    return stored.ok || stored.error.code
  }
  const [first, ...rest] = record.entries
  expect(await codeOf({ ...record, entries: rest })).toBe('record.damaged')
  expect(await codeOf({ ...record, version: 9 })).toBe('record.newer')
  expect(await codeOf({ ...record, entries: [{ ...first, hash: '0'.repeat(16) }, ...rest] })).toBe('record.flaw')
  expect(await codeOf({ ...record, secret: { seed: toBase64url(new Uint8Array(32)) } })).toBe('record.flaw')
  expect(await codeOf({ format: 'blackstone-position' })).toBe('record.notOurs')
  expect(await listSaves(there)).toEqual([])
  here.close()
  there.close()
})

test('the mark of a moved game goes with a file of all games, and a longer log takes it away', async () => {
  const { database, id } = await phoneWithGame('mark')
  const short = await createIndexedLogStore(database).load(id)
  await playOn(database, id, 1)
  const long = await createIndexedLogStore(database).load(id)
  const copy = openDatabase({ name: 'mark copy' })
  await markMoved(database, id, AWAY)
  const [row] = await listSaves(database)
  if (row?.kind !== 'game') throw new Error('not stored')
  unwrap(await importSave(copy, short))
  await restoreArchiveMetadata(copy, id, makeArchiveMetadata(row))
  expect(await movedOn(copy, id)).toEqual(AWAY)
  expect(unwrap(await importSave(copy, short))).toBe('known')
  expect(await movedOn(copy, id)).toEqual(AWAY)
  expect(unwrap(await importSave(copy, long))).toBe('longer')
  expect(await movedOn(copy, id)).toBeNull()
  database.close()
  copy.close()
})

test('a mark that is damaged still says that the game is not played here', async () => {
  const { database, id } = await phoneWithGame('damaged mark')
  await database.write(async (tx) => {
    const row = (await tx.objectStore('games').get(id)) as object
    await tx.objectStore('games').put({ ...row, moved: { at: 'x', to: '<b>', isSure: 1 } }, id)
  })
  expect(await movedOn(database, id)).toEqual({ at: 0, to: '', isSure: false })
  database.close()
})

test('a shared game is not moved as a game of one phone', async () => {
  const { database, id } = await phoneWithGame('shared')
  expect(await findMovable(database, id)).toMatchObject({ game: { id }, mark: null })
  await database.write(async (tx) => {
    const row = (await tx.objectStore('games').get(id)) as { header: object }
    const deal = { commit: 'A'.repeat(43), nonces: ['', ''] }
    await tx.objectStore('games').put({ ...row, header: { ...row.header, deal } }, id)
  })
  expect(await findMovable(database, id)).toEqual({ why: 'move.shared' })
  database.close()
})
