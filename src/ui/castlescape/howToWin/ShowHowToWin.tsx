/** Opens the sheet of how it is won before the first turn on this device. Nothing is drawn by it. */
import { useShowHowToWin } from '../../table/howToWin/useShowHowToWin.ts'
import type { CastleProps } from '../table/castleTableView.ts'
import { isFirstRound } from '../tips/tip.ts'

export const ShowHowToWin = (props: CastleProps) => {
  useShowHowToWin(props.view, props.now, isFirstRound(props))
  return null
}
