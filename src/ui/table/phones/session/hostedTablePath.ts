/**
 * Address of a table's link on the phone that hosts it: it leads back to the table, because a phone is no guest of
 * itself.
 */
import type { Database } from '#src/store/database.ts'
import { changeRoom, findHostedRoom, isGameStored, loadLobbyGameId } from '#src/store/storedRooms.ts'
import { addClaimedKey, createClaim, type SeatKey } from '#src/table/room/seatKeys.ts'
import { random } from './phoneEnv.ts'

/** Address in this app; null where this phone hosts nothing under the code. The seat of the link is claimed there. */
export const hostedTablePath = async (
  database: Database,
  code: string,
  seat: SeatKey | null,
): Promise<readonly string[] | null> => {
  const hosted = await findHostedRoom(database, code)
  if (!hosted) return null
  if (!(await isGameStored(database, hosted.id)))
    return (await loadLobbyGameId(database)) === hosted.id ? ['room'] : null
  if (seat)
    await changeRoom(database, { game: hosted.id }, { keys: addClaimedKey(hosted.keys, seat, createClaim(random)) })
  return ['play', hosted.id]
}
