/** View of a table that is not stored and at which only some actions are offered: of a lesson or a puzzle. */
import { computed } from '@preact/signals'
import type { Action } from '../../../games/castlescape/actions.ts'
import { type CastleScapeTypes, game } from '../../../games/castlescape/game.ts'
import type { OpenTable } from '../../../table/openTableInterface.ts'
import { createTableView } from '../../table/createTableView.ts'
import { type GameUi, NO_ADD_ONS, type TableView } from '../../table/gameUiContract.ts'
import { type CastleTableView, extendView } from '../table/castleTableView.ts'
import { tableUi } from '../table/loadCastleTable.tsx'

/** Game UI without a loader for the table, because the rules are already there. */
const TABLE_UI: GameUi = {
  id: 'castlescape',
  loadTable: () => Promise.reject(new Error('this table has its rules')),
}

/** `whyNot` says why an action that the rules allow is not offered. */
export const createLimitedActionsView = (
  table: OpenTable<CastleScapeTypes>,
  isAllowed: (action: Action) => boolean,
  whyNot: () => string,
): CastleTableView => {
  const parts = { ...table, game, gameUi: TABLE_UI, tableUi, addOns: NO_ADD_ONS }
  const base = createTableView(parts as never) as unknown as TableView<CastleScapeTypes>
  const now = computed(() => {
    const snapshot = base.now.value
    return { ...snapshot, legalActions: snapshot.legalActions.filter(isAllowed) }
  })
  return { ...extendView({ ...base, now }), whyNotAllowed: whyNot }
}
