import { Sheet } from '../shell/Sheet.tsx'
import { t } from '../text/t.ts'

/** Before the others are asked whether the game shall end as it stands. */
export const EndAsk = ({ onYes, onClose }: { readonly onYes: () => void; readonly onClose: () => void }) => (
  <Sheet
    title={t('plea.endAsk')}
    onClose={onClose}
    footer={
      <>
        <button type="button" class="btn" onClick={onClose}>
          {t('phones.no')}
        </button>
        <button type="button" class="btn go" onClick={onYes}>
          {t('plea.endYes')}
        </button>
      </>
    }
  >
    <p>{t('plea.endWhy')}</p>
  </Sheet>
)
