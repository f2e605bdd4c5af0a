/** A tip as it is shown over the upper strip of a table, where neither the prompt nor a question stands. */
import '../style/tips.css'
import '../text/tips.ts'
import { px, useBoxes } from '../hints/Rings.tsx'
import { Icon } from '../shell/Icon.tsx'
import { t } from '../text/t.ts'

interface TipBarProps {
  /** Empty while there is none: what is told later is read out. */
  readonly says: string
  readonly onClose: () => void
}

export const TipBar = ({ says, onClose }: TipBarProps) => {
  const [strip] = useBoxes(() => [document.querySelector('.strip.top')], says)
  const place = strip && { top: px(strip.top), left: px(strip.left), width: px(strip.width) }
  return (
    <div class="tip" role="status" aria-label={t('tips.one')} style={place}>
      {says && (
        <p class="night">
          <Icon name="bulb" />
          <span class="grow">{says}</span>
          <button type="button" class="ic tap" aria-label={t('app.close')} onClick={onClose}>
            <Icon name="cross" />
          </button>
        </p>
      )}
    </div>
  )
}
