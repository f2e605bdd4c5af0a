/**
 * Test cases that every LogStore must pass. They are plain functions without a test runner, because they also run
 * inside a real browser: a case fails by throwing.
 */
import type { LogStore } from '../../src/table/logStore.ts'
import { entriesFrom, entry, header, idOf, opening, secret } from './sampleLogs.ts'

/** Store under test; `another` opens a second handle on the same storage, as another tab or the next start would. */
export interface StoreBench {
  readonly store: LogStore
  another(): LogStore
}

export interface ContractCase {
  readonly name: string
  check(bench: StoreBench): Promise<void>
}

function expectEqual(actual: unknown, expected: unknown): void {
  const [a, b] = [JSON.stringify(actual), JSON.stringify(expected)]
  if (a !== b) throw new Error(`expected ${b}\n but got ${a}`)
}

/** Fault with which a promise rejects; 'none' when it resolves. */
const faultOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'none',
    (error: unknown) =>
      error instanceof Error && 'fault' in error ? String(error.fault) : `not a StoreFailure: ${error}`,
  )

const id = idOf(1)

export const contract: readonly ContractCase[] = [
  {
    name: 'a created game has its header, its secret and no entries',
    async check({ store, another }) {
      await store.create(header(), secret)
      expectEqual(await another().load(id), { header: header(), secret, entries: [], shown: [] })
    },
  },
  {
    name: 'a game without a secret has no secret field, not an empty one',
    async check({ store }) {
      await store.create(header())
      expectEqual('secret' in (await store.load(id)), false)
    },
  },
  {
    name: 'batches come back in order, numbered through, with what was shown',
    async check({ store, another }) {
      await store.create(header())
      await store.append(id, entriesFrom(0, 1), [])
      await store.append(id, entriesFrom(1, 12), [opening(7), opening(3)])
      await store.append(id, [], [opening(5)])
      await store.append(id, entriesFrom(12, 13), [])
      expectEqual(await another().load(id), {
        header: header(),
        entries: entriesFrom(0, 13),
        shown: [opening(7), opening(3), opening(5)],
      })
    },
  },
  {
    name: 'a batch that does not follow is a conflict, and nothing of it is stored',
    async check({ store }) {
      await store.create(header())
      await store.append(id, entriesFrom(0, 3), [])
      for (const batch of [entriesFrom(4, 6), entriesFrom(-1, 1), [entry(3), entry(5)], [entry(3), entry(3)]]) {
        expectEqual(await faultOf(store.append(id, batch, [opening(1)])), 'conflict')
      }
      expectEqual(await store.load(id), { header: header(), entries: entriesFrom(0, 3), shown: [] })
    },
  },
  {
    name: 'a batch over entries that read differently is a conflict, and nothing of it is stored',
    async check({ store, another }) {
      await store.create(header())
      await store.append(id, entriesFrom(0, 3), [])
      expectEqual(await faultOf(another().append(id, entriesFrom(2, 5, 1), [opening(1)])), 'conflict')
      expectEqual(await store.load(id), { header: header(), entries: entriesFrom(0, 3), shown: [] })
    },
  },
  {
    name: 'a batch that comes again, alone or with more behind it, is stored once',
    async check({ store }) {
      await store.create(header())
      await store.append(id, entriesFrom(0, 3), [opening(1)])
      await store.append(id, entriesFrom(0, 3), [opening(1)])
      await store.append(id, entriesFrom(1, 5), [opening(1), opening(2)])
      expectEqual(await store.load(id), {
        header: header(),
        entries: entriesFrom(0, 5),
        shown: [opening(1), opening(2)],
      })
    },
  },
  {
    name: 'of two tabs that append the same number at once one wins and the other gets a conflict',
    async check({ store, another }) {
      await store.create(header())
      const faults = await Promise.all([
        faultOf(store.append(id, entriesFrom(0, 2, 1), [])),
        faultOf(another().append(id, entriesFrom(0, 2, 2), [])),
      ])
      expectEqual([...faults].sort(), ['conflict', 'none'])
      expectEqual((await store.load(id)).entries, entriesFrom(0, 2, faults[0] === 'none' ? 1 : 2))
    },
  },
  {
    name: 'a game that does not exist is missing',
    async check({ store }) {
      expectEqual(await faultOf(store.load(id)), 'missing')
      expectEqual(await faultOf(store.append(id, entriesFrom(0, 1), [])), 'missing')
    },
  },
  {
    name: 'an id is given once; creating the very same empty game again changes nothing',
    async check({ store }) {
      await store.create(header(), secret)
      await store.create(header(), secret)
      expectEqual(await faultOf(store.create({ ...header(), mode: 'other' }, secret)), 'conflict')
      expectEqual(await faultOf(store.create(header())), 'conflict')
      await store.append(id, entriesFrom(0, 1), [])
      expectEqual(await faultOf(store.create(header(), secret)), 'conflict')
      expectEqual(await store.load(id), { header: header(), secret, entries: entriesFrom(0, 1), shown: [] })
    },
  },
  {
    name: 'games do not mix',
    async check({ store }) {
      await store.create(header(1), secret)
      await store.create(header(2))
      await Promise.all([
        store.append(idOf(1), entriesFrom(0, 3), [opening(1)]),
        store.append(idOf(2), entriesFrom(0, 2, 1), []),
      ])
      expectEqual(await store.load(idOf(1)), {
        header: header(1),
        secret,
        entries: entriesFrom(0, 3),
        shown: [opening(1)],
      })
      expectEqual(await store.load(idOf(2)), { header: header(2), entries: entriesFrom(0, 2, 1), shown: [] })
    },
  },
  {
    name: 'changes of passed or returned objects do not change what is stored',
    async check({ store }) {
      await store.create(header())
      const batch = [structuredClone(entry(0))]
      await store.append(id, batch, [])
      Object.assign(batch[0] ?? {}, { epoch: 9 })
      Object.assign((await store.load(id)).entries[0] ?? {}, { epoch: 8 })
      expectEqual((await store.load(id)).entries, entriesFrom(0, 1))
    },
  },
]
