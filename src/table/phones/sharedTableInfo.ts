/** What there is at a table besides the game where several phones play it. */

import type { Seat } from '../../kernel/contract.ts'
import type { Presence } from '../room/frames.ts'
import type { Line } from '../room/guest.ts'

export interface Shared {
  /** Whether this phone orders the log and deals. */
  readonly isHost: boolean
  /** This phone's line to the host; the host's own is within the phone. */
  line(): Line
  /** Of each seat, whether a phone that plays it is heard. */
  present(): Presence
  /** Whether this seat's last deed is taken back only with the consent of those who have acted since: undo asks them. */
  asks(seat: Seat): boolean
}
