import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  deleteSave,
  loadUncheckedGame,
  markFinished,
  markOrigin,
  renameSave,
  saveGameSummary,
} from '../../src/store/changeSavedGames.ts'
import { type Database, openDatabase } from '../../src/store/database.ts'
import { importSave } from '../../src/store/importSave.ts'
import { createIndexedLogStore } from '../../src/store/indexedLogStore.ts'
import { listSaves } from '../../src/store/listSaves.ts'
import { makeArchiveMetadata, restoreArchiveMetadata, restoreTold } from '../../src/store/metadataInArchive.ts'
import { makeSalvageText } from '../../src/store/salvageText.ts'
import { saveDealerSecret } from '../../src/store/saveDealerSecret.ts'
import { loadBots, saveBots } from '../../src/store/storedBots.ts'
import type { GameSave, LogStore } from '../../src/table/logStore.ts'
import { parseRecord, writeRecord } from '../../src/table/record/record.ts'
import { entriesFrom, entry, header, idOf, opening, secret } from './sampleLogs.ts'

let database: Database
let store: LogStore
let now: number

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
  now = 1000
  database = openDatabase()
  store = createIndexedLogStore(database, () => now++)
})

const ids = async () => (await listSaves(database)).map((listedSave) => listedSave.id)
const listedSave = async (n: number) => (await listSaves(database)).find(({ id }) => id === idOf(n))
const overwriteRow = (n: number, row: unknown) => database.write((tx) => tx.objectStore('games').put(row, idOf(n)))

