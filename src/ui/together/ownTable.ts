/** Where the link of a table leads on the phone that hosts it: back to the table. A phone is no guest of itself. */
import type { Database } from '../../store/database.ts'
import { changeRoom, hostedUnder, isStored, lobbyOf } from '../../store/rooms.ts'
import { claimedKeys, newClaim, type SeatKey } from '../../table/room/keys.ts'
import { random } from './env.ts'

/** The place in this app, with the seat that a link has brought taken there; null where this phone hosts nothing under the code. */
export const ownTable = async (
  database: Database,
  code: string,
  seat: SeatKey | null,
): Promise<readonly string[] | null> => {
  const own = await hostedUnder(database, code)
  if (!own) return null
  if (!(await isStored(database, own.id))) return (await lobbyOf(database)) === own.id ? ['room'] : null
  if (seat) await changeRoom(database, { game: own.id }, { keys: claimedKeys(own.keys, seat, newClaim(random)) })
  return ['play', own.id]
}
