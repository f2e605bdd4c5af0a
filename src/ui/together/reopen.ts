/** A shared game that is stored here, opened again: this phone goes on hosting it, or dials its host. */
import type { Blackstone } from '../../games/blackstone/game.ts'
import { type Flaw, replayLog } from '../../kernel/ledger.ts'
import { ok, type Result } from '../../kernel/result.ts'
import { botsOf } from '../../store/bots.ts'
import type { Database } from '../../store/database.ts'
import { type Hosted, type Joined, roomOf } from '../../store/rooms.ts'
import { seatFollower } from '../../table/follower.ts'
import { rereadBook } from '../../table/reread.ts'
import { seatsOf } from '../../table/room/guestSeats.ts'
import { openRoom } from '../../table/room/room.ts'
import type { Save } from '../../table/store.ts'
import type { Table } from '../blackstone/game/atHand.ts'
import { castleFor } from '../blackstone/game/castle.ts'
import { clock } from './env.ts'
import { host } from './hosting.ts'
import { join } from './joining.ts'
import type { Session } from './session.ts'

/** The table of a session, as soon as it is there. */
const tableOf = ({ table }: Session): Promise<Table> =>
  new Promise((resolve) => {
    const stop = table.subscribe((opened) => {
      if (!opened) return
      resolve(opened)
      queueMicrotask(() => stop())
    })
  })

type Reopened = Promise<Result<Table, Flaw>>

const hosted = async (database: Database, kept: Hosted, { header, entries }: Save): Reopened => {
  const fetched = await castleFor(header)
  const book = rereadBook<Blackstone>(fetched.game, header, kept.secret, entries)
  if (!book.ok) return book
  const { replay, lines } = book.value
  const shown = lines.flatMap((line) => line.shown)
  const { secret, sitters, plea = null } = kept
  const room = openRoom(book.value, { secret, keys: sitters, plea }, clock.now())
  const follower = seatFollower(seatsOf(kept.keys), replay, entries, shown)
  const bots = await botsOf(database, header.id)
  return ok(await tableOf(host(database, kept, { at: 'table', room, secret }, follower, fetched, bots)))
}

const joined = async (database: Database, kept: Joined, { header, entries, shown }: Save): Reopened => {
  const fetched = await castleFor(header)
  const replay = replayLog<Blackstone>(fetched.game, header, entries)
  if (!replay.ok) return replay
  const follower = seatFollower(seatsOf(kept.keys), replay.value, entries, shown)
  const bots = await botsOf(database, header.id)
  return ok(await tableOf(join(database, kept, follower, fetched, null, bots)))
}

/** Null where nothing is known here of the phones that shared it: a copy that was brought in. */
export const reopen = async (database: Database, save: Save): Promise<Result<Table, Flaw> | null> => {
  const kept = await roomOf(database, { game: save.header.id })
  if (!kept) return null
  return kept.role === 'host' ? hosted(database, kept, save) : joined(database, kept, save)
}
