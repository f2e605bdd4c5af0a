/** Which part of a batch is new to a stored log. */

import { canonical } from '../kernel/canonical.ts'
import type { Json } from '../kernel/json.ts'
import type { Entry } from '../kernel/log.ts'
import { type PrivateOpening, StoreFailure } from '../table/store.ts'

/** Equal but for the order of keys, which a file that was edited elsewhere may have changed. */
export const same = (a: unknown, b: unknown): boolean => textOf(a) === textOf(b)

// What is compared was parsed, so it is plain data.
const textOf = (value: unknown): string => (value === undefined ? '' : canonical(value as Json))

/** The number from which a batch speaks; `seq` is the last stored one. */
export const startOf = (batch: readonly Entry[], seq: number): number => batch[0]?.seq ?? seq + 1

/**
 * The entries of the batch that are not stored yet. `standing` is what is stored from the start of the batch on, up to `seq`.
 * Entries that already stand as they are in the batch are skipped: when storage dies between the commit and its answer, the batch comes
 * again. Throws StoreFailure 'conflict' when the batch does not follow the log, or differs from what stands.
 */
export function unwritten(batch: readonly Entry[], standing: readonly unknown[], seq: number): readonly Entry[] {
  const start = seq + 1 - standing.length
  if (batch.some((entry, i) => entry.seq !== start + i)) throw new StoreFailure('conflict', `the log ends at ${seq}`)
  if (batch.some((entry, i) => i < standing.length && !same(entry, standing[i])))
    throw new StoreFailure('conflict', 'another entry stands there')
  return batch.slice(standing.length)
}

/** The openings that are not among the stored ones. */
export function unshown(shown: readonly PrivateOpening[], stored: readonly unknown[]): readonly PrivateOpening[] {
  const known = new Set(stored.map((one) => JSON.stringify(one)))
  return shown.filter((one) => !known.has(JSON.stringify(one)))
}
