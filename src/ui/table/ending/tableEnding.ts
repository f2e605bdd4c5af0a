/** Ending of the game of an open table, as it is stored. */
import { concededSeats } from '../../../kernel/concededSeats.ts'
import type { Json } from '../../../kernel/json.ts'
import type { HistoryUi, TableView } from '../gameUiContract.ts'
import type { TableSnapshot } from '../tableSnapshot.ts'

const isEndedByAgreement = (view: TableView): boolean => {
  const lastBody = view.entries().at(-1)?.body
  return lastBody?.kind === 'end' && lastBody.how === 'agreement'
}

/**
 * Ending to be stored: the parts of every game (see ../../common/history/ending.ts), and those of this one. Null while the
 * game is on.
 */
export const endingOf = (view: TableView, now: TableSnapshot, history: HistoryUi | null): Json => {
  const { outcome, state } = now
  if (!outcome) return null
  const conceded = concededSeats(view.entries().map(({ body }) => body))
  return {
    ranks: outcome.ranks.slice(),
    decidedBy: outcome.decidedBy,
    together: view.isCooperative,
    agreed: isEndedByAgreement(view),
    round: view.tableUi.round(state),
    ...(conceded.length > 0 && { conceded: conceded.slice() }),
    ...history?.endingParts?.(view, now),
  }
}
