/** Bots of this phone at a shared table: in the lobby it takes a seat for each, and at the table each plays from the cards of its seat alone. */
import { type ReadonlySignal, signal } from '@preact/signals'
import type { Level } from '../../bots/levels.ts'
import { type KeptBots, keepBots } from '../../store/bots.ts'
import type { Database } from '../../store/database.ts'
import type { HeldKey } from '../../table/room/keys.ts'
import type { Table } from '../blackstone/game/atHand.ts'
import { letBotsPlay } from '../bots/begin.ts'
import { type Levels, readLevels, writeLevels } from '../bots/levels.ts'

export interface OwnBots {
  /** As they are kept: by the keys of their seats, or by seat once the game has begun. */
  readonly kept: ReadonlySignal<KeptBots>
  /** The seat of this key is played by a bot. */
  seat(key: string, level: Level): void
  /** They play at this table. */
  play(table: Table, keys: readonly HeldKey[]): Table
}

/** A key tells its seat once the game has begun. */
const levelsOf = (kept: KeptBots, keys: readonly HeldKey[]): Levels =>
  readLevels(
    Object.fromEntries(
      Object.entries(kept).map(([of, level]) => [keys.find(({ id }) => id === of)?.seat ?? of, level]),
    ),
  )

/** `game` is the id under which they are kept, null while it is not known: then nothing is. */
export const ownBots = (database: Database, game: () => string | null, before: KeptBots): OwnBots => {
  const kept = signal(before)
  const keep = (bots: KeptBots): void => {
    kept.value = bots
    const id = game()
    if (id !== null) keepBots(database, id, bots).catch(() => undefined)
  }
  return {
    kept,
    seat: (key, level) => keep({ ...kept.peek(), [key]: level }),
    play: (table, keys) => letBotsPlay(table, levelsOf(kept.peek(), keys), (levels) => keep(writeLevels(levels))),
  }
}
