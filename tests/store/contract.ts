/**
 * What every LogStore must do. Plain functions without a test runner, for they also run inside a real browser:
 * a case fails by throwing.
 */
import type { LogStore } from '../../src/table/store.ts'
import { entry, header, idOf, opening, run, secret } from './sample.ts'

/** A store, and another handle on the same storage, as a second tab or the next start of the app would have it. */
export interface Bench {
  readonly store: LogStore
  another(): LogStore
}

export interface Case {
  readonly name: string
  check(bench: Bench): Promise<void>
}

function equal(actual: unknown, expected: unknown): void {
  const [a, b] = [JSON.stringify(actual), JSON.stringify(expected)]
  if (a !== b) throw new Error(`expected ${b}\n but got ${a}`)
}

/** The fault with which a promise rejects; 'none' when it resolves. */
const fault = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'none',
    (error: unknown) =>
      error instanceof Error && 'fault' in error ? String(error.fault) : `not a StoreFailure: ${error}`,
  )

const id = idOf(1)

export const contract: readonly Case[] = [
  {
    name: 'a created game has its header, its secret and no entries',
    async check({ store, another }) {
      await store.create(header(), secret)
      equal(await another().load(id), { header: header(), secret, entries: [], shown: [] })
    },
  },
  {
    name: 'a game without a secret has none, not an empty one',
    async check({ store }) {
      await store.create(header())
      equal('secret' in (await store.load(id)), false)
    },
  },
  {
    name: 'batches come back in order, numbered through, with what was shown',
    async check({ store, another }) {
      await store.create(header())
      await store.append(id, run(0, 1), [])
      await store.append(id, run(1, 12), [opening(7), opening(3)])
      await store.append(id, [], [opening(5)])
      await store.append(id, run(12, 13), [])
      equal(await another().load(id), {
        header: header(),
        entries: run(0, 13),
        shown: [opening(7), opening(3), opening(5)],
      })
    },
  },
  {
    name: 'a batch that does not follow is a conflict, and nothing of it is stored',
    async check({ store }) {
      await store.create(header())
      await store.append(id, run(0, 3), [])
      for (const batch of [run(4, 6), run(-1, 1), [entry(3), entry(5)], [entry(3), entry(3)]]) {
        equal(await fault(store.append(id, batch, [opening(1)])), 'conflict')
      }
      equal(await store.load(id), { header: header(), entries: run(0, 3), shown: [] })
    },
  },
  {
    name: 'a batch over entries that read differently is a conflict, and nothing of it is stored',
    async check({ store, another }) {
      await store.create(header())
      await store.append(id, run(0, 3), [])
      equal(await fault(another().append(id, run(2, 5, 1), [opening(1)])), 'conflict')
      equal(await store.load(id), { header: header(), entries: run(0, 3), shown: [] })
    },
  },
  {
    name: 'a batch that comes again, alone or with more behind it, is stored once',
    async check({ store }) {
      await store.create(header())
      await store.append(id, run(0, 3), [opening(1)])
      await store.append(id, run(0, 3), [opening(1)])
      await store.append(id, run(1, 5), [opening(1), opening(2)])
      equal(await store.load(id), { header: header(), entries: run(0, 5), shown: [opening(1), opening(2)] })
    },
  },
  {
    name: 'of two tabs that append the same number at once one wins and the other is told',
    async check({ store, another }) {
      await store.create(header())
      const faults = await Promise.all([
        fault(store.append(id, run(0, 2, 1), [])),
        fault(another().append(id, run(0, 2, 2), [])),
      ])
      equal([...faults].sort(), ['conflict', 'none'])
      equal((await store.load(id)).entries, run(0, 2, faults[0] === 'none' ? 1 : 2))
    },
  },
  {
    name: 'what is not there is missing',
    async check({ store }) {
      equal(await fault(store.load(id)), 'missing')
      equal(await fault(store.append(id, run(0, 1), [])), 'missing')
    },
  },
  {
    name: 'an id is given once; creating the very same empty game again changes nothing',
    async check({ store }) {
      await store.create(header(), secret)
      await store.create(header(), secret)
      equal(await fault(store.create({ ...header(), mode: 'other' }, secret)), 'conflict')
      equal(await fault(store.create(header())), 'conflict')
      await store.append(id, run(0, 1), [])
      equal(await fault(store.create(header(), secret)), 'conflict')
      equal(await store.load(id), { header: header(), secret, entries: run(0, 1), shown: [] })
    },
  },
  {
    name: 'games do not mix',
    async check({ store }) {
      await store.create(header(1), secret)
      await store.create(header(2))
      await Promise.all([store.append(idOf(1), run(0, 3), [opening(1)]), store.append(idOf(2), run(0, 2, 1), [])])
      equal(await store.load(idOf(1)), { header: header(1), secret, entries: run(0, 3), shown: [opening(1)] })
      equal(await store.load(idOf(2)), { header: header(2), entries: run(0, 2, 1), shown: [] })
    },
  },
  {
    name: 'what was handed over or handed out can be changed without changing what is stored',
    async check({ store }) {
      await store.create(header())
      const batch = [structuredClone(entry(0))]
      await store.append(id, batch, [])
      Object.assign(batch[0] ?? {}, { epoch: 9 })
      Object.assign((await store.load(id)).entries[0] ?? {}, { epoch: 8 })
      equal((await store.load(id)).entries, run(0, 1))
    },
  },
]
