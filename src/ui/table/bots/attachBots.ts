/** Bots at a table: at a new one, and at one whose bots were stored. */
import '../../../text/sheets.ts'

export { seatNamesOf } from './botNames.ts'

import type { Database } from '../../../store/database.ts'
import { type StoredBots, saveBots } from '../../../store/storedBots.ts'
import { type GameTable, registerTable } from '../lifecycle/openTables.ts'
import { botAddOns } from './botAddOns.tsx'
import { createBotController } from './botController.ts'
import { planMoves } from './botWorkerClient.ts'
import { type Levels, levelsInSeatOrder, OTHER_BOT, playableLevel, readLevels, writeLevels } from './levels.ts'
import { createMovePacer } from './movePacer.ts'
import { tableWithBots } from './tableWithBots.ts'

/**
 * Adds bots to an open table, lets them play, and registers the table with them. `onLevelsChange` is called when seats
 * are given to bots or taken back.
 */
export const attachBots = (table: GameTable, levels: Levels, onLevelsChange: (levels: Levels) => void): GameTable => {
  const controller = createBotController(table, levels, {
    pacer: createMovePacer(),
    planMoves: (question, signal) => planMoves(question, { signal }),
  })
  controller.levels.subscribe((current) => current !== levels && onLevelsChange(current))
  const { game, gameUi, tableUi, addOns } = table
  const botParts = { game, gameUi, tableUi, addOns: botAddOns(controller, addOns), bots: controller }
  return registerTable(tableWithBots(table, controller), botParts)
}

/**
 * Creates the function that stores levels beside the log. Where nothing can be stored, bots play until the app is
 * closed.
 */
const createLevelSaver =
  (database: Database, { header }: GameTable) =>
  (levels: Levels): Promise<void> =>
    saveBots(database, header.id, writeLevels(levels)).catch(() => undefined)

/** Adds bots to a table that was just opened, if there are any. `bots`: levels by seat, empty for a person. */
export const addBotsToNewTable = async (
  database: Database,
  table: GameTable,
  bots: readonly string[],
): Promise<void> => {
  const levels = levelsInSeatOrder(bots)
  if (levels.size === 0) return
  const saveLevels = createLevelSaver(database, table)
  attachBots(table, levels, (now) => void saveLevels(now))
  await saveLevels(levels)
}

/** Adds the stored bots to a table of this phone alone, which plays those of other phones, too. */
export const withStoredBots = (database: Database, table: GameTable, storedBots: StoredBots): GameTable => {
  const saveLevels = createLevelSaver(database, table)
  const playedHere = Object.entries(storedBots).map(
    ([seat, level]) => [seat, level === OTHER_BOT ? playableLevel(level) : level] as const,
  )
  return attachBots(table, readLevels(Object.fromEntries(playedHere)), (now) => void saveLevels(now))
}
