/** Opens the sheet of how a quest is won before the first turn on this device. Nothing is drawn by it. */
import { firstGame } from '#src/games/blackstone/firstGame.ts'
import { useOpeningCue } from '../../../table/opening/useOpeningCue.ts'
import type { BlackstoneTableProps } from '../blackstoneTableView.ts'

/** A first game begins at once: its coach says how it is won, and no touch comes before its first move. */
const isShortFirstGame = ({ header: { mode, options } }: BlackstoneTableProps['view']): boolean =>
  mode === firstGame.mode && options.points === firstGame.options.points

export const OpeningCue = ({ view, now }: BlackstoneTableProps) => {
  useOpeningCue(view, now, now.state.round <= 1 && !isShortFirstGame(view))
  return null
}
