/** Table of a stored game: shared again with the other phones, or played on here, with its bots. */

import type { LogFlaw } from '../../../kernel/replayLog.ts'
import { err, ok, type Result } from '../../../kernel/result.ts'
import { loadElsewhere } from '../../../store/changeSavedGames.ts'
import type { Database } from '../../../store/database.ts'
import { isContinuationOf } from '../../../store/readSave.ts'
import { loadBots } from '../../../store/storedBots.ts'
import type { TableEnv } from '../../../table/openLocalTable.ts'
import { reopenTable } from '../../../table/reopenTable.ts'
import { uniqueSeatNames } from '../../../table/room/playerNames.ts'
import { toStoreFault } from '../../../table/storeFailure.ts'
import { runInSlices } from '../../common/browser/runInSlices.ts'
import { seatNamesHere } from '../../common/names/defaultNames.ts'
import { withStoredBots } from '../bots/attachBots.ts'
import { loadTable } from '../loadTable.ts'
import { closeTable, type GameTable, registerTable } from './openTableRegistry.ts'

const restoreBots = async (database: Database, table: GameTable): Promise<GameTable> => {
  const storedBots = await loadBots(database, table.header.id)
  if (Object.keys(storedBots).length === 0) return table
  return withStoredBots(database, table, storedBots)
}

/** While a game that was finished on another phone is over, nobody sits at it here: whoever looks at it was not its player. */
const withoutPlayers = (table: GameTable): GameTable => {
  const watched: GameTable = { ...table, seats: () => (table.turn().kind === 'over' ? [] : table.seats()) }
  return registerTable(watched, watched)
}

/**
 * Whether an open table can be played on after another tab had its game: storage lacks some of its entries, and has no
 * others in their place.
 */
const isAheadOfStorage = async ({ store }: TableEnv, table: GameTable): Promise<boolean> => {
  if (table.fault() === null) return false
  const stored = await store.load(table.header.id).catch(() => null)
  return stored === null || isContinuationOf(table.exportGame(), stored)
}

/** Longest slice of a proof, in milliseconds: nothing can be touched yet but Back, and each pause takes time too. */
const PROOF_SLICE = 40

const proveInSlices = async <T>(steps: Generator<undefined, T>): Promise<T> =>
  (await runInSlices(steps, undefined, undefined, PROOF_SLICE)) as T

const loadShared = () => import('../phones/session/reopenShared.ts')

const DAMAGED: Result<never, LogFlaw> = err({ entry: -1, refusal: { code: 'store.damaged' } })

/** Null for a game that is damaged, which other phones may have whole; throws any other fault. */
const mendable = (error: unknown): null => {
  if (toStoreFault(error) !== 'damaged') throw error
  return null
}

/**
 * Opens a game from storage, verified. `openTable`: table that was open here before another tab had its game; it is
 * played on where nothing else was stored. Rejects with a StoreFailure.
 */
export const reopenStored = async (
  database: Database,
  env: TableEnv,
  id: string,
  openTable: GameTable | undefined,
): Promise<Result<GameTable, LogFlaw>> => {
  if (openTable && (await isAheadOfStorage(env, openTable))) {
    openTable.retry()
    return ok(openTable)
  }
  if (openTable) closeTable(openTable)
  const save = await env.store.load(id).catch((error: unknown) => mendable(error))
  if (save === null) {
    const mended = loadShared().then(
      (module) => module.reopenDamaged(database, id),
      () => null,
    )
    return (await mended) ?? DAMAGED
  }
  const { moved, isOver } = await loadElsewhere(database, id)
  const sharedTable = save.header.deal || moved ? await (await loadShared()).reopenShared(database, save, moved) : null
  if (sharedTable) return sharedTable
  const loaded = await loadTable(save.header)
  const opened = await reopenTable(loaded.game, env, save, proveInSlices)
  if (!opened.ok) return opened
  const names = uniqueSeatNames(save.header)
  const table = (await loaded.tableUi.extendTable?.(database, opened.value)) ?? opened.value
  const registered = registerTable(table, {
    ...loaded,
    names: () => seatNamesHere(names),
  })
  const restored = await restoreBots(database, registered)
  return ok(isOver ? withoutPlayers(restored) : restored)
}
