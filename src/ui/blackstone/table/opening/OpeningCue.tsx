/** Opens the sheet of how a quest is won before the first turn on this device. Nothing is drawn by it. */
import { useEffect } from 'preact/hooks'
import { navigate, route } from '../../../app/route.ts'
import { areTipsWanted, isTipSeen, markTipSeen } from '../../../table/tips/seenTips.ts'
import type { BlackstoneTableProps } from '../tableExtension.ts'

/** Word beside the tips that were seen. */
const openingWord = (mode: string): string => `opening.${mode}`

/** Is somebody at this phone asked for the first time? Not in a replay, nor where bots or other phones play alone. */
const isFirstTurn = ({ view, now }: BlackstoneTableProps): boolean =>
  view.path[0] === 'play' &&
  view.header.position === undefined &&
  now.isAwaited &&
  !now.isPending &&
  !now.isCurtainDown &&
  now.outcome === null &&
  now.state.round <= 1

export const OpeningCue = (props: BlackstoneTableProps) => {
  const { path, header } = props.view
  const word = openingWord(header.mode)
  const isFree = route.value.length === path.length
  const isDue = isFree && isFirstTurn(props) && areTipsWanted() && !isTipSeen(word)
  useEffect(() => {
    if (!isDue) return
    markTipSeen(word)
    navigate(...path, 'opening')
  }, [isDue])
  return null
}
