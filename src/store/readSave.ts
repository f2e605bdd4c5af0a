/** A stored game read as a whole, and compared with another. */
import { parseSave } from '../table/schema.ts'
import { type Save, StoreFailure } from '../table/store.ts'
import { same } from './batch.ts'
import type { StoredGame } from './game.ts'
import { headerOf, isRow } from './row.ts'

/** A stored game as a Save. Throws StoreFailure 'missing', 'newer' or 'damaged'; the engine proves the hashes by replay. */
export function saveOf(stored: StoredGame): Save {
  const { row, secret, entries, shown } = stored
  if (row === undefined) throw new StoreFailure('missing')
  const save = parseSave({ header: headerOf(row), ...(secret !== undefined && { secret }), entries, shown })
  if (!save.ok)
    throw new StoreFailure(
      save.error.code === 'record.newer' ? 'newer' : 'damaged',
      String(save.error.values?.at ?? ''),
    )
  if (!endsWhereItSays(row, save.value)) throw new StoreFailure('damaged', 'the log does not end where it says')
  return save.value
}

const endsWhereItSays = (row: unknown, { entries, shown }: Save): boolean =>
  isRow(row) &&
  row.seq === entries.length - 1 &&
  row.hash === (entries.at(-1)?.hash ?? '') &&
  row.shown === shown.length

/** Whether a save is this other one, with entries behind it or none. */
export const continues = (save: Save, other: Save): boolean =>
  same(save.header, other.header) &&
  save.entries.length >= other.entries.length &&
  same(save.entries.slice(0, other.entries.length), other.entries)
