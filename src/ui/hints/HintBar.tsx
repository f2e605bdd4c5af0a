/** A hint as it is shown: one sentence, why, and a button that does it. */
import '../style/hints.css'
import { Icon } from '../shell/Icon.tsx'
import { t } from '../text/t.ts'

export type HintView =
  | { readonly at: 'thinks' }
  /** Why there is none. */
  | { readonly at: 'none'; readonly says: string }
  | { readonly at: 'found'; readonly says: string; readonly why: readonly string[]; readonly onDo: () => void }

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

export const HintBar = ({ hint, onClose }: HintBarProps) => (
  <section class="hintbar night" aria-label={t('hint.title')}>
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
