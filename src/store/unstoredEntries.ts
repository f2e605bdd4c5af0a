/** Part of a batch that is new to a stored log. */

import { canonicalJson } from '../kernel/canonicalJson.ts'
import type { Json } from '../kernel/json.ts'
import type { Entry } from '../kernel/log.ts'
import type { PrivateOpening } from '../table/logStore.ts'
import { StoreFailure } from '../table/storeFailure.ts'

/**
 * Whether two values are equal except for the order of keys, which a file that was edited elsewhere may have changed.
 */
export const isSameData = (a: unknown, b: unknown): boolean => canonicalText(a) === canonicalText(b)

// Compared values were parsed, so they are plain data.
const canonicalText = (value: unknown): string => (value === undefined ? '' : canonicalJson(value as Json))

/** Number of the first entry of a batch; `seq` is the last stored one. */
export const batchStart = (batch: readonly Entry[], seq: number): number => batch[0]?.seq ?? seq + 1

/**
 * Entries of the batch that are not stored yet. `overlapping` are the stored ones from the start of the batch on, up to
 * `seq`. Entries that are already stored as they are in the batch are skipped: if storage dies between the commit and
 * its answer, the batch comes again. Throws StoreFailure 'conflict' if the batch does not follow the log, or differs
 * from the stored entries.
 */
export function unstoredEntries(
  batch: readonly Entry[],
  overlapping: readonly unknown[],
  seq: number,
): readonly Entry[] {
  const start = seq + 1 - overlapping.length
  if (batch.some((entry, i) => entry.seq !== start + i)) throw new StoreFailure('conflict', `the log ends at ${seq}`)
  if (batch.some((entry, i) => i < overlapping.length && !isSameData(entry, overlapping[i])))
    throw new StoreFailure('conflict', 'another entry stands there')
  return batch.slice(overlapping.length)
}

/** Openings that are not among the stored ones. */
export function unstoredOpenings(
  shown: readonly PrivateOpening[],
  stored: readonly unknown[],
): readonly PrivateOpening[] {
  const storedTexts = new Set(stored.map((opening) => JSON.stringify(opening)))
  return shown.filter((opening) => !storedTexts.has(JSON.stringify(opening)))
}