describe('the list of saved games', () => {
  beforeEach(async () => {
    for (const n of [1, 2, 3]) await store.create(header(n), secret)
    await store.append(idOf(2), entriesFrom(0, 3), [opening(1)])
  })

  test('has the last played first', async () => {
    expect(await ids()).toEqual([2, 3, 1].map(idOf))
  })

  test('a clock that was set back, or another time zone, never puts what is played now behind what was played', async () => {
    now += 7_200_000
    await store.append(idOf(2), entriesFrom(3, 4), [])
    now -= 3_600_000
    await store.append(idOf(1), entriesFrom(0, 1), [])
    expect(await ids()).toEqual([1, 2, 3].map(idOf))
    await store.create(header(4), secret)
    await store.append(idOf(4), entriesFrom(0, 1), [])
    expect(await ids()).toEqual([4, 1, 2, 3].map(idOf))
    await store.append(idOf(3), entriesFrom(0, 1), [])
    expect(await ids()).toEqual([3, 4, 1, 2].map(idOf))
    now += 7_200_000
    await store.append(idOf(2), entriesFrom(4, 5), [])
    expect(await ids()).toEqual([2, 3, 4, 1].map(idOf))
  })

  test('rows of an app that knew no order but the clock stand by their time, behind what is played since', async () => {
    await database.write(async (tx) => tx.objectStore('settings').clear())
    for (const [n, changed] of [
      [1, 900],
      [2, 700],
      [3, 800],
    ] as const) {
      const { order: _, ...row } = (await loadUncheckedGame(database, idOf(n))).row as Record<string, unknown>
      await overwriteRow(n, { ...row, changed })
    }
    expect(await ids()).toEqual([1, 3, 2].map(idOf))
    // The clock was set back before the app was updated.
    now = 100
    await store.append(idOf(2), entriesFrom(3, 4), [])
    expect(await ids()).toEqual([2, 1, 3].map(idOf))
    await store.append(idOf(3), entriesFrom(0, 1), [])
    expect(await ids()).toEqual([3, 2, 1].map(idOf))
  })

  test('a game of a file stands where it was played, and never before what is played here later', async () => {
    const game = await listedSave(2)
    if (game?.kind !== 'game') throw new Error('no game')
    await restoreArchiveMetadata(database, idOf(2), { ...(makeArchiveMetadata(game) as object), changed: 1, order: 1 })
    expect(await ids()).toEqual([3, 1, 2].map(idOf))
    await restoreArchiveMetadata(database, idOf(3), { changed: 9e12, order: 9e12 })
    await store.append(idOf(1), entriesFrom(0, 1), [])
    expect(await ids()).toEqual([1, 3, 2].map(idOf))
  })

  test('what is told of a game whose import was cut off comes with the next; of one that was left here nothing does', async () => {
    const told = { created: 1, changed: 2, order: 2, finished: true, summary: { turn: null }, moved: { to: 'x' } }
    const known = { id: idOf(2), outcome: 'known' } as const
    await restoreTold(database, known, { name: 'Sunday', told })
    expect(await listedSave(2)).toMatchObject({ name: 'Sunday', finished: true, summary: { turn: null }, changed: 2 })
    expect(await listedSave(2)).not.toHaveProperty('moved')
    await restoreTold(database, known, { name: 'Monday', told: { ...told, summary: { turn: 1 }, finished: false } })
    expect(await listedSave(2)).toMatchObject({ name: 'Sunday', finished: true, summary: { turn: null } })
  })

  test('has the data that a card on Home needs', async () => {
    expect(await listedSave(2)).toEqual({
      kind: 'game',
      id: idOf(2),
      header: header(2),
      name: '',
      created: 1001,
      changed: 1003,
      order: 1003,
      seq: 2,
      hash: entry(2).hash,
      finished: false,
      summary: null,
    })
  })

  test('a name, an end and a summary change neither the log nor the order', async () => {
    await renameSave(database, idOf(1), '  Sunday 🏰 ')
    await markFinished(database, idOf(1), true)
    await saveGameSummary(database, idOf(1), { points: [3, 5], turn: 7 })
    expect(await listedSave(1)).toMatchObject({
      name: 'Sunday 🏰',
      finished: true,
      summary: { points: [3, 5], turn: 7 },
    })
    expect(await ids()).toEqual([2, 3, 1].map(idOf))
    expect((await store.load(idOf(1))).entries).toEqual([])
  })

  test('a long name is cut at 40 characters, and never through one', async () => {
    await renameSave(database, idOf(1), '🏰'.repeat(50))
    expect(await listedSave(1)).toMatchObject({ name: '🏰'.repeat(40) })
  })

  test('the origin of a game stays when it goes on; unreadable data is no origin', async () => {
    const origin = { from: 'game', id: idOf(9), name: 'Sunday', step: 12 } as const
    await markOrigin(database, idOf(2), origin)
    await store.append(idOf(2), entriesFrom(3, 4), [])
    await saveGameSummary(database, idOf(2), {})
    expect(await listedSave(2)).toMatchObject({ origin, seq: 3 })
    expect(await listedSave(1)).not.toHaveProperty('origin')
    for (const wrong of [
      { from: 'game', id: idOf(9), name: 'Sunday', step: -1 },
      { from: 'afar' },
      'elsewhere',
      null,
    ]) {
      await overwriteRow(1, { ...((await loadUncheckedGame(database, idOf(1))).row as object), origin: wrong })
      expect(await listedSave(1)).toMatchObject({ kind: 'game', seq: -1 })
      expect(await listedSave(1)).not.toHaveProperty('origin')
    }
  })

  test('the metadata that a file of all games has of a game is restored, except for unreadable parts', async () => {
    const game = await listedSave(2)
    if (game?.kind !== 'game') throw new Error('no game')
    const metadata = {
      ...(makeArchiveMetadata({ ...game, finished: true, summary: { me: 1 } }) as object),
      changed: 5000,
    }
    await markOrigin(database, idOf(3), { from: 'elsewhere' })
    await restoreArchiveMetadata(database, idOf(3), metadata)
    expect(await listedSave(3)).toMatchObject({
      created: game.created,
      changed: 5000,
      finished: true,
      summary: { me: 1 },
    })
    expect(await listedSave(3), 'it says that it was begun there').not.toHaveProperty('origin')
    await markOrigin(database, idOf(1), { from: 'elsewhere' })
    const before = await listedSave(1)
    for (const unreadable of [null, 7, 'x']) await restoreArchiveMetadata(database, idOf(1), unreadable)
    expect(await listedSave(1)).toEqual(before)
    await restoreArchiveMetadata(database, idOf(1), {
      changed: -1,
      created: 'now',
      finished: 'yes',
      origin: { from: 'elsewhere' },
    })
    expect(await listedSave(1)).toEqual(before)
    expect((await store.load(idOf(3))).header).toEqual(header(3))
  })

  test('a secret that is revealed later is stored with its game, and replaces no other', async () => {
    await store.create(header(5))
    await saveDealerSecret(database, idOf(5), secret)
    expect((await store.load(idOf(5))).secret).toEqual(secret)
    await saveDealerSecret(database, idOf(5), { seed: 'B'.repeat(43) })
    expect((await store.load(idOf(5))).secret).toEqual(secret)
    await expect(saveDealerSecret(database, idOf(9), secret)).rejects.toMatchObject({ fault: 'missing' })
  })

  test('a name is kept when the game goes on', async () => {
    await renameSave(database, idOf(2), 'Ours')
    await store.append(idOf(2), entriesFrom(3, 4), [])
    expect(await listedSave(2)).toMatchObject({ name: 'Ours', seq: 3 })
  })

  test('a deleted game is gone with all its parts, and the others stay', async () => {
    await deleteSave(database, idOf(2))
    expect(await ids()).toEqual([3, 1].map(idOf))
    const left = await database.read((tx) =>
      Promise.all([
        tx.objectStore('entries').count(),
        tx.objectStore('shown').count(),
        tx.objectStore('secrets').count(),
      ]),
    )
    expect(left).toEqual([0, 0, 2])
    await expect(renameSave(database, idOf(2), 'x')).rejects.toMatchObject({ fault: 'missing' })
  })

  test.each([null, 'text', 7, {}, { header: {} }])(
    'a damaged record (%j) is listed last as damaged, the others stay usable',
    async (row) => {
      await overwriteRow(2, row)
      expect(await ids()).toEqual([3, 1, 2].map(idOf))
      expect(await listedSave(2)).toEqual({ kind: 'damaged', id: idOf(2) })
      await store.append(idOf(3), entriesFrom(0, 1), [])
      expect(await listedSave(3)).toMatchObject({ kind: 'game', seq: 0 })
      await deleteSave(database, idOf(2))
      expect(await ids()).toEqual([3, 1].map(idOf))
    },
  )

  test('a seat without a name, or a header without seats, is damaged', async () => {
    const [row] = await database.read((tx) => tx.objectStore('games').getAll())
    for (const seats of [[{}], 'ab', undefined]) {
      await overwriteRow(1, { ...(row as object), header: { ...header(1), seats } })
      expect(await listedSave(1)).toEqual({ kind: 'damaged', id: idOf(1) })
    }
  })

  test('a time that no date can name is damaged', async () => {
    const [row] = await database.read((tx) => tx.objectStore('games').getAll())
    await overwriteRow(1, { ...(row as object), changed: 8_640_000_000_000_001 })
    expect(await listedSave(1)).toEqual({ kind: 'damaged', id: idOf(1) })
  })

  test('a record of a newer app is listed as newer', async () => {
    await overwriteRow(2, { header: { protocol: 3 }, crowns: 1 })
    expect(await listedSave(2)).toEqual({ kind: 'newer', id: idOf(2) })
  })

  test('the remains of a damaged game can be exported', async () => {
    await database.write((tx) => tx.objectStore('entries').put('nonsense', [idOf(2), 1]))
    const text = makeSalvageText(await loadUncheckedGame(database, idOf(2)))
    expect(JSON.parse(text)).toMatchObject({ header: header(2), secret, entries: [entry(0), 'nonsense', entry(2)] })
    await expect(loadUncheckedGame(database, idOf(9))).rejects.toMatchObject({ fault: 'missing' })
  })
})

