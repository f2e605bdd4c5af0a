/**
 * What of a stored game may leave this phone. While a shared game is on, its deck may not, not even from the phone that
 * deals it: its people would know every hand.
 */
import type { Database } from '#src/store/database.ts'
import { loadRoom } from '#src/store/storedRooms.ts'
import { openingsShownTo } from '#src/table/arbiter/arbiterMessages.ts'
import { rebuildLog } from '#src/table/arbiter/rebuildLog.ts'
import type { GameSave } from '#src/table/logStore.ts'
import { seatsOfKeys } from '#src/table/room/guest/guestSeats.ts'
import { loadKnownRules } from '../../share/loadKnownRules.ts'

/**
 * Save as it may leave this phone: whole where the game is over or was not shared, else the log with what the seats of
 * this phone were shown. A game that cannot be replayed counts as on.
 */
export const shareableSaveOf = async (database: Database, save: GameSave, isFinished: boolean): Promise<GameSave> => {
  const { secret, ...open } = save
  const { header, entries } = save
  if (!header.deal || !secret || isFinished) return save
  const rules = await loadKnownRules(header).catch(() => null)
  const log = rules?.ok ? rebuildLog(rules.value, header, secret, entries) : null
  if (!log?.ok) return open
  const { replay, loggedEntries } = log.value
  if (replay.turn.kind === 'over') return save
  const room = await loadRoom(database, { game: header.id })
  return { ...open, shown: openingsShownTo(loggedEntries, seatsOfKeys(room?.keys ?? [])) }
}
