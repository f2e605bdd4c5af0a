/** Tables that are open on this phone. */
import type { Blackstone, Castle } from '../../../games/blackstone/game.ts'
import type { OpenTable } from '../../../table/openTable.ts'
import type { Playing } from '../../bots/playing.ts'
import type { Chapters } from './chapter.ts'

/** A table, with its game and how that is shown. */
export interface Table extends OpenTable<Blackstone> {
  readonly game: Castle
  readonly chapters: Chapters
  /** Where bots sit: what they are at, and who plays what. */
  readonly bots?: Playing
}

const open = new Map<string, Table>()
/** Those that somebody has left and that still wait for storage. */
export const left = new Set<Table>()

/** The table of a game, where it is open on this phone: it has also what storage does not have. */
export const atHand = (id: string): Table | undefined => open.get(id)

/** Keeps a table at hand for the screen that plays it. */
export const keep = (
  table: OpenTable<Blackstone>,
  fetched: Omit<Table, keyof OpenTable<Blackstone>> & Pick<Table, 'game'>,
): Table => {
  const kept = { ...table, ...fetched }
  open.set(table.header.id, kept)
  return kept
}

/** Closes a table: what storage does not have of it is gone. */
export const closeTable = (table: Table): void => {
  table.close()
  if (open.get(table.header.id) === table) open.delete(table.header.id)
}
