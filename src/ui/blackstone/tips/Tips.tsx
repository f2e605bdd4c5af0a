/**
 * Tips at a table: at most one per turn, each only once, and never while a question, a selection or a sheet is open.
 */
import '../../../text/screens.ts'
import { useEffect, useState } from 'preact/hooks'
import { t } from '../../../text/t.ts'
import { route } from '../../app/route.ts'
import { areTipsWanted, isTipSeen, markTipSeen } from '../../table/tips/seenTips.ts'
import { TipBar } from '../../table/tips/TipBar.tsx'
import type { BlackstoneTableProps } from '../table/tableExtension.ts'
import { TIPS, type TipId } from './tips.ts'

/** Milliseconds without an action before a tip is shown. */
const IDLE_DELAY = 1500

/**
 * False for lessons and puzzles, which have their own texts, and for games from a position, which are not for
 * beginners.
 */
const isRegularGame = ({ view: { path, header } }: BlackstoneTableProps): boolean =>
  path[0] === 'play' && header.position === undefined

/** True if no question, selection or sheet is open. */
const isIdle = ({ view, now }: BlackstoneTableProps): boolean =>
  (now.todo === 'work' || now.todo === 'act') &&
  !now.isPending &&
  view.selection.value.on === 'nothing' &&
  route.value.length === view.path.length

interface DisplayedTip {
  readonly id: TipId
  readonly turn: string
}

/** The tip shown now, or null, and the function that closes it. */
const useCurrentTip = (props: BlackstoneTableProps): readonly [TipId | null, () => void] => {
  const { now } = props
  const turnKey = `${now.state.round} ${now.seat}`
  const [displayed, setDisplayed] = useState<DisplayedTip | null>(null)
  const [isClosed, setIsClosed] = useState(false)
  const isIdleNow = isIdle(props)
  const canShow = isIdleNow && isRegularGame(props) && areTipsWanted() && displayed?.turn !== turnKey
  const nextTip = canShow ? TIPS.find(({ id, when }) => !isTipSeen(id) && when(props)) : undefined
  useEffect(() => {
    if (!nextTip) return
    const timer = setTimeout(() => {
      markTipSeen(nextTip.id)
      setIsClosed(false)
      setDisplayed({ id: nextTip.id, turn: turnKey })
    }, IDLE_DELAY)
    return () => clearTimeout(timer)
  }, [nextTip, now.state])
  const isStillRelevant = displayed?.turn === turnKey && TIPS.some(({ id, when }) => id === displayed.id && when(props))
  return [isIdleNow && !isClosed && isStillRelevant ? displayed.id : null, () => setIsClosed(true)]
}

export const Tips = (props: BlackstoneTableProps) => {
  const [tip, closeTip] = useCurrentTip(props)
  return <TipBar text={tip ? t(`tip.${tip}`) : ''} onClose={closeTip} />
}