describe('a save from outside', () => {
  const save = (entries: GameSave['entries']): GameSave => ({ header: header(), secret, entries, shown: [opening(4)] })
  const importGame = (one: GameSave) => importSave(database, one, () => now++)

  test('is kept whole, and is the same when it goes out again', async () => {
    const text = writeRecord(save(entriesFrom(0, 5)), 'full')
    const read = parseRecord(text)
    if (!read.ok || read.value.kind !== 'record') throw new Error('not read')
    expect(await importGame(read.value.save)).toEqual({ ok: true, value: 'new' })
    expect(writeRecord(await store.load(idOf(1)), 'full')).toBe(text)
    await store.append(idOf(1), entriesFrom(5, 6), [])
    expect(await listedSave(1)).toMatchObject({ seq: 5, hash: entry(5).hash })
  })

  test('keeps its bots at their seats, unless it is known here who plays', async () => {
    const withBots = (entries: number, bots: readonly string[]) =>
      importGame({ ...save(entriesFrom(0, entries)), bots })
    await importGame(save(entriesFrom(0, 1)))
    expect(await loadBots(database, idOf(1))).toEqual({})
    await withBots(2, ['', 'scout'])
    expect(await loadBots(database, idOf(1))).toEqual({ 1: 'scout' })
    await withBots(3, ['spy', 'spy'])
    expect(await loadBots(database, idOf(1))).toEqual({ 1: 'scout' })
    await saveBots(database, idOf(1), {})
    await withBots(4, ['', 'scout'])
    expect(await loadBots(database, idOf(1))).toEqual({})
    await deleteSave(database, idOf(1))
  })

  test('lengthens the log that is here and keeps its name', async () => {
    await importGame(save(entriesFrom(0, 2)))
    await renameSave(database, idOf(1), 'Ours')
    expect(await importGame(save(entriesFrom(0, 4)))).toEqual({ ok: true, value: 'longer' })
    expect(await store.load(idOf(1))).toEqual(save(entriesFrom(0, 4)))
    expect(await listedSave(1)).toMatchObject({ name: 'Ours', seq: 3 })
  })

  test('brings the secret with it when only the open log is here', async () => {
    const { secret: _, ...open } = save(entriesFrom(0, 2))
    await importGame(open)
    await importGame(save(entriesFrom(0, 3)))
    expect(await store.load(idOf(1))).toEqual(save(entriesFrom(0, 3)))
  })

  test('changes nothing when as much is here already', async () => {
    await importGame(save(entriesFrom(0, 4)))
    expect(await importGame(save(entriesFrom(0, 3)))).toEqual({ ok: true, value: 'known' })
    expect(await importGame(save(entriesFrom(0, 4)))).toEqual({ ok: true, value: 'known' })
    expect((await store.load(idOf(1))).entries).toEqual(entriesFrom(0, 4))
  })

  test('with a different log is refused, and the stored game stays', async () => {
    await importGame(save(entriesFrom(0, 4)))
    const refused = { ok: false, error: { code: 'record.differs' } }
    expect(await importGame(save(entriesFrom(0, 6, 1)))).toEqual(refused)
    expect(await importGame({ ...save(entriesFrom(0, 6)), header: { ...header(), mode: 'other' } })).toEqual(refused)
    expect((await store.load(idOf(1))).entries).toEqual(entriesFrom(0, 4))
  })

  test('never replaces a game of a newer app', async () => {
    await importGame(save(entriesFrom(0, 2)))
    const row = { header: { ...header(1), protocol: 3 }, crowns: 1 }
    await overwriteRow(1, row)
    expect(await importGame(save(entriesFrom(0, 3)))).toEqual({ ok: false, error: { code: 'record.newer' } })
    expect((await loadUncheckedGame(database, idOf(1))).row).toEqual(row)
  })

  test('replaces a game that can no longer be read', async () => {
    await importGame(save(entriesFrom(0, 4)))
    await database.write((tx) => tx.objectStore('entries').delete([idOf(1), 1]))
    expect(await importGame(save(entriesFrom(0, 3)))).toEqual({ ok: true, value: 'new' })
    expect((await store.load(idOf(1))).entries).toEqual(entriesFrom(0, 3))
  })

  test('brings the secret of a game that is here without it', async () => {
    const { secret: _, ...open } = save(entriesFrom(0, 3))
    await importGame(open)
    expect(await importGame(save(entriesFrom(0, 2)))).toEqual({ ok: true, value: 'known' })
    expect((await store.load(idOf(1))).secret).toEqual(secret)
  })

  /** Save of a game of one phone alone: nobody else has it. */
  const saveOfOne = (count: number): GameSave => {
    const { deal: _, ...alone } = header()
    return { ...save(entriesFrom(0, count)), header: alone }
  }

  test('leaves a damaged game of one phone as it is that has all of it, with more after it', async () => {
    await importGame(saveOfOne(5))
    await database.write((tx) => tx.objectStore('entries').put('nonsense', [idOf(1), 4]))
    expect(await importGame(saveOfOne(3))).toEqual({ ok: true, value: 'known' })
    expect((await loadUncheckedGame(database, idOf(1))).entries).toEqual([...entriesFrom(0, 4), 'nonsense'])
    expect(await importGame(saveOfOne(5))).toEqual({ ok: true, value: 'new' })
    expect((await store.load(idOf(1))).entries).toEqual(entriesFrom(0, 5))
  })

  test('replaces a damaged game of several phones, whose host may have the rest', async () => {
    await importGame(save(entriesFrom(0, 5)))
    await database.write((tx) => tx.objectStore('entries').put('nonsense', [idOf(1), 4]))
    expect(await importGame(save(entriesFrom(0, 3)))).toEqual({ ok: true, value: 'new' })
  })

  test('replaces a damaged game whose deck it has', async () => {
    await importGame(saveOfOne(5))
    await database.write((tx) => tx.objectStore('secrets').put(7, idOf(1)))
    expect(await importGame(saveOfOne(3))).toEqual({ ok: true, value: 'new' })
    expect((await store.load(idOf(1))).secret).toEqual(secret)
  })
})
