/**
 * History of Blackstone: what its saves store beside what every game stores, and its texts in history, statistics and
 * links.
 */
import '../../text/blackstone/sheets.ts'
import type { Json } from '../../kernel/json.ts'
import type { HistoryUi } from '../table/gameUi.ts'
import { buildEnding } from './blackstoneEnding.ts'
import { statistics } from './statistics.ts'
import { buildSummary } from './summary.ts'
import type { BlackstoneTableSnapshot, BlackstoneTableView } from './table/blackstoneTableView.ts'
import { readBlackstoneVerdict } from './verdict.ts'

export const historyUi: HistoryUi = {
  summaryParts: (view, now) => buildSummary(view as unknown as BlackstoneTableView, now as BlackstoneTableSnapshot),
  endingParts: (_, now) =>
    ({ ...buildEnding((now as BlackstoneTableSnapshot).scene) }) as { readonly [part: string]: Json },
  verdictOf: readBlackstoneVerdict,
  statistics,
}
