import '../symbols/table.ts'
import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { t } from '../../../text/t.ts'
import { ReasonContext } from '../controls/useChoicePress.ts'
import * as styles from './TableLayout.module.css'

interface TableLayoutProps {
  /** Name of the screen for screen readers. */
  readonly title: string
  /** Upper strip, between the two upper towers. */
  readonly top: ComponentChildren
  readonly board: ComponentChildren
  /** Lower strip: towers or dogs, prompt, undo. */
  readonly middle: ComponentChildren
  readonly tray: ComponentChildren
  readonly nav: ComponentChildren
  /** Content beside the board, on wide screens only. */
  readonly side: ComponentChildren
  /** Says why a disabled choice cannot be pressed. */
  readonly sayReason?: (reason: string) => void
}

/** Screens that need more than the styles of a phone held upright. */
const roomy = globalThis.matchMedia?.('(min-width: 700px), (orientation: landscape)')

/** Fetches the styles that this screen needs besides those of a phone held upright with text of a usual size. */
const loadMoreStyles = (): void => {
  if (roomy?.matches) import('./wideStyles.ts').catch(() => undefined)
  if (globalThis.document?.documentElement.hasAttribute('data-flow')) import('./flowStyles.ts').catch(() => undefined)
}
globalThis.addEventListener?.('resize', loadMoreStyles)
loadMoreStyles()

/** Width from which TableLayout.wide.module.css shows the side panel. */
const WIDE_QUERY = '(min-width: 1024px)'

/** True if there is room beside the board; otherwise the side panel is not rendered. */
export const useIsWide = (): boolean => {
  const [isWide, setIsWide] = useState(() => matchMedia(WIDE_QUERY).matches)
  useEffect(() => {
    const query = matchMedia(WIDE_QUERY)
    const update = () => setIsWide(query.matches)
    query.addEventListener('change', update)
    return () => query.removeEventListener('change', update)
  }, [])
  return isWide
}

/** Layout of the table on one screen. With large text it scrolls from top to bottom. */
export const TableLayout = ({ title, top, board, middle, tray, nav, side, sayReason }: TableLayoutProps) => {
  const isWide = useIsWide()
  useEffect(loadMoreStyles)
  return (
    <ReasonContext.Provider value={sayReason ?? null}>
      <div class={styles.table} data-part="table">
        <header class={`${styles.strip} ${styles.top}`} data-part="top">
          {top}
        </header>
        <main class={styles.contents}>
          <h1 class="visuallyHidden">{title}</h1>
          {board}
          <div class={`${styles.strip} ${styles.middle}`}>{middle}</div>
          {tray}
        </main>
        {nav}
        {isWide && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          <aside class={styles.side} aria-label={t('side.name')} tabIndex={0}>
            {side}
          </aside>
        )}
      </div>
    </ReasonContext.Provider>
  )
}
