/** How safe the storage is that the browser gives, and how much of it there is. */

/** `kept`: not deleted without asking. `at-risk`: the browser may delete it when room is short or the app is long unused. */
export type Persistence = 'kept' | 'at-risk' | 'unknown'

/** Bytes. */
export interface Room {
  readonly used: number
  readonly quota: number
}

/** Older browsers, and pages over plain http, have no storage manager. */
const manager = (): Partial<StorageManager> => globalThis.navigator?.storage ?? {}

/** Asks the browser to keep what is stored; some ask the person, so do it after the first saved game and not at once. */
export async function askToPersist(): Promise<Persistence> {
  const granted = await manager()
    .persist?.()
    .catch(() => undefined)
  return granted === undefined ? 'unknown' : granted ? 'kept' : 'at-risk'
}

/** What askToPersist last achieved, without asking. */
export async function persistence(): Promise<Persistence> {
  const persisted = await manager()
    .persisted?.()
    .catch(() => undefined)
  return persisted === undefined ? 'unknown' : persisted ? 'kept' : 'at-risk'
}

/** An estimate only; undefined where the browser tells nothing. */
export async function room(): Promise<Room | undefined> {
  const { usage, quota } =
    (await manager()
      .estimate?.()
      .catch(() => undefined)) ?? {}
  return usage === undefined || quota === undefined ? undefined : { used: usage, quota }
}
