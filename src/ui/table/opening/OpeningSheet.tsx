/** Sheet of how a game is won: by itself before its first turn on this device, later from the menu. */
import { modeNameById } from '../../../text/names.ts'
import { t } from '../../../text/t.ts'
import { navigateUp } from '../../common/route.ts'
import * as button from '../../parts/Button.module.css'
import { Sheet } from '../../parts/Sheet.tsx'
import { Opening, type OpeningLine } from './Opening.tsx'

interface OpeningSheetProps {
  readonly mode: string
  readonly lines: readonly OpeningLine[]
  /** Whether the game goes on when the sheet is closed; else it begins. */
  readonly hasBegun: boolean
}

export const OpeningSheet = ({ mode, lines, hasBegun }: OpeningSheetProps) => {
  const footer = (
    <button type="button" class={button.primary} onClick={navigateUp}>
      {t(hasBegun ? 'do.resume' : 'opening.begin')}
    </button>
  )
  return (
    <Sheet title={modeNameById(mode)} onClose={navigateUp} footer={footer}>
      <h3>{t('opening.title')}</h3>
      <Opening lines={lines} />
    </Sheet>
  )
}
