/** Taking a save that came from outside among the games of this phone. */
import { ok, type Result, refuse } from '../kernel/result.ts'
import { isNewer } from '../table/newer.ts'
import type { Save } from '../table/store.ts'
import { unshown } from './batch.ts'
import type { Database, Writing } from './database.ts'
import { addToLog, readGame, readRow, removeGame, type StoredGame } from './game.ts'
import { firstRow, grown, headerOf } from './row.ts'
import { continues, saveOf } from './stored.ts'

/** `known`: the game is here already and its log is at least as long. */
export type Adopted = 'new' | 'longer' | 'known'

/**
 * Keeps a save in one transaction. A game that is here already grows to the longer of the two logs; one that cannot be read is replaced.
 * Refused: `record.differs`, when a log of the same game is here that went another way; `record.newer`, when the one that is here is of a
 * newer app. Rejects with a StoreFailure as all writing does.
 */
export const adoptSave = (database: Database, save: Save, now: () => number = Date.now): Promise<Result<Adopted>> =>
  database.write(async (tx) => {
    const stored = await readGame(tx, save.header.id)
    if (isNewer(headerOf(stored.row))) return refuse('record.newer')
    const here = readable(stored)
    if (!here) return ok(await settle(tx, save, now()))
    if (continues(here, save)) return ok('known')
    return continues(save, here) ? ok(await lengthen(tx, here, save, now())) : refuse('record.differs')
  })

function readable(stored: StoredGame): Save | undefined {
  try {
    return saveOf(stored)
  } catch {
    return undefined
  }
}

async function settle(tx: Writing, { header, secret, entries, shown }: Save, now: number): Promise<Adopted> {
  await removeGame(tx, header.id)
  await tx.objectStore('games').add(grown(firstRow(header, now), entries, shown, now), header.id)
  if (secret) await tx.objectStore('secrets').add(secret, header.id)
  await addToLog(tx, header.id, entries, shown, 0)
  return 'new'
}

async function lengthen(tx: Writing, here: Save, { header: { id }, ...save }: Save, now: number): Promise<Adopted> {
  const row = await readRow(tx, id)
  const entries = save.entries.slice(here.entries.length)
  const shown = unshown(save.shown, here.shown)
  await addToLog(tx, id, entries, shown, row.shown)
  await tx.objectStore('games').put(grown(row, entries, shown, now), id)
  if (save.secret && !here.secret) await tx.objectStore('secrets').add(save.secret, id)
  return 'longer'
}
