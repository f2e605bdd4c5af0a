import '../style/gather.css'
import { Sheet } from '../shell/Sheet.tsx'
import { t } from '../text/t.ts'
import { CopyButton } from './CopyButton.tsx'
import { SquareCode } from './SquareCode.tsx'

interface MoveSeatProps {
  readonly name: string
  readonly link: string
  readonly onClose: () => void
}

/** A seat goes to another phone: by a square code, or by its link. */
export const MoveSeat = ({ name, link, onClose }: MoveSeatProps) => (
  <Sheet title={t('phones.moveTitle', { name })} onClose={onClose}>
    <p>{t('phones.moveWhy')}</p>
    <SquareCode text={link} label={t('phones.moveSquare', { name })} />
    <div class="approaches">
      <CopyButton text={link} label={t('gather.copy')} done={t('gather.copied')} failed={t('pair.notCopied')} />
    </div>
  </Sheet>
)
