/** Tasks of a table that has been open for a while, when a player is surely there. */
import { keepAwake } from '../../app/keepAwake.ts'
import { loadExports } from '../../app/share/exportWithNotice.ts'
import type { TableView } from '../tableView.ts'

/** Fetches ahead what a turn asks and shows, and what is needed when storage fails. */
const prefetchForTurn = (view: TableView): void => {
  view.tableUi.prefetch?.('turn')
  void Promise.all([loadExports(), import('./unsavedNotice.ts')]).catch(() => undefined)
}

/** Fetches ahead and keeps the screen on, until the returned function is called. */
export const prefetchAndKeepAwake = (view: TableView): (() => void) => {
  prefetchForTurn(view)
  return keepAwake()
}
