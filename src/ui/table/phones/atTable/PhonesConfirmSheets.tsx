/** Sheets that ask before what concerns other phones: to stand in for a seat, and to end the game. */
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
const ConfirmSheet = ({ title, confirmLabel, onConfirm, onClose, children }: ConfirmSheetProps) => (
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

interface ConfirmStandInSheetProps {
  readonly name: string
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Confirmation before this phone stands in for a seat: what it will see, and that everybody is informed. */
export const ConfirmStandInSheet = ({ name, ...handlers }: ConfirmStandInSheetProps) => (
  <ConfirmSheet title={t('phones.standInAsk', { name })} confirmLabel={t('phones.standInYes', { name })} {...handlers}>
    {t('phones.standInWhy', { name })}
  </ConfirmSheet>
)

/** Confirmation before the others are asked to end the game. */
export const ConfirmEndSheet = (handlers: { readonly onConfirm: () => void; readonly onClose: () => void }) => (
  <ConfirmSheet title={t('plea.endAsk')} confirmLabel={t('plea.endYes')} {...handlers}>
    {t('plea.endWhy')}
  </ConfirmSheet>
)
