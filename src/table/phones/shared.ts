/** What there is at a table besides the game where several phones play it. */

import type { Presence } from '../room/frames.ts'
import type { Line } from '../room/guest.ts'

export interface Shared {
  /** Whether this phone orders the log and deals. */
  readonly isHost: boolean
  /** This phone's line to the host; the host's own is within the phone. */
  line(): Line
  /** Of each seat, whether a phone that plays it is heard. */
  present(): Presence
}
