/** A hint as it is shown over a table: rings round what it is about, one sentence, why, and a button that does it. */
import '../style/hints.css'
import '../text/hints.ts'
import '../text/questions.ts'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import type { Space } from '../../games/blackstone/board.ts'
import { Icon } from '../shell/Icon.tsx'
import { t } from '../text/t.ts'
import { px, Rings, useBoxes } from './Rings.tsx'

export type HintView =
  | { readonly at: 'thinks' }
  /** Why there is none. */
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

const Words = ({ hint }: Pick<HintBarProps, 'hint'>) => {
  if (hint.at === 'thinks') return <b class="thinks">{t('hint.thinks')}</b>
  return (
    <>
      <b>{hint.says}</b>
      {hint.at === 'found' && hint.why.map((why) => <span key={why}>{why}</span>)}
    </>
  )
}

/** Escape leaves it. Who has the focus in it then, or when its last deed is done, goes on where they came from: else the page had none. */
const useKeys = (onClose: () => void) => {
  const bar = useRef<HTMLElement>(null)
  const from = useRef<EventTarget | null>(null)
  useEffect(() => {
    const hear = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') onClose()
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [onClose])
  useLayoutEffect(
    () => () => {
      if (bar.current?.contains(document.activeElement) && from.current instanceof HTMLElement) from.current.focus()
    },
    [],
  )
  const onFocusIn = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget && !bar.current?.contains(relatedTarget as Node)) from.current = relatedTarget
  }
  return { ref: bar, onFocusIn }
}

const Bar = ({ hint, onClose }: HintBarProps) => (
  <section class="hintbar night" aria-label={t('hint.title')} {...useKeys(onClose)}>
    <Icon name="bulb" />
    <p class="grow" role="status">
      <Words hint={hint} />
    </p>
    {hint.at === 'found' && (
      <button type="button" class="btn go" onClick={hint.onDo}>
        {t('hint.do')}
      </button>
    )}
    <button
      type="button"
      class="ic tap"
      aria-label={t(hint.at === 'thinks' ? 'do.cancel' : 'app.close')}
      onClick={onClose}
    >
      <Icon name="cross" />
    </button>
  </section>
)

/** Above the buttons, where they are on the screen; else at its lower edge. */
export const HintBar = (props: HintBarProps) => {
  const { hint } = props
  const [nav] = useBoxes(() => [document.querySelector('.nav')], hint.at)
  const place = nav && { left: px(nav.left), width: px(nav.width), bottom: px(Math.max(0, innerHeight - nav.top)) }
  return (
    <>
      {hint.at === 'found' && <Rings spaces={hint.spaces} />}
      <div class="hint" style={place}>
        <Bar {...props} />
      </div>
    </>
  )
}
