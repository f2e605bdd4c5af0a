/** Opens the sheet of how a quest is won before the first turn on this device. Nothing is drawn by it. */
import { firstGame } from '#src/games/blackstone/firstGame.ts'
import { useShowHowToWin } from '../../../table/howToWin/useShowHowToWin.ts'
import type { BlackstoneTableProps } from '../blackstoneTableView.ts'

/** A first game begins at once: its coach says how it is won, and no touch comes before its first move. */
const isShortFirstGame = ({ header: { mode, options } }: BlackstoneTableProps['view']): boolean =>
  mode === firstGame.mode && options.points === firstGame.options.points

export const ShowHowToWin = ({ view, now }: BlackstoneTableProps) => {
  useShowHowToWin(view, now, now.state.round <= 1 && !isShortFirstGame(view))
  return null
}
