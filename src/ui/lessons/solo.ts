/** The game behind the lessons: alone, and short. */
import type { Database } from '../../store/database.ts'
import { begin } from '../blackstone/game/tables.ts'
import { replace } from '../shell/route.ts'
import { nameOfSeat } from '../shell/seatNames.ts'

/** Begins it and goes there; false where its rules cannot be fetched. */
export const beginSolo = async (database: Database): Promise<boolean> => {
  const begun = await begin(database, {
    mode: 'solo',
    options: { points: 10, families: 'off' },
    names: [nameOfSeat('', 0)],
  })
  if (begun.ok) replace('play', begun.value.header.id)
  return begun.ok
}
