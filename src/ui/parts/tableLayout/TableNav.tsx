import type { ComponentChildren } from 'preact'
import { t } from '../../../text/t.ts'
import * as button from '../Button.module.css'
import { ChoiceButton } from '../controls/ChoiceButton.tsx'
import { Icon } from '../Icon.tsx'
import type { ChoiceView } from '../viewTypes.ts'
import * as styles from './TableLayout.module.css'

interface TableNavProps {
  /** True marks the menu button: saving failed and can be tried again in the menu. */
  readonly isUnsaved?: boolean
  /** Tokens and actions that the turn can spend. */
  readonly children?: ComponentChildren
  /** Absent if only a choice ends the turn. */
  readonly primary?: ChoiceView | null
  readonly onMenu: () => void
}

/** Navigation bar: menu button, what the turn can spend, and the primary button. */
export const TableNav = ({ isUnsaved = false, children, primary, onMenu }: TableNavProps) => (
  <nav class={styles.nav} data-part="nav" aria-label={t('nav.name')}>
    <button
      type="button"
      class={isUnsaved ? `${button.icon} tap ${styles.unsaved}` : `${button.icon} tap`}
      aria-label={t(isUnsaved ? 'nav.menuUnsaved' : 'nav.menu')}
      onClick={onMenu}
    >
      <Icon name="menu" />
    </button>
    {children}
    {primary && <ChoiceButton choice={primary} isPrimary />}
  </nav>
)
