/** Loads the rules of a table and its UI: the table of every mode, with its extensions. */
import '../../../text/bundles/board.ts'
import '../../../text/blackstone/bundles/board.ts'
import type { ComponentType } from 'preact'
import type { BlackstoneTypes } from '../../../games/blackstone/createGame.ts'
import type { RequestedSetup } from '../../../kernel/contract.ts'
import { lazy } from '../../parts/lazy.tsx'
import type { ChoiceView } from '../../parts/viewTypes.ts'
import type { GameOverScreenProps, LoadedTable, TableProps, TableUi } from '../../table/gameUiContract.ts'
import { loadLeisure } from '../tiers/loadLeisure.ts'
import { loadSheets } from '../tiers/loadSheets.ts'
import { BlackstoneTable, LowerLeft, LowerRight, SidePanel, TopStrip } from './BlackstoneTable.tsx'
import type { BlackstoneTableProps, BlackstoneTableSnapshot, BlackstoneTableView } from './blackstoneTableView.ts'
import { TableBoard } from './board/TableBoard.tsx'
import { type LoadedRules, loadRulesToDeal } from './loadTableRules.ts'
import { tableUiFunctions } from './tableUiFunctions.ts'

const BlackstoneGameOver = lazy(() => loadSheets().then((module) => module.BlackstoneGameOver))
const BlackstoneSheet = lazy(() => loadSheets().then((module) => module.BlackstoneSheet), true)
const RuleSheet = lazy(() => loadLeisure().then((module) => module.RuleSheet), true)

/** Adapts a component of this game to the props of the app, whose view was extended by `extendView`. */
const adaptComponent =
  <P extends object = object>(
    Component: ComponentType<BlackstoneTableProps & P>,
  ): ComponentType<TableProps<BlackstoneTypes> & P> =>
  ({ view, now, ...props }) => (
    <Component {...(props as unknown as P)} view={view as BlackstoneTableView} now={now as BlackstoneTableSnapshot} />
  )

const prefetch = (): void => void loadSheets().catch(() => undefined)

/** Sheets of this game, for every screen that draws a table of it. */
export const TABLE_SHEETS: Pick<TableUi<BlackstoneTypes>, 'Sheet' | 'RuleSheet'> = {
  Sheet: adaptComponent<{ readonly at: readonly string[] }>(BlackstoneSheet),
  RuleSheet: adaptComponent<{ readonly over: readonly string[]; readonly asked: readonly string[] }>(RuleSheet),
}

const createTableUi = (loaded: LoadedRules): TableUi<BlackstoneTypes> => ({
  ...tableUiFunctions(loaded),
  Table: adaptComponent<{ readonly primary?: ChoiceView | null }>(BlackstoneTable),
  Board: adaptComponent(TableBoard),
  Top: adaptComponent<object>(TopStrip),
  Left: adaptComponent<object>(LowerLeft),
  Right: adaptComponent<object>(LowerRight),
  Side: adaptComponent(SidePanel),
  GameOverScreen: adaptComponent<Pick<GameOverScreenProps, 'onShowBoard'>>(BlackstoneGameOver),
  ...TABLE_SHEETS,
  keysSheet: 'keys',
  prefetch,
})

/** The table UI without types of this game, as the app stores it. */
const createUntypedTableUi = (loaded: LoadedRules): TableUi => createTableUi(loaded) as unknown as TableUi

export const loadBlackstoneTable = async (wanted: RequestedSetup): Promise<Omit<LoadedTable, 'gameUi'>> => {
  const { game, loadRest, ...loaded } = await loadRulesToDeal(wanted)
  return { game, tableUi: createUntypedTableUi({ game, ...loaded }), ...(loadRest && { loadRest }) }
}
