/** Tables that are open on this phone. */
import type { Shape } from '../../../kernel/contract.ts'
import type { OpenTable } from '../../../table/openTableInterface.ts'
import type { BotController } from '../bots/botController.ts'
import { type AddOns, type LoadedTable, NO_ADD_ONS } from '../gameUiContract.ts'

/** Open table, with its game and screens. */
export interface GameTable extends OpenTable<Shape>, LoadedTable {
  readonly game: LoadedTable['game']
  readonly addOns: AddOns
  /** Controller of the bots, where there are any. */
  readonly bots?: BotController
  /** Names of the seats where those of the header do not serve: of one name in an older game, or given to a bot. */
  readonly names?: () => readonly string[]
}

const tablesById = new Map<string, GameTable>()
/** Tables that were left and still wait for storage. */
export const leavingTables = new Set<GameTable>()
/** Summaries that are being stored: the list of games waits for them, or its rows would move beneath a finger. */
export const storingSummaries = new Set<Promise<unknown>>()

/** Open table of a game on this phone; it may have entries that storage does not have. */
export const openTableOf = (id: string): GameTable | undefined => tablesById.get(id)

/** Registers a table for the screen that plays it, in place of the one that was open for the same game. */
export const registerTable = (
  table: OpenTable<Shape>,
  loaded: LoadedTable & { readonly addOns?: AddOns } & Pick<GameTable, 'bots' | 'names'>,
): GameTable => {
  const registered = { addOns: NO_ADD_ONS, ...table, ...loaded }
  tablesById.set(table.header.id, registered)
  return registered
}

/** Closes a table; entries that are not stored are lost. */
export const closeTable = (table: GameTable): void => {
  table.close()
  if (tablesById.get(table.header.id) === table) tablesById.delete(table.header.id)
}
