/** Hint over a table: rings round its spaces, a sentence, the reasons, and a button that does it. */
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import type { Space } from '../../../games/blackstone/board.ts'
import { t } from '../../../text/t.ts'
import * as button from '../../parts/Button.module.css'
import { Icon } from '../../parts/Icon.tsx'
import { px, useElementBoxes } from '../../parts/useElementBoxes.ts'
import * as styles from './HintBar.module.css'
import { HintRings } from './HintRings.tsx'

export type HintView =
  | { readonly at: 'thinks' }
  /** `says`: why there is no hint. */
  | { readonly at: 'none'; readonly says: string }
  | {
      readonly at: 'found'
      readonly says: string
      readonly why: readonly string[]
      readonly spaces: readonly Space[]
      readonly onDo: () => void
    }

interface HintBarProps {
  readonly hint: HintView
  readonly onClose: () => void
}

const HintText = ({ hint }: Pick<HintBarProps, 'hint'>) => {
  if (hint.at === 'thinks') return <b>{t('hint.thinks')}</b>
  return (
    <>
      <b>{hint.says}</b>
      {hint.at === 'found' && hint.why.map((reason) => <span key={reason}>{reason}</span>)}
    </>
  )
}

/**
 * Closes the hint on Escape. When the hint is removed while it has the focus, the focus returns to where it was before;
 * otherwise the page would have none.
 */
const useEscapeAndFocus = (onClose: () => void) => {
  const bar = useRef<HTMLElement>(null)
  const previousFocus = useRef<EventTarget | null>(null)
  useEffect(() => {
    const handleKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') onClose()
    }
    addEventListener('keydown', handleKey)
    return () => removeEventListener('keydown', handleKey)
  }, [onClose])
  useLayoutEffect(
    () => () => {
      if (bar.current?.contains(document.activeElement) && previousFocus.current instanceof HTMLElement)
        previousFocus.current.focus()
    },
    [],
  )
  const onFocusIn = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget && !bar.current?.contains(relatedTarget as Node)) previousFocus.current = relatedTarget
  }
  return { ref: bar, onFocusIn }
}

const Bar = ({ hint, onClose }: HintBarProps) => (
  <section class={`${styles.bar} night`} aria-label={t('hint.title')} {...useEscapeAndFocus(onClose)}>
    <Icon name="bulb" />
    <p class="grow" role="status">
      <HintText hint={hint} />
    </p>
    {hint.at === 'found' && (
      <button type="button" class={`${button.primary} ${styles.action}`} onClick={hint.onDo}>
        {t('hint.do')}
      </button>
    )}
    <button
      type="button"
      class={`${button.icon} tap`}
      aria-label={t(hint.at === 'thinks' ? 'do.cancel' : 'app.close')}
      onClick={onClose}
    >
      <Icon name="cross" />
    </button>
  </section>
)

/** Positioned above the navigation bar if that is visible, else at the lower edge of the screen. */
export const HintBar = (props: HintBarProps) => {
  const { hint } = props
  const [nav] = useElementBoxes(() => [document.querySelector("[data-part='nav']")], hint.at)
  const position = nav && { left: px(nav.left), width: px(nav.width), bottom: px(Math.max(0, innerHeight - nav.top)) }
  return (
    <>
      {hint.at === 'found' && <HintRings spaces={hint.spaces} />}
      <div class={styles.hint} style={position}>
        <Bar {...props} />
      </div>
    </>
  )
}
