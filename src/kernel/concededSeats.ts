/** Concessions in a log. */
import type { Seat } from './contract.ts'
import type { EntryBody } from './log.ts'

/** Whether a seat concedes by this entry while the others play on. */
export const isLeaving = (body: EntryBody): boolean => body.kind === 'end' && body.how === 'leave'

/** Seats that have conceded in a log, in order, also the one whose concession ended the game. */
export const concededSeats = (bodies: readonly EntryBody[]): readonly Seat[] =>
  bodies.flatMap((body) => (body.kind === 'end' && 'seat' in body ? [body.seat] : []))
