/** Bots of a game as far as this phone knows them, in the form of a record. */

import { parseLevel } from '../../../bots/levels.ts'
import type { Header } from '../../../kernel/log.ts'
import type { Database } from '../../../store/database.ts'
import { botsBySeat, loadBots } from '../../../store/storedBots.ts'
import type { GameSave } from '../../../table/logStore.ts'
import { openTableOf } from '../lifecycle/openTableRegistry.ts'
import { writeLevels } from './botSeats.ts'

/** Bots of a game: those that play at its open table, and what is stored. Undefined where people play all seats. */
export const botsForRecord = async (
  database: Database,
  { id, seats }: Pick<Header, 'id' | 'seats'>,
): Promise<GameSave['bots']> => {
  const stored = await loadBots(database, id).catch(() => ({}))
  const playing = openTableOf(id)?.bots?.levels.peek()
  // What the table has not taken up are the bots of other phones.
  const others = Object.entries(stored).filter(([, level]) => !playing || !parseLevel(level))
  return botsBySeat({ ...Object.fromEntries(others), ...(playing && writeLevels(playing)) }, seats.length)
}

/** Save that also says who is a bot. */
export const withBotsForRecord = async (database: Database, save: GameSave): Promise<GameSave> => {
  const bots = save.bots ?? (await botsForRecord(database, save.header))
  return bots ? { ...save, bots } : save
}
