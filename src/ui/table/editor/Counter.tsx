/** Number with a button to decrease and one to increase it; its value is rendered by `children`. */
import type { ComponentChildren } from 'preact'
import { t } from '../../../text/t.ts'
import * as button from '../../parts/Button.module.css'
import * as styles from './Counter.module.css'

interface CounterProps {
  readonly label: string
  /** Null if the number cannot be decreased. */
  readonly onDecrement: (() => void) | null
  readonly onIncrement: () => void
  readonly children: ComponentChildren
}

export const Counter = ({ label, onDecrement, onIncrement, children }: CounterProps) => (
  <div class={styles.counter} data-part="counter">
    <span class="grow">{label}</span>
    <button
      type="button"
      class={button.plain}
      aria-label={t('editor.fewer', { what: label })}
      aria-disabled={onDecrement ? undefined : 'true'}
      onClick={() => onDecrement?.()}
    >
      −
    </button>
    {children}
    <button type="button" class={button.plain} aria-label={t('editor.more', { what: label })} onClick={onIncrement}>
      +
    </button>
  </div>
)
