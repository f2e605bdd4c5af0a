/** Safety of the storage that the browser gives, and its size. */

/**
 * Safety of stored data. `kept`: not deleted without asking. `at-risk`: the browser may delete it when space is short
 * or the app is long unused.
 */
export type Persistence = 'kept' | 'at-risk' | 'unknown'

/** Used and available storage, in bytes. */
export interface StorageEstimate {
  readonly used: number
  readonly quota: number
}

/** Storage manager; empty in older browsers and on pages over plain http. */
const storageManager = (): Partial<StorageManager> => globalThis.navigator?.storage ?? {}

/** Asks the browser not to delete stored data. Some browsers ask the person, so call it after the first saved game. */
export async function requestPersistence(): Promise<Persistence> {
  const granted = await storageManager()
    .persist?.()
    .catch(() => undefined)
  return granted === undefined ? 'unknown' : granted ? 'kept' : 'at-risk'
}

/** Result of the last `requestPersistence`, without asking. */
export async function readPersistence(): Promise<Persistence> {
  const persisted = await storageManager()
    .persisted?.()
    .catch(() => undefined)
  return persisted === undefined ? 'unknown' : persisted ? 'kept' : 'at-risk'
}

/** Estimate of the storage; undefined if the browser gives none. */
export async function estimateStorage(): Promise<StorageEstimate | undefined> {
  const { usage, quota } =
    (await storageManager()
      .estimate?.()
      .catch(() => undefined)) ?? {}
  return usage === undefined || quota === undefined ? undefined : { used: usage, quota }
}
