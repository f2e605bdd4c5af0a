/** Sheet that moves a seat to another phone. */
import { t } from '#src/text/t.ts'
import { Sheet } from '../../../parts/Sheet.tsx'
import * as styles from '../Phones.module.css'
import { CopyButton } from '../parts/CopyButton.tsx'
import { QrCodeImage } from '../parts/QrCodeImage.tsx'

interface TransferSeatSheetProps {
  readonly name: string
  readonly link: string
  readonly onClose: () => void
}

/** Sheet that moves a seat to another phone, by a QR code or by its link. */
export const TransferSeatSheet = ({ name, link, onClose }: TransferSeatSheetProps) => (
  <Sheet title={t('phones.moveTitle', { name })} onClose={onClose}>
    <p>{t('phones.moveWhy')}</p>
    <QrCodeImage text={link} label={t('phones.moveSquare', { name })} />
    <div class={styles.approaches}>
      <CopyButton
        text={link}
        label={t('gather.copy')}
        successText={t('gather.copied')}
        failureText={t('pair.notCopied')}
      />
    </div>
  </Sheet>
)
