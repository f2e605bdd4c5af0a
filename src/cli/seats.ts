/** Seats of a table. */
import type { Seat, Shape } from '../kernel/contract.ts'
import type { OpenTable } from '../table/openTableInterface.ts'

/** Seat that is awaited, of several the first that has not chosen; null when the game is over. */
export const awaitedSeat = (table: Pick<OpenTable<Shape>, 'awaited'>): Seat | null => table.awaited()[0] ?? null

/** Names of all seats. */
export const tableSeatNames = ({ header }: Pick<OpenTable<Shape>, 'header'>): readonly string[] =>
  header.seats.map(({ name }) => name)
