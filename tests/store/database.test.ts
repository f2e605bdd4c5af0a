import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { unwrap } from 'idb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Database, openDatabase, toStoreFailure, type WriteTransaction } from '../../src/store/database.ts'
import { createIndexedLogStore } from '../../src/store/indexedLogStore.ts'
import { entriesFrom, header, idOf } from './sampleLogs.ts'

const NAME = 'blackstone'
const id = idOf(1)
let database: Database
/** Database handles that the app opened, oldest first. */
let handles: IDBDatabase[]

beforeEach(() => {
  const factory = new IDBFactory()
  const open = factory.open.bind(factory)
  handles = []
  factory.open = (...input) => {
    const request = open(...input)
    request.addEventListener('success', () => handles.push(request.result))
    return request
  }
  globalThis.indexedDB = factory
  database = openDatabase({ patience: 100 })
})
afterEach(() => vi.restoreAllMocks())

const requestResult = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

const put = (value: number) => (tx: WriteTransaction) => tx.objectStore('settings').put(value, 'k')
const get = () => database.read((tx) => tx.objectStore('settings').get('k'))

describe('a handle that dies', () => {
  test('before the work: the work is done on a fresh one', async () => {
    await database.write(put(1))
    handles[0]?.close()
    await database.write(put(2))
    expect(await get()).toBe(2)
    expect(handles).toHaveLength(2)
  })

  test('in the middle of the work: the work is done again on a fresh one', async () => {
    let times = 0
    await database.write(async (tx) => {
      times += 1
      await put(times)(tx)
      if (times === 1) tx.abort()
    })
    expect(await get()).toBe(2)
    expect(handles).toHaveLength(2)
  })

  test('again and again: gone, after two tries', async () => {
    let times = 0
    const work = database.write(async (tx) => {
      times += 1
      tx.abort()
    })
    await expect(work).rejects.toMatchObject({ fault: 'gone' })
    expect(times).toBe(2)
  })

  test('one after the other over a long time: each is replaced', async () => {
    for (const value of [1, 2, 3, 4]) {
      await database.write(put(value))
      handles.at(-1)?.close()
    }
    expect(await get()).toBe(4)
  })
})

describe('a transaction', () => {
  test('whose work fails leaves nothing behind, and a bug is thrown as it is', async () => {
    const bug = new TypeError('a bug')
    const work = database.write(async (tx) => {
      await put(1)(tx)
      throw bug
    })
    await expect(work).rejects.toBe(bug)
    expect(await get()).toBeUndefined()
  })

  test('with a key that is taken is a conflict, not a dead handle', async () => {
    const store = createIndexedLogStore(database)
    await store.create(header())
    await database.write((tx) => tx.objectStore('entries').put('of another tab', [id, 1]))
    await expect(store.append(id, entriesFrom(0, 3), [])).rejects.toMatchObject({ fault: 'conflict' })
    expect(await database.read((tx) => tx.objectStore('entries').count())).toBe(1)
    expect(handles).toHaveLength(1)
  })

  test('that the browser aborts for want of room is full, though its requests say AbortError', async () => {
    const work = vi.fn(async (tx: WriteTransaction) => {
      const written = put(1)(tx)
      const raw = unwrap(tx) as IDBTransaction & { _abort(error: string): void }
      raw._abort('QuotaExceededError')
      await expect(written).rejects.toMatchObject({ name: 'AbortError' })
      await written
    })
    await expect(database.write(work)).rejects.toMatchObject({ fault: 'full' })
    expect(work).toHaveBeenCalledOnce()
  })

  test('that is never answered is gone, and is not done after all when storage comes back', async () => {
    await database.write(put(1))
    const other = await requestResult(indexedDB.open(NAME))
    const blockingTransaction = other.transaction('settings', 'readwrite')
    let isBlocking = true
    const keepBlocking = () => {
      if (isBlocking) blockingTransaction.objectStore('settings').get('k').onsuccess = keepBlocking
    }
    keepBlocking()
    await expect(database.write(put(2))).rejects.toMatchObject({ fault: 'gone' })
    isBlocking = false
    expect(await get()).toBe(1)
  })
})

describe('opening', () => {
  test('is gone where the browser has no IndexedDB', async () => {
    vi.stubGlobal('indexedDB', undefined)
    await expect(database.write(put(1))).rejects.toMatchObject({ fault: 'gone' })
    vi.unstubAllGlobals()
    await database.write(put(1))
    expect(await get()).toBe(1)
  })

  test('is newer where a newer app has used the storage, until that is deleted', async () => {
    const later = await requestResult(indexedDB.open(NAME, 99))
    later.close()
    await expect(get()).rejects.toMatchObject({ fault: 'newer' })
    await requestResult(indexedDB.deleteDatabase(NAME))
    await database.write(put(1))
    expect(await get()).toBe(1)
  })

  test('is gone while another tab blocks it, works afterwards, and does not do the old work then', async () => {
    const blocker = await requestResult(indexedDB.open(NAME, 1))
    const deletion = requestResult(indexedDB.deleteDatabase(NAME))
    await expect(database.write(put(1))).rejects.toMatchObject({ fault: 'gone' })
    blocker.close()
    await deletion
    expect(await get()).toBeUndefined()
    await database.write(put(2))
    expect(await get()).toBe(2)
  })

  test('does not block a newer app: the handle closes when another tab raises the version', async () => {
    await database.write(put(1))
    const later = await requestResult(indexedDB.open(NAME, 99))
    later.close()
    await expect(get()).rejects.toMatchObject({ fault: 'newer' })
  })
})

test('storage that is cleared under the app: the game is missing, and a new one can be kept', async () => {
  const store = createIndexedLogStore(database)
  await store.create(header())
  await store.append(id, entriesFrom(0, 2), [])
  await requestResult(indexedDB.deleteDatabase(NAME))
  await expect(store.append(id, entriesFrom(2, 3), [])).rejects.toMatchObject({ fault: 'missing' })
  await store.create(header(2))
  expect((await store.load(idOf(2))).header).toEqual(header(2))
})

test.each([
  ['QuotaExceededError', 'full'],
  ['UnknownError', 'gone'],
  ['SecurityError', 'gone'],
  ['NotReadableError', 'damaged'],
  ['DataError', 'failed'],
])('a browser’s %s is reported as %s', (name, fault) => {
  expect(toStoreFailure(new DOMException('x', name))).toMatchObject({ fault })
})
