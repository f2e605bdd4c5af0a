/** Creates the view of a table whose rules and extensions are already loaded, for lessons, puzzles and tests. */

import type { BlackstoneTypes } from '../../../games/blackstone/createGame.ts'
import type { OpenTable } from '../../../table/openTableInterface.ts'
import { createTableView } from '../../table/createTableView.ts'
import { type AddOns, type GameUi, NO_ADD_ONS, type TableUi } from '../../table/gameUiContract.ts'
import { loadSheets } from '../tiers/loadSheets.ts'
import type { BlackstoneTableView } from './blackstoneTableView.ts'
import type { LoadedRules } from './loadTableRules.ts'
import { tableUiFunctions } from './tableUiFunctions.ts'

/** A table of this game that was not opened by the app. */
export interface StandaloneTable extends OpenTable<BlackstoneTypes>, LoadedRules {
  readonly game: LoadedRules['game']
  readonly addOns?: AddOns
}

/** Game UI without a loader for the table, because the rules are already there. */
const STANDALONE_UI: GameUi = {
  id: 'blackstone',
  loadHistory: () => loadSheets().then((module) => module.historyUi),
  loadPositionFormat: () => import('../positionFormat.ts').then((module) => module.positions),
  loadTable: () => Promise.reject(new Error('a loose table has its rules')),
}

const EmptyComponent = () => null

export const createStandaloneTableView = ({ addOns = NO_ADD_ONS, ...table }: StandaloneTable): BlackstoneTableView => {
  const tableUi = { ...tableUiFunctions(table), Table: EmptyComponent, Board: EmptyComponent } as unknown as TableUi
  return createTableView({ ...table, gameUi: STANDALONE_UI, tableUi, addOns }) as unknown as BlackstoneTableView
}
