import { t } from '../text/t.ts'
import { YesNo } from './YesNo.tsx'

interface StandInProps {
  readonly name: string
  readonly onYes: () => void
  readonly onClose: () => void
}

/** Before somebody plays for another: what they will see, and that everybody is told. */
export const StandIn = ({ name, ...answers }: StandInProps) => (
  <YesNo title={t('phones.standInAsk', { name })} yes={t('phones.standInYes', { name })} {...answers}>
    {t('phones.standInWhy', { name })}
  </YesNo>
)
