/**
 * Bots of this phone at a shared table. In the lobby the phone takes a seat for each; in the game each plays with the
 * cards of its seat alone. Stored beside them is which seats bots of other phones play, for the record of the game.
 */
import { type ReadonlySignal, signal } from '@preact/signals'
import type { BotLevelId } from '#src/bots/levels.ts'
import type { Seat } from '#src/kernel/contract.ts'
import type { Database } from '#src/store/database.ts'
import { type StoredBots, saveBots } from '#src/store/storedBots.ts'
import type { StoredSeatKey } from '#src/table/room/seatKeys.ts'
import { attachBots } from '../../bots/attachBots.ts'
import { type Levels, OTHER_BOT, readLevels, writeLevels } from '../../bots/botSeats.ts'
import type { GameTable } from '../../lifecycle/openTableRegistry.ts'

export interface OwnBots {
  /** Bots as stored: by the keys of their seats, or by seat once the game has begun. */
  readonly stored: ReadonlySignal<StoredBots>
  /** Lets a bot play the seat of this key. */
  assignBot(key: string, level: BotLevelId): void
  /**
   * Stores which seats bots of other phones play. `isKnown`: whether a seat's player is known now; of an absent phone
   * what was known before stays.
   */
  noteOtherBots(seats: readonly Seat[], isKnown: (seat: Seat) => boolean): void
  /** Adds the bots to this table, and stores them by seat from now on. */
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

const otherSeatsIn = (stored: StoredBots): readonly Seat[] =>
  Object.keys(stored)
    .filter((seat) => stored[seat] === OTHER_BOT)
    .map(Number)

const withoutOthers = (stored: StoredBots): StoredBots =>
  Object.fromEntries(Object.entries(stored).filter(([, level]) => level !== OTHER_BOT))

const withOthers = (own: StoredBots, seats: readonly Seat[]): StoredBots => ({
  ...Object.fromEntries(seats.map((seat) => [seat, OTHER_BOT])),
  ...own,
})

/** Creates the bots. `gameId`: id under which they are stored; null while it is unknown, when nothing is stored. */
export const createOwnBots = (database: Database, gameId: () => string | null, initial: StoredBots): OwnBots => {
  const stored = signal(withoutOthers(initial))
  let otherSeats = otherSeatsIn(initial)
  const storeBots = (bots: StoredBots): void => {
    stored.value = bots
    const id = gameId()
    if (id !== null) saveBots(database, id, withOthers(bots, otherSeats)).catch(() => undefined)
  }
  return {
    stored,
    assignBot: (key, level) => storeBots({ ...stored.peek(), [key]: level }),
    noteOtherBots: (seats, isKnown) => {
      const kept = otherSeats.filter((seat) => !isKnown(seat))
      const next = [...new Set([...kept, ...seats])].sort()
      if (next.join() === otherSeats.join()) return
      otherSeats = next
      storeBots(stored.peek())
    },
    attachTo: (table, keys) => {
      const levels = levelsOf(stored.peek(), keys)
      const bySeat = writeLevels(levels)
      if (Object.keys(bySeat).join() !== Object.keys(stored.peek()).join()) storeBots(bySeat)
      return attachBots(table, levels, new Set(), (current) => storeBots(writeLevels(current)))
    },
  }
}
