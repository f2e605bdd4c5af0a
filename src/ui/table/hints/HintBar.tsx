/** Hint over a table: rings round what it speaks of, a sentence, the reasons, and a button that does it. */
import '../../../text/bundles/hints.ts'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { t } from '../../../text/t.ts'
import * as button from '../../parts/Button.module.css'
import { Icon } from '../../parts/Icon.tsx'
import { px, useElementBoxes } from '../../parts/useElementBoxes.ts'
import * as gold from '../OfferedGold.module.css'
import * as styles from './HintBar.module.css'
import { type HintMarks, HintRings } from './HintRings.tsx'

export type HintView =
  /** `tried`: number of moves tried so far. */
  | { readonly at: 'thinks'; readonly tried: number }
  /** `says`: why there is no hint. */
  | { readonly at: 'none'; readonly says: string }
  | {
      readonly at: 'found'
      readonly says: string
      readonly why: readonly string[]
      readonly marks: HintMarks
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
    <div class={styles.words}>
      <p role="status">
        <HintText hint={hint} />
      </p>
      {hint.at === 'thinks' && (
        <small aria-hidden="true" class={hint.tried > 0 ? '' : styles.kept}>
          {t('hint.tried', { count: hint.tried })}
        </small>
      )}
    </div>
    {hint.at === 'found' && (
      <button type="button" class={`${button.primary} ${gold.offered} ${styles.action}`} onClick={hint.onDo}>
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

/** Pixels between the bar and what it may not cover. */
const GAP = 6

/**
 * Distance of the bar from the lower edge of the screen: above `floor`, and above marks that it would cover there, as
 * far as the screen reaches.
 */
const bottomOf = (bar: Element, floor: number, marks: readonly (Element | null)[]): number => {
  const { left, right, height } = bar.getBoundingClientRect()
  const covered = marks
    .flatMap((mark) => mark?.getBoundingClientRect() ?? [])
    .filter((box) => box.left < right && box.right > left && box.top < floor && box.bottom > floor - height)
  const lowest = Math.max(height, Math.min(floor, ...covered.map(({ top }) => top - GAP)))
  return Math.max(0, innerHeight - lowest)
}

/** Positioned above the navigation bar if that is visible, else at the lower edge, and never over what it marks. */
export const HintBar = (props: HintBarProps) => {
  const { hint } = props
  const place = useRef<HTMLDivElement>(null)
  const [bottom, setBottom] = useState<number | null>(null)
  const marks = hint.at === 'found' ? hint.marks : null
  const findNav = (): Element | null => document.querySelector("[data-part='nav']")
  const [nav] = useElementBoxes(() => [findNav()], hint.at)
  useLayoutEffect(() => {
    if (place.current && nav) setBottom(bottomOf(place.current, nav.top, marks?.find() ?? []))
  })
  // It is seen once its place is known.
  const isPlaced = bottom !== null || !findNav()
  const style = isPlaced
    ? nav && { left: px(nav.left), width: px(nav.width), bottom: px(bottom ?? 0) }
    : { visibility: 'hidden' }
  return (
    <>
      {marks && <HintRings marks={marks} />}
      <div class={styles.hint} ref={place} style={style}>
        <Bar {...props} />
      </div>
    </>
  )
}
