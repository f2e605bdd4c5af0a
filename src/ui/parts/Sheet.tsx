import '../style/sheet.css'
import { type ComponentChildren, createContext } from 'preact'
import { useContext, useLayoutEffect, useRef } from 'preact/hooks'
import { t } from '../text/t.ts'
import { Icon } from './Icon.tsx'

interface SheetProps {
  readonly title: string
  /** Escape, the cross, a tap beside the sheet; absent where the sheet must be answered. */
  readonly onClose?: () => void
  /** Before the title, for example a crest. */
  readonly crest?: ComponentChildren
  /** Behind the title. */
  readonly actions?: ComponentChildren
  /** Buttons at the lower edge; one of them closes, so that no cross is needed. */
  readonly footer?: ComponentChildren
  readonly children: ComponentChildren
}

const Cross = ({ onClose }: { readonly onClose: () => void }) => (
  <button type="button" class="ic tap" aria-label={t('app.close')} onClick={onClose}>
    <Icon name="cross" />
  </button>
)

/** The way from the sheets below it to the rules of what they show. */
const Ask = createContext<(() => void) | null>(null)
export const AskProvider = Ask.Provider

/** A native dialog: from below on phones, in the middle from 700 px. It is open as long as it is drawn; the focus then returns. */
export function Sheet({ title, onClose, crest, actions, footer, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const ask = useContext(Ask)
  useLayoutEffect(() => {
    const sheet = dialog.current
    sheet?.showModal()
    return () => sheet?.close()
  }, [])
  const cancel = (event: Event) => {
    event.preventDefault()
    onClose?.()
  }
  const beside = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose?.()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a tap on the backdrop; Escape does the same through cancel
    <dialog ref={dialog} class="sheet" aria-label={title} onCancel={cancel} onClick={beside}>
      <div class="inner">
        <header>
          {crest}
          <h2 class="grow" tabIndex={-1} autofocus>
            {title}
          </h2>
          {actions}
          {ask && (
            <button type="button" class="ic tap" aria-label={t('home.rules')} onClick={ask}>
              <Icon name="info" />
            </button>
          )}
          {onClose && !footer && <Cross onClose={onClose} />}
        </header>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <section class="bod" aria-label={title} tabIndex={0}>
          {children}
        </section>
        {footer && <footer>{footer}</footer>}
      </div>
    </dialog>
  )
}
