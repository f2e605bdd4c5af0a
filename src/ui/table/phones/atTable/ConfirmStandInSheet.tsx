import { t } from '#src/text/t.ts'
import { ConfirmSheet } from '../parts/ConfirmSheet.tsx'

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
