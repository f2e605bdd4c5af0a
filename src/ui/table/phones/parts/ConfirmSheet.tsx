import type { ComponentChildren } from 'preact'
import { t } from '#src/text/t.ts'
import * as button from '../../../parts/Button.module.css'
import { Sheet } from '../../../parts/Sheet.tsx'

interface ConfirmSheetProps {
  readonly title: string
  /** Label of the button that confirms. */
  readonly confirmLabel: string
  readonly onConfirm: () => void
  readonly onClose: () => void
  readonly children: ComponentChildren
}

/** Confirmation of an action that concerns others too. */
export const ConfirmSheet = ({ title, confirmLabel, onConfirm, onClose, children }: ConfirmSheetProps) => (
  <Sheet
    title={title}
    onClose={onClose}
    footer={
      <>
        <button type="button" class={button.plain} onClick={onClose}>
          {t('phones.no')}
        </button>
        <button type="button" class={button.primary} onClick={onConfirm}>
          {confirmLabel}
        </button>
      </>
    }
  >
    <p>{children}</p>
  </Sheet>
)
