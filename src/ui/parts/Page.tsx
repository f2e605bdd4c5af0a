import '../style/pages.css'
import type { ComponentChildren } from 'preact'
import { t } from '../text/t.ts'
import { Heading } from './Heading.tsx'
import { Icon } from './Icon.tsx'
import { up } from './route.ts'

interface PageProps {
  readonly title: string
  readonly wide?: boolean
  /** Stands beside the title. */
  readonly aside?: ComponentChildren
  /** Stays at the lower edge of the screen. */
  readonly footer?: ComponentChildren
  readonly children: ComponentChildren
}

/** A chapter of the shell: its name, the way back, and what it holds. */
export const Page = ({ title, wide = false, aside, footer, children }: PageProps) => (
  <div class={wide ? 'page wide' : 'page'}>
    <header class="bar">
      <button type="button" class="ic tap" aria-label={t('app.back')} onClick={up}>
        <Icon name="back" />
      </button>
      <Heading>{title}</Heading>
      {aside}
    </header>
    <main class="chapter">{children}</main>
    {footer && <footer class="nf">{footer}</footer>}
  </div>
)
