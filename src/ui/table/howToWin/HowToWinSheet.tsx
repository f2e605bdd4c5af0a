/** Sheet of how a game is won: by itself before its first turn on this device, later from the menu. */
import { modeNameById } from '../../../text/gameAndModeNames.ts'
import { t } from '../../../text/t.ts'
import { navigateUp } from '../../common/route.ts'
import * as button from '../../parts/Button.module.css'
import { Sheet } from '../../parts/Sheet.tsx'
import { type HowToWinLine, HowToWinLines } from './HowToWinLines.tsx'

interface OpeningSheetProps {
  readonly mode: string
  readonly lines: readonly HowToWinLine[]
  /** Whether the game goes on when the sheet is closed; else it begins. */
  readonly hasBegun: boolean
}

export const HowToWinSheet = ({ mode, lines, hasBegun }: OpeningSheetProps) => {
  const footer = (
    <button type="button" class={button.primary} onClick={navigateUp}>
      {t(hasBegun ? 'do.resume' : 'opening.begin')}
    </button>
  )
  return (
    <Sheet title={modeNameById(mode)} onClose={navigateUp} footer={footer}>
      <h3>{t('opening.title')}</h3>
      <HowToWinLines lines={lines} />
    </Sheet>
  )
}
