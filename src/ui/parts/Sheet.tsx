import { type ComponentChildren, createContext } from 'preact'
import { useContext, useLayoutEffect, useRef } from 'preact/hooks'
import { t } from '../../text/t.ts'
import * as button from './Button.module.css'
import { Icon } from './Icon.tsx'
import * as styles from './Sheet.module.css'

interface SheetProps {
  readonly title: string
  /** Called by Escape, the cross, or a tap beside the sheet; absent if the sheet must be answered. */
  readonly onClose?: () => void
  /** Content before the title, for example a crest. */
  readonly crest?: ComponentChildren
  /** Content behind the title. */
  readonly actions?: ComponentChildren
  /** True where its content comes late: it is as high as it can be from the first. */
  readonly isTall?: boolean
  /** Buttons at the lower edge. One of them closes the sheet, so no cross is shown. */
  readonly footer?: ComponentChildren
  readonly children: ComponentChildren
}

const SheetCloseButton = ({ onClose }: { readonly onClose: () => void }) => (
  <button type="button" class={`${button.icon} tap`} aria-label={t('app.close')} onClick={onClose}>
    <Icon name="cross" />
  </button>
)

/** Opens the rules about what a sheet shows; null hides the button. */
const RulesLinkContext = createContext<(() => void) | null>(null)
export const RulesLinkProvider = RulesLinkContext.Provider

/**
 * Sheet as a native dialog: at the bottom on phones, centred from 700 px. It is open while it is rendered; afterwards
 * the focus returns.
 */
export function Sheet({ title, onClose, crest, actions, isTall = false, footer, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const openRules = useContext(RulesLinkContext)
  useLayoutEffect(() => {
    const sheet = dialog.current
    sheet?.showModal()
    return () => sheet?.close()
  }, [])
  const handleCancel = (event: Event) => {
    event.preventDefault()
    onClose?.()
  }
  const handleBackdropClick = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose?.()
  }
  // Escape again and again closes any dialog, whatever was answered to it; one that is still drawn is opened again.
  const handleClose = () => dialog.current?.showModal()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a tap on the backdrop; Escape does the same through cancel
    <dialog
      ref={dialog}
      class={styles.sheet}
      aria-label={title}
      onCancel={handleCancel}
      onClose={handleClose}
      onClick={handleBackdropClick}
    >
      <div class={isTall ? `${styles.inner} ${styles.tall}` : styles.inner}>
        <header>
          {crest}
          <h2 class="grow" tabIndex={-1} autofocus>
            {title}
          </h2>
          {actions}
          <div class={styles.buttons}>
            {openRules && (
              <button type="button" class={`${button.icon} tap`} aria-label={t('home.rules')} onClick={openRules}>
                <Icon name="info" />
              </button>
            )}
            {onClose && !footer && <SheetCloseButton onClose={onClose} />}
          </div>
        </header>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <section class={styles.body} aria-label={title} tabIndex={0}>
          {children}
        </section>
        {footer && <footer>{footer}</footer>}
        <p data-said class="visuallyHidden" aria-live="polite" />
      </div>
    </dialog>
  )
}
