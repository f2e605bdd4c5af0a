/** Part of a damaged game that can still be read. */
import * as v from 'valibot'
import type { Entry } from '../kernel/log.ts'
import type { GameSave } from '../table/logStore.ts'
import { entry, parseSave, privateOpening } from '../table/savedGameSchema.ts'
import { StoreFailure } from '../table/storeFailure.ts'
import type { StoredGame } from './storedGame.ts'
import { headerInRow } from './storedGameRow.ts'

const entriesBeforeDamage = (values: readonly unknown[]): readonly Entry[] => {
  const entries: Entry[] = []
  for (const value of values) {
    const parsed = v.safeParse(entry, value)
    if (!parsed.success || parsed.output.seq !== entries.length) break
    entries.push(parsed.output)
  }
  return entries
}

/**
 * Header of a damaged game, its entries before the first that cannot be read, and the openings that can. Whether they
 * fit the rules and each other is proved by replay. Null where the header cannot be read. Throws StoreFailure 'newer'.
 */
export const readIntactPart = ({ row, secret, entries, shown }: StoredGame): GameSave | null => {
  const parts = { header: headerInRow(row), entries: [], shown: [] }
  const whole = parseSave({ ...parts, ...(secret !== undefined && { secret }) })
  const start = whole.ok ? whole : parseSave(parts)
  if (!start.ok && start.error.code === 'record.newer') throw new StoreFailure('newer')
  if (!start.ok) return null
  const readable = shown.flatMap((value) => {
    const parsed = v.safeParse(privateOpening, value)
    return parsed.success ? [parsed.output] : []
  })
  return { ...start.value, entries: entriesBeforeDamage(entries), shown: readable }
}
