/** Reading of a whole stored game, and comparison with another. */

import type { GameSave } from '../table/logStore.ts'
import { parseSave } from '../table/savedGameSchema.ts'
import { StoreFailure } from '../table/storeFailure.ts'
import type { StoredGame } from './storedGame.ts'
import { headerInRow, isGameRow } from './storedGameRow.ts'
import { isSameData } from './unstoredEntries.ts'

/** Save of a stored game. Throws StoreFailure 'missing', 'newer' or 'damaged'; the hashes are proved by replay. */
export function readSave(stored: StoredGame): GameSave {
  const { row, secret, entries, shown } = stored
  if (row === undefined) throw new StoreFailure('missing')
  const save = parseSave({ header: headerInRow(row), ...(secret !== undefined && { secret }), entries, shown })
  if (!save.ok)
    throw new StoreFailure(
      save.error.code === 'record.newer' ? 'newer' : 'damaged',
      String(save.error.values?.at ?? ''),
    )
  if (!matchesRow(row, save.value)) throw new StoreFailure('damaged', 'the log does not end where it says')
  return save.value
}

const matchesRow = (row: unknown, { entries, shown }: GameSave): boolean =>
  isGameRow(row) &&
  row.seq === entries.length - 1 &&
  row.hash === (entries.at(-1)?.hash ?? '') &&
  row.shown === shown.length

/** Whether a save is this other one, with or without more entries after it. */
export const isContinuationOf = (save: GameSave, other: GameSave): boolean =>
  isSameData(save.header, other.header) &&
  save.entries.length >= other.entries.length &&
  isSameData(save.entries.slice(0, other.entries.length), other.entries)
