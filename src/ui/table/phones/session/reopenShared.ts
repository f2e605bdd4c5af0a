/**
 * Reopening of a stored game that other phones have, too: this phone goes on hosting it, or dials its host, or shows
 * what it knows.
 */
import '#src/text/bundles/leisure.ts'
import type { Shape } from '#src/kernel/contract.ts'
import type { LogFlaw } from '#src/kernel/replayLog.ts'
import { err, ok, type Refusal, type Result } from '#src/kernel/result.ts'
import { loadUncheckedGame } from '#src/store/changeSavedGames.ts'
import type { Database } from '#src/store/database.ts'
import { type MovedMark, toMovedMark } from '#src/store/movedGame.ts'
import { readIntactPart } from '#src/store/readIntactPart.ts'
import { loadBots } from '#src/store/storedBots.ts'
import type { StoredGame } from '#src/store/storedGame.ts'
import { isGameRow } from '#src/store/storedGameRow.ts'
import { type HostedRoom, type JoinedRoom, loadRoom } from '#src/store/storedRooms.ts'
import { createFollower } from '#src/table/client/follower.ts'
import type { GameSave } from '#src/table/logStore.ts'
import { createWatchedTable } from '#src/table/phones/createWatchedTable.ts'
import { rebuildIntact, replayIntact } from '#src/table/phones/intactPartOfLog.ts'
import type { LogPosition } from '#src/table/room/frames.ts'
import { seatsOfKeys } from '#src/table/room/guest/guestSeats.ts'
import { uniqueSeatNames } from '#src/table/room/playerNames.ts'
import { createRoom } from '#src/table/room/stepRoom.ts'
import { t } from '#src/text/t.ts'
import { navigate } from '../../../common/route.ts'
import type { AddOns } from '../../gameUiContract.ts'
import { type GameTable, registerTable } from '../../lifecycle/openTableRegistry.ts'
import { loadTable } from '../../loadTable.ts'
import { WATCHED_ADD_ONS, watchedAddOns } from '../atTable/watchedAddOns.tsx'
import { hostTable } from './hostTable.ts'
import { joinTable } from './joinTable.ts'
import { clock } from './phoneEnv.ts'
import type { Session } from './session.ts'

/** Additions to the table of a game that was moved to another phone; its page says more, and brings it back. */
const movedAddOns = ({ isSure }: MovedMark): AddOns => ({
  ...watchedAddOns(() => t(isSure ? 'table.moved' : 'table.movedUnsure')),
  primaryChoice: ({ view, now }) =>
    now.outcome
      ? null
      : { id: 'back', label: t('moved.back'), onPress: () => navigate('move', view.header.id, 'back') },
})

/** Resolves with the table of a session, as soon as there is one. */
const whenTableOpens = ({ table }: Session): Promise<GameTable> =>
  new Promise((resolve) => {
    const stop = table.subscribe((opened) => {
      if (!opened) return
      resolve(opened)
      queueMicrotask(() => stop())
    })
  })

type ReopenResult = Promise<Result<GameTable, LogFlaw>>

/**
 * Table of a host, from as much of its log as is whole: its guests have the rest. `end`: where the stored log ended,
 * as far as storage says.
 */
const reopenHosted = async (database: Database, stored: HostedRoom, save: GameSave, end: LogPosition): ReopenResult => {
  const { header } = save
  const { secret, sitters, plea = null, stood = [] } = stored
  const loaded = await loadTable(header)
  const intact = rebuildIntact<Shape>(loaded.game, header, secret, save.entries)
  if (!intact.ok) return err({ entry: -1, refusal: intact.error })
  const { replay, loggedEntries } = intact.value
  const entries = save.entries.slice(0, replay.seq)
  const shownOpenings = loggedEntries.flatMap((line) => line.shown)
  const isLost = replay.seq < end.seq
  const room = createRoom(
    intact.value,
    { secret, keys: sitters, plea, stood, lostEnd: isLost ? end : null },
    clock.now(),
  )
  const follower = createFollower(seatsOfKeys(stored.keys), replay, entries, shownOpenings)
  const bots = await loadBots(database, header.id)
  const stage = { at: 'table', room, secret } as const
  const mend = isLost ? { header, secret, entries, shown: [] } : null
  return ok(await whenTableOpens(hostTable(database, stored, stage, follower, loaded, bots, mend)))
}

/**
 * Table of a guest, from as much of its log as is whole: the host has the rest. `isDamaged`: storage could not read all
 * of it.
 */
const reopenJoined = async (
  database: Database,
  stored: JoinedRoom,
  save: GameSave,
  isDamaged: boolean,
): ReopenResult => {
  const { header } = save
  const loaded = await loadTable(header)
  const intact = replayIntact<Shape>(loaded.game, save)
  if (!intact.ok) return err({ entry: -1, refusal: intact.error })
  const { replay, entries, shown } = intact.value
  const follower = createFollower(seatsOfKeys(stored.keys), replay, entries, shown)
  const bots = await loadBots(database, header.id)
  const mend = isDamaged || entries.length < save.entries.length ? { header, entries, shown } : null
  return ok(await whenTableOpens(joinTable(database, stored, follower, loaded, { bots, mend })))
}

const endOf = ({ entries }: GameSave): LogPosition => ({ seq: entries.length, hash: entries.at(-1)?.hash ?? '' })

/** End of a log whose row in the list of games cannot be read: no log is known to reach it. */
const UNKNOWN_END: LogPosition = { seq: Number.MAX_SAFE_INTEGER, hash: '' }

/** End of a stored log as its row says. */
const storedEndOf = ({ row }: StoredGame): LogPosition =>
  isGameRow(row) ? { seq: row.seq + 1, hash: row.hash } : UNKNOWN_END

/**
 * Reopens a shared game that storage could not read whole. Null where it was not shared with this phone, or where not
 * even its header can be read.
 */
export const reopenDamaged = async (database: Database, id: string): Promise<Result<GameTable, LogFlaw> | null> => {
  const stored = await loadRoom(database, { game: id })
  const parts = await loadUncheckedGame(database, id)
  const save = readIntactPart(parts)
  if (!stored || !save) return null
  if (stored.role === 'guest') return reopenJoined(database, stored, save, true)
  return reopenHosted(database, stored, save, storedEndOf(parts))
}

/** Opens a table at which nobody plays, for the reason that its additions show. */
const openToWatch = async (save: GameSave, why: Refusal, addOns: AddOns): ReopenResult => {
  const loaded = await loadTable(save.header)
  const table = createWatchedTable<Shape>(loaded.game, save, why)
  const names = uniqueSeatNames(save.header)
  return table.ok ? ok(registerTable(table.value, { ...loaded, addOns, names: () => names })) : table
}

/**
 * Reopens a shared game, or one that `moved` to another phone by this mark. Null where this phone knows nothing of the
 * phones that shared it and has all of a game that is over: an imported copy.
 */
export const reopenShared = async (
  database: Database,
  save: GameSave,
  moved: unknown,
): Promise<Result<GameTable, LogFlaw> | null> => {
  if (moved) return openToWatch(save, { code: 'table.moved' }, movedAddOns(toMovedMark(moved)))
  const stored = await loadRoom(database, { game: save.header.id })
  if (!stored) return save.secret ? null : openToWatch(save, { code: 'save.secret' }, WATCHED_ADD_ONS)
  return stored.role === 'host'
    ? reopenHosted(database, stored, save, endOf(save))
    : reopenJoined(database, stored, save, false)
}
