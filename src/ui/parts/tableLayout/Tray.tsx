import type { ComponentChildren } from 'preact'
import { t } from '../../../text/t.ts'
import { Icon } from '../Icon.tsx'
import type { LogLine } from '../viewTypes.ts'
import * as styles from './Tray.module.css'

/** Tray below the board with the player's own cards; it shows more on taller screens. */
export const Tray = ({ children }: { readonly children: ComponentChildren }) => (
  <div class={styles.tray}>
    <section class={styles.inner} aria-label={t('tray.name')}>
      {children}
    </section>
  </div>
)

/** Last action at the table. */
export const LastLogLine = ({ line }: { readonly line: LogLine }) => (
  <p class={`${styles.last} ${styles.tallest}`}>
    <Icon name={line.icon} />
    <span>{line.text}</span>
  </p>
)
