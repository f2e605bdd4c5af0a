import '../style/table.css'
import '../style/board.css'
import '../style/tray.css'
import '../symbols/table.ts'
import '../text/table.ts'
import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { t } from '../text/t.ts'

interface LayoutProps {
  /** The screen's name for those who do not see it. */
  readonly title: string
  /** Upper strip, between the two upper towers. */
  readonly top: ComponentChildren
  readonly board: ComponentChildren
  /** Lower strip: towers or dogs, prompt, undo. */
  readonly mid: ComponentChildren
  readonly tray: ComponentChildren
  readonly nav: ComponentChildren
  /** Shown beside the board where there is room. */
  readonly side: ComponentChildren
}

/** From here on wide.css shows what lies beside the board. */
const BROAD = '(min-width: 1024px)'

/** Is there room beside the board? What nobody sees need not be drawn. */
const useBroad = (): boolean => {
  const [broad, be] = useState(() => matchMedia(BROAD).matches)
  useEffect(() => {
    const room = matchMedia(BROAD)
    const look = () => be(room.matches)
    room.addEventListener('change', look)
    return () => room.removeEventListener('change', look)
  }, [])
  return broad
}

/** The whole table on one screen. With large text it runs from top to bottom. */
export const Layout = ({ title, top, board, mid, tray, nav, side }: LayoutProps) => {
  const broad = useBroad()
  return (
    <div class="table">
      <header class="strip top">{top}</header>
      <main class="g">
        <h1 class="vh">{title}</h1>
        {board}
        <div class="strip mid">{mid}</div>
        {tray}
      </main>
      {nav}
      {broad && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <aside class="side" aria-label={t('side.name')} tabIndex={0}>
          {side}
        </aside>
      )}
    </div>
  )
}
