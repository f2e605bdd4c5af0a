/** Short solo game offered after the lessons. */
import type { Database } from '../../../store/database.ts'
import { nameOfSeat } from '../../app/newGame/seatNames.ts'
import { replaceRoute } from '../../app/route.ts'
import { startNewTable } from '../../table/lifecycle/startNewTable.ts'

/** Begins the game and opens it; resolves with false if its rules cannot be fetched. */
export const startSoloGame = async (database: Database): Promise<boolean> => {
  const result = await startNewTable(database, {
    mode: 'solo',
    options: { points: 10, families: 'off' },
    names: [nameOfSeat('', 0)],
  })
  if (result.ok) replaceRoute('play', result.value.header.id)
  return result.ok
}
