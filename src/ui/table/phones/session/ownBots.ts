/**
 * Bots of this phone at a shared table. In the lobby the phone takes a seat for each; in the game each plays with the
 * cards of its seat alone.
 */
import { type ReadonlySignal, signal } from '@preact/signals'
import type { BotLevelId } from '../../../../bots/levels.ts'
import type { Database } from '../../../../store/database.ts'
import { type StoredBots, saveBots } from '../../../../store/storedBots.ts'
import type { StoredSeatKey } from '../../../../table/room/seatKeys.ts'
import { attachBots } from '../../bots/attachBots.ts'
import { type Levels, readLevels, writeLevels } from '../../bots/levels.ts'
import type { GameTable } from '../../lifecycle/openTables.ts'

export interface OwnBots {
  /** Bots as stored: by the keys of their seats, or by seat once the game has begun. */
  readonly stored: ReadonlySignal<StoredBots>
  /** Lets a bot play the seat of this key. */
  assignBot(key: string, level: BotLevelId): void
  /** Adds the bots to this table. */
  attachTo(table: GameTable, keys: readonly StoredSeatKey[]): GameTable
}

/** Levels by seat. A key has a seat once the game has begun. */
const levelsOf = (stored: StoredBots, keys: readonly StoredSeatKey[]): Levels =>
  readLevels(
    Object.fromEntries(
      Object.entries(stored).map(([seatOrKey, level]) => [
        keys.find(({ id }) => id === seatOrKey)?.seat ?? seatOrKey,
        level,
      ]),
    ),
  )

/** Creates the bots. `gameId`: id under which they are stored; null while it is unknown, when nothing is stored. */
export const createOwnBots = (database: Database, gameId: () => string | null, initial: StoredBots): OwnBots => {
  const stored = signal(initial)
  const storeBots = (bots: StoredBots): void => {
    stored.value = bots
    const id = gameId()
    if (id !== null) saveBots(database, id, bots).catch(() => undefined)
  }
  return {
    stored,
    assignBot: (key, level) => storeBots({ ...stored.peek(), [key]: level }),
    attachTo: (table, keys) =>
      attachBots(table, levelsOf(stored.peek(), keys), (levels) => storeBots(writeLevels(levels))),
  }
}
