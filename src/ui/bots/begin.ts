/** Tables with bots: a new one, and one whose bots were kept. */
export { namesOf } from './names.ts'

import { type KeptBots, keepBots } from '../../store/bots.ts'
import type { Database } from '../../store/database.ts'
import { keep, type Table } from '../blackstone/game/atHand.ts'
import { withBots } from './atTable.tsx'
import { type Levels, levelsInOrder, readLevels, writeLevels } from './levels.ts'
import { newPace } from './pace.ts'
import { playBots } from './playing.ts'
import { seatBots } from './seats.ts'
import { ask } from './thinker.ts'

/** Seats bots at an open table and lets them play; it is at hand like that from now on. `changed` hears when seats are given or taken back. */
export const letBotsPlay = (table: Table, levels: Levels, changed: (levels: Levels) => void): Table => {
  const playing = playBots(table, levels, { pace: newPace(), think: (question, signal) => ask(question, { signal }) })
  playing.levels.subscribe((now) => now !== levels && changed(now))
  const { game, chapters } = table
  return keep(seatBots(table, playing), { game, chapters: withBots(chapters, playing), bots: playing })
}

/** What is kept beside the log; where nothing can be, bots play until the app is closed. */
const keeping =
  (database: Database, { header }: Table) =>
  (levels: Levels): Promise<void> =>
    keepBots(database, header.id, writeLevels(levels)).catch(() => undefined)

/** Bots come to a table that has just been opened; their levels by seat, empty for a person. */
export const letBotsIn = async (database: Database, table: Table, bots: readonly string[]): Promise<void> => {
  const levels = levelsInOrder(bots)
  const keepAll = keeping(database, table)
  letBotsPlay(table, levels, (now) => void keepAll(now))
  await keepAll(levels)
}

/** The table with the bots that were kept for it. */
export const withKeptBots = (database: Database, table: Table, kept: KeptBots): Table => {
  const keepAll = keeping(database, table)
  return letBotsPlay(table, readLevels(kept), (now) => void keepAll(now))
}
