/** Tip over the upper strip of a table, where neither the prompt nor a question is. */
import { t } from '../../../text/t.ts'
import * as button from '../../parts/Button.module.css'
import { Icon } from '../../parts/Icon.tsx'
import { px, useElementBoxes } from '../../parts/useElementBoxes.ts'
import * as styles from './TipBar.module.css'

interface TipBarProps {
  /** Text of the tip; empty while there is none, so that a later text is read out. */
  readonly text: string
  readonly onClose: () => void
}

export const TipBar = ({ text, onClose }: TipBarProps) => {
  const [strip] = useElementBoxes(() => [document.querySelector("[data-part='top']")], text)
  const place = strip && { top: px(strip.top), left: px(strip.left), width: px(strip.width) }
  return (
    <div class={styles.tip} data-part="tip" role="status" aria-label={t('tips.one')} style={place}>
      {text && (
        <p class="night">
          <Icon name="bulb" />
          <span class="grow">{text}</span>
          <button type="button" class={`${button.icon} tap`} aria-label={t('app.close')} onClick={onClose}>
            <Icon name="cross" />
          </button>
        </p>
      )}
    </div>
  )
}
