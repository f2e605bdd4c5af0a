/** The one IndexedDB database of the app: its schema, and a handle that heals itself. */
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb'
import { StoreFailure } from '../table/store.ts'
import { failureOf, isDeadHandle } from './fault.ts'
import { watched } from './watchdog.ts'

/** All that comes back from a store is unknown: it may be damaged, or written by another version of the app. */
interface Castle extends DBSchema {
  /** Game id → GameRow. */
  games: { key: string; value: unknown }
  /** Game id → DealerSecret. */
  secrets: { key: string; value: unknown }
  /** [game id, seq] → Entry. */
  entries: { key: [string, number]; value: unknown }
  /** [game id, n] → PrivateOpening, in the order in which they were shown. */
  shown: { key: [string, number]; value: unknown }
  settings: { key: string; value: unknown }
}

const STORES = ['games', 'secrets', 'entries', 'shown', 'settings'] as const
type Handle = IDBPDatabase<Castle>
export type Reading = IDBPTransaction<Castle, typeof STORES, 'readonly' | 'readwrite'>
export type Writing = IDBPTransaction<Castle, typeof STORES, 'readwrite'>

/** One step for each version of the schema; never edited, only added to. */
const steps: readonly ((handle: Handle) => void)[] = [
  (handle) => {
    for (const store of STORES) handle.createObjectStore(store)
  },
]

/** Runs work in one transaction over all stores, again on a fresh handle when the old one has died: work must bear to be run twice. */
export interface Database {
  read<T>(work: (tx: Reading) => Promise<T>): Promise<T>
  /** Durable when it resolves: all of the work or nothing of it. Rejects with a StoreFailure. */
  write<T>(work: (tx: Writing) => Promise<T>): Promise<T>
  close(): void
}

const connect = (name: string, lost: () => void): Promise<Handle> => {
  if (!globalThis.indexedDB) return Promise.reject(new StoreFailure('gone', 'no IndexedDB here'))
  return openDB<Castle>(name, steps.length, {
    upgrade: (handle, from) => {
      for (const step of steps.slice(from)) step(handle)
    },
    // A newer app in another tab wants to change the schema, or the person clears the storage: never stand in the way.
    blocking: lost,
    terminated: lost,
  })
}

/** Aborting is refused by a transaction that has already ended by itself. */
function abort(tx: Writing): void {
  try {
    tx.abort()
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
}

/** Resolves when the transaction is complete, rejects with the first cause when it is not. `off` aborts it. */
async function transact<T>(
  handle: Handle,
  work: (tx: Writing) => Promise<T>,
  mode: 'readonly' | 'readwrite',
  off: AbortSignal,
) {
  off.throwIfAborted()
  // Chrome's default is relaxed: it answers before the disk has the bytes.
  const tx = handle.transaction(STORES, mode, { durability: 'strict' }) as Writing
  const done = tx.done
  done.catch(() => {})
  off.addEventListener('abort', () => abort(tx), { once: true })
  try {
    const value = await work(tx)
    await done
    return value
  } catch (error) {
    // A full disk fires only `abort`: the requests then say AbortError and the transaction says why.
    throw tx.error ?? error
  }
}

/**
 * Opens nothing yet: the first work does. `patience` is in milliseconds; storage that does not answer in that time is 'gone',
 * a database of a later schema is 'newer'.
 */
export function openDatabase({ name = 'blackstone', patience = 10_000 } = {}): Database {
  let current: Promise<Handle> | undefined

  function drop(handle: Promise<Handle> | undefined): void {
    if (current === handle) current = undefined
    handle?.then((open) => open.close()).catch(() => {})
  }

  function fresh(): Promise<Handle> {
    const handle: Promise<Handle> = connect(name, () => drop(handle))
    handle.catch(() => drop(handle))
    return handle
  }

  async function once<T>(work: (tx: Writing) => Promise<T>, mode: 'readonly' | 'readwrite'): Promise<T> {
    current ??= fresh()
    const handle = current
    const off = new AbortController()
    try {
      return await watched(
        handle.then((open) => transact(open, work, mode, off.signal)),
        patience,
      )
    } catch (error) {
      // Nothing that failed or came too late may be done after all.
      off.abort()
      if (isDeadHandle(error) || failureOf(error).fault === 'gone') drop(handle)
      throw error
    }
  }

  const run = <T>(work: (tx: Writing) => Promise<T>, mode: 'readonly' | 'readwrite'): Promise<T> =>
    once(work, mode)
      .catch((error: unknown) => {
        if (isDeadHandle(error)) return once(work, mode)
        throw error
      })
      .catch((error: unknown) => {
        throw failureOf(error)
      })

  return {
    read: (work) => run(work, 'readonly'),
    write: (work) => run(work, 'readwrite'),
    close: () => drop(current),
  }
}
