import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Database, openDatabase, type WriteTransaction } from '../../src/store/database.ts'
import { createIndexedLogStore } from '../../src/store/indexedLogStore.ts'
import { contract } from './logStoreContract.ts'
import { entriesFrom, entry, header, idOf, opening, secret } from './sampleLogs.ts'

const id = idOf(1)
let database: Database

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
  database = openDatabase()
})

/** Writes to the database past the checks of the store. */
const damage = (work: (tx: WriteTransaction) => Promise<unknown>) => database.write(work)

describe('logs in IndexedDB', () => {
  for (const { name, check } of contract)
    test(name, () =>
      check({ store: createIndexedLogStore(database), another: () => createIndexedLogStore(openDatabase()) }),
    )
})

describe('a stored game that is not whole', () => {
  const store = () => createIndexedLogStore(database)
  const expectLoadRejects = async () => expect(store().load(id)).rejects

  beforeEach(async () => {
    await store().create(header(), secret)
    await store().append(id, entriesFrom(0, 4), [opening(1)])
  })

  test('an entry that lost a part is damaged, and says where', async () => {
    await damage((tx) => tx.objectStore('entries').put({ ...entry(2), hash: 'zz' }, [id, 2]))
    await (await expectLoadRejects()).toMatchObject({ fault: 'damaged', message: 'damaged: entries.2.hash' })
  })

  test('an entry that is gone is damaged: from the middle, and from the end', async () => {
    await damage((tx) => tx.objectStore('entries').delete([id, 3]))
    await (await expectLoadRejects()).toMatchObject({ fault: 'damaged' })
    await damage((tx) => tx.objectStore('entries').delete([id, 1]))
    await (await expectLoadRejects()).toMatchObject({ fault: 'damaged', message: 'damaged: entries.1.seq' })
  })

  test('a log that does not end as its row says is damaged: too long, with another entry, with fewer openings', async () => {
    await damage((tx) => tx.objectStore('entries').put({ ...entry(4), hash: entry(3).hash }, [id, 4]))
    await (await expectLoadRejects()).toMatchObject({ fault: 'damaged' })
    await damage((tx) => tx.objectStore('entries').delete([id, 4]))
    expect((await store().load(id)).entries).toEqual(entriesFrom(0, 4))
    await damage((tx) => tx.objectStore('entries').put(entry(3, 1), [id, 3]))
    await (await expectLoadRejects()).toMatchObject({ fault: 'damaged' })
    await damage((tx) => tx.objectStore('entries').put(entry(3), [id, 3]))
    await damage((tx) => tx.objectStore('shown').clear())
    await (await expectLoadRejects()).toMatchObject({ fault: 'damaged' })
  })

  test('a row or a secret of another shape is damaged', async () => {
    await damage((tx) => tx.objectStore('secrets').put({ seed: 'short' }, id))
    await (await expectLoadRejects()).toMatchObject({ fault: 'damaged', message: 'damaged: secret.seed' })
    await damage((tx) => tx.objectStore('games').put('nonsense', id))
    await (await expectLoadRejects()).toMatchObject({ fault: 'damaged' })
    await expect(store().append(id, entriesFrom(4, 5), [])).rejects.toMatchObject({ fault: 'damaged' })
  })

  test('a game of a newer app is newer and not damaged, whatever else it holds', async () => {
    await damage((tx) => tx.objectStore('games').put({ header: { ...header(), protocol: 3, crowns: [] } }, id))
    await (await expectLoadRejects()).toMatchObject({ fault: 'newer' })
  })

  test('the games beside it stay whole', async () => {
    await store().create(header(2))
    await damage((tx) => tx.objectStore('games').put(null, id))
    expect(await store().load(idOf(2))).toEqual({ header: header(2), entries: [], shown: [] })
  })
})
