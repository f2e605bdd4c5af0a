/** Bots at a table: at a new one, and at one whose bots were stored. */
import '../../../text/bundles/sheets.ts'

export { seatNamesOf } from './botNames.ts'

import { playableLevel } from '../../../bots/levels.ts'
import type { Database } from '../../../store/database.ts'
import { type StoredBots, saveBots } from '../../../store/storedBots.ts'
import { seatNamesHere } from '../../common/names/defaultNames.ts'
import { type GameTable, registerTable } from '../lifecycle/openTableRegistry.ts'
import { botAddOns } from './botAddOns.tsx'
import { createBotController } from './botController.ts'
import { namesWithTakenSeats } from './botNames.ts'
import {
  type Levels,
  levelsInSeatOrder,
  OTHER_BOT,
  readLevels,
  readTakenSeats,
  type TakenSeats,
  writeBots,
} from './botSeats.ts'
import { planMoves } from './botWorkerClient.ts'
import { createMovePacer } from './movePacer.ts'
import type { BotTurnEnv } from './playBotTurn.ts'
import { tableWithBots } from './tableWithBots.ts'

/**
 * Adds bots to an open table, lets them play, and registers the table with them. `onLevelsChange` is called when seats
 * are given to bots or taken back.
 */
export const attachBots = (
  table: GameTable,
  levels: Levels,
  taken: TakenSeats,
  onLevelsChange: (levels: Levels, taken: TakenSeats) => void,
): GameTable => {
  const env: BotTurnEnv = {
    pacer: createMovePacer(),
    planMoves: (question, signal) => planMoves(question, { signal }),
  }
  const controller = createBotController(table, levels, env, taken)
  controller.levels.subscribe((current) => current !== levels && onLevelsChange(current, controller.taken()))
  const { game, gameUi, tableUi, addOns } = table
  const namesBefore = () => seatNamesHere(table.names?.() ?? table.header.seats.map(({ name }) => name))
  const names = () => namesWithTakenSeats(namesBefore(), controller.levels.value, controller.taken())
  const botParts = {
    ...{ game, gameUi, tableUi, addOns: botAddOns(controller, addOns), bots: controller },
    // Other phones do not know who plays here: all of them say the same.
    names: table.shared ? namesBefore : names,
  }
  return registerTable(tableWithBots(table, controller), botParts)
}

/**
 * Creates the function that stores levels beside the log, and stores them again as soon as a log that could not be
 * stored is. Where nothing can be stored, bots play until the app is closed.
 */
const createLevelSaver = (database: Database, table: GameTable, stored: StoredBots) => {
  let bots = stored
  let isBehind = table.fault() !== null
  const save = (): Promise<void> =>
    saveBots(database, table.header.id, bots).catch(() => {
      isBehind = true
    })
  table.subscribe(() => {
    const wasBehind = isBehind
    isBehind = table.fault() !== null
    if (wasBehind && !isBehind) void save()
  })
  return (levels: Levels, taken: TakenSeats): Promise<void> => {
    bots = writeBots(levels, taken)
    return save()
  }
}

/** Adds bots to a table that was just opened, if there are any. `bots`: levels by seat, empty for a person. */
export const addBotsToNewTable = async (
  database: Database,
  table: GameTable,
  bots: readonly string[],
): Promise<void> => {
  const levels = levelsInSeatOrder(bots)
  if (levels.size === 0) return
  const saveLevels = createLevelSaver(database, table, {})
  attachBots(table, levels, new Set(), (...bots) => void saveLevels(...bots))
  await saveLevels(levels, new Set())
}

/** Adds the stored bots to a table of this phone alone, which plays those of other phones, too. */
export const withStoredBots = (database: Database, table: GameTable, storedBots: StoredBots): GameTable => {
  const saveLevels = createLevelSaver(database, table, storedBots)
  const playedHere = Object.entries(storedBots).map(
    ([seat, level]) => [seat, level === OTHER_BOT ? playableLevel(level) : level] as const,
  )
  return attachBots(
    table,
    readLevels(Object.fromEntries(playedHere)),
    readTakenSeats(storedBots),
    (...bots) => void saveLevels(...bots),
  )
}
