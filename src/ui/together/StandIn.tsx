import { Sheet } from '../shell/Sheet.tsx'
import { t } from '../text/t.ts'

interface StandInProps {
  readonly name: string
  readonly onYes: () => void
  readonly onClose: () => void
}

/** Before somebody plays for another: what they will see, and that everybody is told. */
export const StandIn = ({ name, onYes, onClose }: StandInProps) => (
  <Sheet
    title={t('phones.standInAsk', { name })}
    onClose={onClose}
    footer={
      <>
        <button type="button" class="btn" onClick={onClose}>
          {t('phones.no')}
        </button>
        <button type="button" class="btn go" onClick={onYes}>
          {t('phones.standInYes', { name })}
        </button>
      </>
    }
  >
    <p>{t('phones.standInWhy', { name })}</p>
  </Sheet>
)
