import { t } from '../text/t.ts'
import { YesNo } from './YesNo.tsx'

/** Before the others are asked whether the game shall end as it stands. */
export const EndAsk = (answers: { readonly onYes: () => void; readonly onClose: () => void }) => (
  <YesNo title={t('plea.endAsk')} yes={t('plea.endYes')} {...answers}>
    {t('plea.endWhy')}
  </YesNo>
)
