/** Tip at the foot of the tray, which makes room for it: it covers neither scores nor anything that can be touched. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { t } from '../../../text/t.ts'
import * as button from '../../parts/Button.module.css'
import { Icon } from '../../parts/Icon.tsx'
import * as tray from '../../parts/tableLayout/Tray.module.css'
import { px, useElementBoxes } from '../../parts/useElementBoxes.ts'
import { isHandLow } from './handRoom.ts'
import * as styles from './TipBar.module.css'

/** Heights of the hand: as one row, and with whole cards. */
const LOWEST_HAND = 44
const WHOLE_HAND = 104
/** Pixels above and below a tip. */
const GAP = 1

const findTray = (): HTMLElement | null => document.querySelector(`.${tray.tray}`)

/** True while the page scrolls with large text; then the tip is a part of it. */
const isFlowing = (): boolean => 'flow' in document.documentElement.dataset

/**
 * Returns the height of the tip, and keeps as much of the tray free; 0 where the hand would have no room left.
 * `measureKey` changes with all that the height depends on.
 */
const useFreeHeight = (tip: { readonly current: HTMLElement | null }, measureKey: string): number => {
  const [height, setHeight] = useState(0)
  useLayoutEffect(() => {
    const trayElement = findTray()
    const text = tip.current?.querySelector('p')
    const wanted = text ? text.offsetHeight + 2 * GAP : 0
    const room = (trayElement?.clientHeight ?? 0) - wanted
    const hasRoom = !!trayElement && wanted > 0 && !isFlowing() && room >= LOWEST_HAND
    setHeight(hasRoom ? wanted : 0)
    if (!hasRoom) return
    isHandLow.value = room < WHOLE_HAND
    trayElement.style.paddingBottom = px(wanted)
    trayElement.toggleAttribute('data-tight', isHandLow.value)
    return () => {
      isHandLow.value = false
      trayElement.style.removeProperty('padding-bottom')
      trayElement.removeAttribute('data-tight')
    }
  }, [measureKey])
  return height
}

interface TipBarProps {
  /** Text of the tip; empty while there is none, so that a later text is read out. */
  readonly text: string
  readonly onClose: () => void
}

export const TipBar = ({ text, onClose }: TipBarProps) => {
  const bar = useRef<HTMLDivElement>(null)
  const [box] = useElementBoxes(() => [findTray()], text)
  const height = useFreeHeight(bar, `${text} ${box?.width} ${box?.height}`)
  const place = box && { top: px(box.top + box.height - height), left: px(box.left), width: px(box.width) }
  return (
    <div
      class={height > 0 ? styles.tip : `${styles.tip} ${styles.cramped}`}
      data-part="tip"
      role="status"
      aria-label={t('tips.one')}
      style={place}
      ref={bar}
    >
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
