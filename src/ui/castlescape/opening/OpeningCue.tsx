/** Opens the sheet of how it is won before the first turn on this device. Nothing is drawn by it. */
import { useOpeningCue } from '../../table/opening/useOpeningCue.ts'
import type { CastleProps } from '../table/castleView.ts'
import { isFirstRound } from '../tips/tip.ts'

export const OpeningCue = (props: CastleProps) => {
  useOpeningCue(props.view, props.now, isFirstRound(props))
  return null
}
