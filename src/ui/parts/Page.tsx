import type { ComponentChildren } from 'preact'
import { t } from '../../text/t.ts'
import { navigateUp } from '../common/route.ts'
import * as button from './Button.module.css'
import { Heading } from './Heading.tsx'
import { Icon } from './Icon.tsx'
import * as styles from './Page.module.css'

interface PageProps {
  readonly title: string
  readonly wide?: boolean
  /** Content beside the title. */
  readonly aside?: ComponentChildren
  /** Content fixed to the lower edge of the screen. */
  readonly footer?: ComponentChildren
  readonly children: ComponentChildren
}

/** Page of the app outside a table: title, Back button, content. */
export const Page = ({ title, wide = false, aside, footer, children }: PageProps) => (
  <div class={wide ? `page ${styles.wide}` : 'page'}>
    <header class={styles.header}>
      <button type="button" class={`${button.icon} tap`} aria-label={t('app.back')} onClick={navigateUp}>
        <Icon name="back" />
      </button>
      <Heading>{title}</Heading>
      {aside}
    </header>
    <main class={styles.content}>{children}</main>
    {footer && <footer class={styles.footer}>{footer}</footer>}
  </div>
)
