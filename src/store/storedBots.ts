/** Seats of a game that bots play on this phone. Stored beside the log, which replays without them. */
import type { GameSave } from '../table/logStore.ts'
import type { Database } from './database.ts'
import { botsKeyOfGame } from './storedGame.ts'

/**
 * Level that plays a seat, by the seat's number; before a shared game begins, by the id of the seat's key. Levels may
 * be unknown.
 */
export type StoredBots = Readonly<Record<string, string>>

const isTextEntry = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string'

/**
 * Stored bots of a game; none if nothing was stored, or it is damaged. Rejects with a StoreFailure if there is no
 * storage.
 */
export const loadBots = async (database: Database, id: string): Promise<StoredBots> => {
  const stored = await database.read((tx) => tx.objectStore('settings').get(botsKeyOfGame(id)))
  return typeof stored === 'object' && stored !== null
    ? Object.fromEntries(Object.entries(stored).filter(isTextEntry))
    : {}
}

/** Bots in the form of a record, for so many seats; undefined where people play all of them. */
export const botsBySeat = (stored: StoredBots, seatCount: number): GameSave['bots'] => {
  const levels = Array.from({ length: seatCount }, (_, seat) => stored[String(seat)] ?? '')
  return levels.some(Boolean) ? levels : undefined
}

/** Bots of a record in the form in which they are stored. */
export const toStoredBots = (bots: readonly string[]): StoredBots =>
  Object.fromEntries([...bots.entries()].filter(([, level]) => level !== '').map(([seat, level]) => [seat, level]))

/** Stores the bots of a game in place of those before. Rejects with a StoreFailure. */
export const saveBots = (database: Database, id: string, bots: StoredBots): Promise<void> =>
  database.write(async (tx) => {
    await tx.objectStore('settings').put(bots, botsKeyOfGame(id))
  })
