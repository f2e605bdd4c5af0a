/**
 * History of Blackstone: what its saves store beside what every game stores, and its texts in history, statistics and
 * links.
 */
import '../../text/blackstone/bundles/sheets.ts'
import type { Json } from '../../kernel/json.ts'
import { messageOr, t } from '../../text/t.ts'
import { readFields, readNumbers, readTexts } from '../common/history/readFields.ts'
import type { HistoryUi, Statistics } from '../table/gameUiContract.ts'
import { buildEnding, readMetric } from './blackstoneEnding.ts'
import { readBlackstoneVerdict } from './endingTexts.ts'
import { buildSummary } from './savedGameSummary.ts'
import type { BlackstoneTableSnapshot, BlackstoneTableView } from './table/blackstoneTableView.ts'

/** Statistics of Blackstone: the seats' values by the metric of their mode, and games by the player's family. */
export const statistics: Statistics = {
  score: (ending) => {
    const { yardstick, values } = readFields(ending)
    const unit = readMetric(yardstick)
    return { unit, values: unit === 'formation' ? [] : readNumbers(values) }
  },
  mean: (unit, mean) => t(`stats.mean.${readMetric(unit)}`, { mean }),
  sections: [
    {
      id: 'families',
      title: () => t('stats.families'),
      keyOf: (summary, me) => readTexts(readFields(summary).families)[me] ?? '',
      nameOf: (id) => messageOr(`family.${id}`, undefined, 'family.none'),
    },
  ],
}

export const historyUi: HistoryUi = {
  summaryParts: (view, now) => buildSummary(view as unknown as BlackstoneTableView, now as BlackstoneTableSnapshot),
  endingParts: (_, now) =>
    ({ ...buildEnding((now as BlackstoneTableSnapshot).scene) }) as { readonly [part: string]: Json },
  verdictOf: readBlackstoneVerdict,
  statistics,
}
