/** Who is at the table. */

import { sceneOf } from '../games/blackstone/index.ts'
import type { Scene } from '../games/blackstone/rules/play.ts'
import type { Seat } from '../kernel/contract.ts'
import type { Table } from './game.ts'

/** The seat that is awaited; null when the game is over. No mode of this game awaits two at once. */
export const awaited = (table: Table): Seat | null => {
  const turn = table.turn()
  return turn.kind === 'seats' ? (turn.seats[0] ?? null) : null
}

export const sceneAt = (table: Table, seat: Seat): Scene => sceneOf(table.view(seat))
