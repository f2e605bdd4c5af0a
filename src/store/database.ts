/** IndexedDB database of the app: its schema, and a handle that heals itself. */

import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb'
import { DATABASE } from '../kernel/formats.ts'
import { StoreFailure, type StoreFault } from '../table/storeFailure.ts'
import { withTimeout } from './withTimeout.ts'

const FAULT_BY_ERROR_NAME: Readonly<Record<string, StoreFault>> = {
  QuotaExceededError: 'full',
  ConstraintError: 'conflict',
  VersionError: 'newer',
  InvalidStateError: 'gone',
  UnknownError: 'gone',
  AbortError: 'gone',
  SecurityError: 'gone',
  NotFoundError: 'damaged',
  NotReadableError: 'damaged',
}

/** Errors of a handle that died. Safari kills handles of pages in the background; a fresh one works. */
const DEAD_HANDLE_ERRORS: ReadonlySet<string> = new Set(['InvalidStateError', 'UnknownError', 'AbortError'])

/** Whether the same work may succeed on a fresh handle. */
const isDeadHandle = (error: unknown): boolean => error instanceof DOMException && DEAD_HANDLE_ERRORS.has(error.name)

/** Browser's error as a StoreFailure. Any other error is a bug and is thrown on. */
export function toStoreFailure(error: unknown): StoreFailure {
  if (error instanceof StoreFailure) return error
  if (!(error instanceof DOMException)) throw error
  return new StoreFailure(FAULT_BY_ERROR_NAME[error.name] ?? 'failed', `${error.name}: ${error.message}`)
}

/** Schema of the stores. All values are unknown: they may be damaged, or written by another version of the app. */
interface AppDatabaseSchema extends DBSchema {
  /** Game id → StoredGameRow. */
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
type DatabaseHandle = IDBPDatabase<AppDatabaseSchema>
export type ReadTransaction = IDBPTransaction<AppDatabaseSchema, typeof STORES, 'readonly' | 'readwrite'>
export type WriteTransaction = IDBPTransaction<AppDatabaseSchema, typeof STORES, 'readwrite'>

/** Migrations, one for each version of the schema; never edited, only added to. */
const migrations: readonly ((handle: DatabaseHandle) => void)[] = [
  (handle) => {
    for (const store of STORES) handle.createObjectStore(store)
  },
]

/**
 * Database handle. It runs work in one transaction over all stores, and again on a fresh handle if the old one has
 * died: work must tolerate being run twice.
 */
export interface Database {
  read<T>(work: (tx: ReadTransaction) => Promise<T>): Promise<T>
  /** Runs a write. Durable when it resolves: all of the work or nothing of it. Rejects with a StoreFailure. */
  write<T>(work: (tx: WriteTransaction) => Promise<T>): Promise<T>
  close(): void
}

const openHandle = (name: string, onLost: () => void): Promise<DatabaseHandle> => {
  if (!globalThis.indexedDB) return Promise.reject(new StoreFailure('gone', 'no IndexedDB here'))
  return openDB<AppDatabaseSchema>(name, migrations.length, {
    upgrade: (handle, oldVersion) => {
      for (const migrate of migrations.slice(oldVersion)) migrate(handle)
    },
    // A newer app in another tab wants to change the schema, or the person clears the storage: never block that.
    blocking: onLost,
    terminated: onLost,
  })
}

/** Aborts a transaction; one that has already ended by itself refuses that. */
function abortTransaction(tx: WriteTransaction): void {
  try {
    tx.abort()
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
}

/**
 * Runs work in a transaction: resolves when it is complete, rejects with the first cause if it fails. `abortSignal`
 * aborts it.
 */
async function runTransaction<T>(
  handle: DatabaseHandle,
  work: (tx: WriteTransaction) => Promise<T>,
  mode: 'readonly' | 'readwrite',
  abortSignal: AbortSignal,
) {
  abortSignal.throwIfAborted()
  // Chrome's default is relaxed: it answers before the disk has the bytes.
  const tx = handle.transaction(STORES, mode, { durability: 'strict' }) as WriteTransaction
  // Nor is it ended with its last request: Chrome then sometimes says nothing of a full disk.
  const completed = tx.done
  completed.catch(() => {})
  abortSignal.addEventListener('abort', () => abortTransaction(tx), { once: true })
  try {
    const value = await work(tx)
    await completed
    return value
  } catch (error) {
    // A full disk fires only `abort`: the requests then say AbortError and the transaction says why.
    throw tx.error ?? error
  }
}

/**
 * Database that opens with its first work. `patience` is in milliseconds; storage that does not answer in that time is
 * 'gone', a database of a later schema is 'newer'.
 */
export function openDatabase({ name = DATABASE, patience = 10_000 } = {}): Database {
  let currentHandle: Promise<DatabaseHandle> | undefined

  function dropHandle(handle: Promise<DatabaseHandle> | undefined): void {
    if (currentHandle === handle) currentHandle = undefined
    handle?.then((open) => open.close()).catch(() => {})
  }

  function openFreshHandle(): Promise<DatabaseHandle> {
    const handle: Promise<DatabaseHandle> = openHandle(name, () => dropHandle(handle))
    handle.catch(() => dropHandle(handle))
    return handle
  }

  async function runOnce<T>(work: (tx: WriteTransaction) => Promise<T>, mode: 'readonly' | 'readwrite'): Promise<T> {
    currentHandle ??= openFreshHandle()
    const handle = currentHandle
    const abortController = new AbortController()
    try {
      return await withTimeout(
        handle.then((open) => runTransaction(open, work, mode, abortController.signal)),
        patience,
      )
    } catch (error) {
      // Work that failed or came too late must not be done after all.
      abortController.abort()
      if (isDeadHandle(error) || toStoreFailure(error).fault === 'gone') dropHandle(handle)
      throw error
    }
  }

  const runWithRetry = <T>(work: (tx: WriteTransaction) => Promise<T>, mode: 'readonly' | 'readwrite'): Promise<T> =>
    runOnce(work, mode)
      .catch((error: unknown) => {
        if (isDeadHandle(error)) return runOnce(work, mode)
        throw error
      })
      .catch((error: unknown) => {
        throw toStoreFailure(error)
      })

  return {
    read: (work) => runWithRetry(work, 'readonly'),
    write: (work) => runWithRetry(work, 'readwrite'),
    close: () => dropHandle(currentHandle),
  }
}
