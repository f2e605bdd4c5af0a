import { t } from '#src/text/t.ts'
import { ConfirmSheet } from '../parts/ConfirmSheet.tsx'

/** Confirmation before the others are asked to end the game. */
export const ConfirmEndSheet = (handlers: { readonly onConfirm: () => void; readonly onClose: () => void }) => (
  <ConfirmSheet title={t('plea.endAsk')} confirmLabel={t('plea.endYes')} {...handlers}>
    {t('plea.endWhy')}
  </ConfirmSheet>
)
