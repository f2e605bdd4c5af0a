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

/** Seats bots at an open table and lets them play; it is at hand like that from now on. Who plays what is kept whenever it changes. */
export const letBotsPlay = (database: Database, table: Table, levels: Levels): Table => {
  const playing = playBots(table, levels, { pace: newPace(), think: (question, signal) => ask(question, { signal }) })
  let known = levels
  playing.levels.subscribe((now) => {
    if (now !== known) void keepBots(database, table.header.id, writeLevels(now)).catch(() => undefined)
    known = now
  })
  const { game, chapters } = table
  return keep(seatBots(table, playing), { game, chapters: withBots(chapters, playing), bots: playing })
}

/** Bots come to a table that has just been opened; their levels by seat, empty for a person. Where nothing can be kept they play until the app is closed. */
export const letBotsIn = async (database: Database, table: Table, bots: readonly string[]): Promise<void> => {
  const levels = levelsInOrder(bots)
  letBotsPlay(database, table, levels)
  await keepBots(database, table.header.id, writeLevels(levels)).catch(() => undefined)
}

/** The table with the bots that were kept for it. */
export const withKeptBots = (database: Database, table: Table, kept: KeptBots): Table =>
  letBotsPlay(database, table, readLevels(kept))
