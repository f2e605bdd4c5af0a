/** A number with a button for less and one for more; between them it is shown, or typed. */
import type { ComponentChildren } from 'preact'
import { t } from '../text/t.ts'

interface Props {
  readonly what: string
  /** Null where there can be no less. */
  readonly onFewer: (() => void) | null
  readonly onMore: () => void
  readonly children: ComponentChildren
}

export const Counter = ({ what, onFewer, onMore, children }: Props) => (
  <div class="counter">
    <span class="grow">{what}</span>
    <button
      type="button"
      class="btn"
      aria-label={t('editor.fewer', { what })}
      aria-disabled={onFewer ? undefined : 'true'}
      onClick={() => onFewer?.()}
    >
      −
    </button>
    {children}
    <button type="button" class="btn" aria-label={t('editor.more', { what })} onClick={onMore}>
      +
    </button>
  </div>
)
