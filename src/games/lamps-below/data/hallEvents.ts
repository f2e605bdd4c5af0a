/** Table of the events at the end of a round (rules 6). */
import type { HallEvent } from '../cardTypes.ts'

/** Events at the end of a round, by the highest number of the die that brings them. */
export const EVENTS: readonly { readonly upTo: number; readonly event: HallEvent }[] = [
  { upTo: 3, event: 'return' },
  { upTo: 6, event: 'stones' },
  { upTo: 12, event: 'quiet' },
  { upTo: 15, event: 'footsteps' },
  { upTo: 17, event: 'breath' },
  { upTo: 19, event: 'spark' },
  { upTo: 20, event: 'dawn' },
]
