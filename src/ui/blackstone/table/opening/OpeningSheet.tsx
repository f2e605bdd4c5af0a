/** Sheet of how a quest is won: by itself before its first turn on this device, later from the menu. */
import { modeNameById } from '../../../../text/names.ts'
import { t } from '../../../../text/t.ts'
import { navigateUp } from '../../../app/route.ts'
import * as button from '../../../parts/Button.module.css'
import { Sheet } from '../../../parts/Sheet.tsx'
import { Opening } from '../../views/Opening.tsx'
import type { BlackstoneTableProps } from '../tableExtension.ts'

/** The button says that the game begins, or goes on where it has begun. */
export const OpeningSheet = ({ view, now }: BlackstoneTableProps) => {
  const { opening } = view.extensions
  if (!opening) return null
  const footer = (
    <button type="button" class={button.primary} onClick={navigateUp}>
      {t(now.state.round <= 1 ? 'opening.begin' : 'do.resume')}
    </button>
  )
  return (
    <Sheet title={modeNameById(view.header.mode)} onClose={navigateUp} footer={footer}>
      <h3>{t('opening.title')}</h3>
      <Opening lines={opening.lines(now)} />
    </Sheet>
  )
}
