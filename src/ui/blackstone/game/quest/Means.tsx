/** Actions and saved knights of a turn, as coins. */
import { turnMeans } from '../../../../games/blackstone/insight/offer.ts'
import { t } from '../../../text/t.ts'
import { Pips } from '../../Pips.tsx'
import type { AtTable } from '../chapter.ts'

export const Means = ({ now }: AtTable) => {
  const { actions, of, knights, fresh } = turnMeans(now.state)
  return (
    <Pips
      of={of}
      left={actions}
      knights={knights}
      fresh={fresh}
      label={t('quest.actions', { left: actions, of, knights, fresh })}
    />
  )
}
