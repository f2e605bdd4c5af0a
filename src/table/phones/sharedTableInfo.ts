/** Facts of a table that several phones play, besides the game. */

import type { Seat } from '../../kernel/contract.ts'
import type { GameSave } from '../logStore.ts'
import type { SeatPresence } from '../room/frames.ts'
import type { HostConnection } from '../room/guest/hostConnection.ts'

export interface SharedTableInfo {
  /** Whether this phone orders the log and deals. */
  readonly isHost: boolean
  /** This phone's connection to the host; the host's own is within the phone. */
  connection(): HostConnection
  /** For each seat, whether a phone that plays it is heard. */
  seatPresence(): SeatPresence
  /**
   * Whether this seat's last move is taken back only with the consent of those who have acted since: undo asks them.
   */
  mustAskToUndo(seat: Seat): boolean
  /** Whole game as this phone stores it, at the host with the dealer's secret: for its own storage alone. */
  storedSave(): GameSave
  /** Asks the other phones whether the game ends, for this seat of this phone. */
  askToEnd(seat: Seat): void
}
