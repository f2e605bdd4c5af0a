/** Opens the sheet of how a game is won before the first turn on this device. */
import { useLayoutEffect } from 'preact/hooks'
import { navigate, route } from '../../common/route.ts'
import type { TableView } from '../gameUiContract.ts'
import type { TableSnapshot } from '../tableSnapshot.ts'
import { areTipsWanted, isTipSeen, markTipSeen } from '../tips/seenTips.ts'

/** Word beside the tips that were seen. */
const openingWord = (mode: string): string => `opening.${mode}`

/** Whether a table of this mode opens with how it is won, as none did on this device. */
export const isHowToWinUnseen = (mode: string): boolean => areTipsWanted() && !isTipSeen(openingWord(mode))

type Snapshot = Pick<TableSnapshot, 'isAwaited' | 'isPending' | 'isCurtainDown' | 'outcome'>

/** Is somebody at this phone asked? Not in a replay, nor where bots or other phones play alone. */
const isAskedHere = ({ path, header }: Pick<TableView, 'path' | 'header'>, now: Snapshot): boolean =>
  path[0] === 'play' &&
  header.position === undefined &&
  now.isAwaited &&
  !now.isPending &&
  !now.isCurtainDown &&
  now.outcome === null

/** `isWanted`: it is the first round of a game that has an opening. */
export const useShowHowToWin = (view: Pick<TableView, 'path' | 'header'>, now: Snapshot, isWanted: boolean): void => {
  const { path, header } = view
  const isFree = route.value.length === path.length
  const isDue = isWanted && isFree && isAskedHere(view, now) && isHowToWinUnseen(header.mode)
  // Before the table is painted: a sheet that came later would meet a finger on its way.
  useLayoutEffect(() => {
    if (!isDue) return
    markTipSeen(openingWord(header.mode))
    navigate(...path, 'opening')
  }, [isDue])
}
