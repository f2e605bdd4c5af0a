import { messageOr, t } from '../../text/t.ts'
import { readFields, readNumbers, readTexts } from '../common/history/readFields.ts'
import type { Statistics } from '../table/gameUi.ts'
import { readMetric } from './blackstoneEnding.ts'

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
