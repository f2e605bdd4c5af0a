/**
 * Tips at a table: at most one per turn, in the coached first turn of a quest one after the other, each only once, and
 * never while a question, a selection or a sheet is open.
 */
import '../../../text/screens.ts'
import '../../../text/blackstone/leisure.ts'
import { useEffect, useState } from 'preact/hooks'
import { t } from '../../../text/t.ts'
import { route } from '../../app/route.ts'
import { areTipsWanted, isTipSeen, markTipSeen } from '../../table/tips/seenTips.ts'
import { TipBar } from '../../table/tips/TipBar.tsx'
import type { BlackstoneTableProps } from '../table/tableExtension.ts'
import { firstTurnOf } from './firstTurn.ts'
import { TIPS } from './tips.ts'

/** Milliseconds without an action before a tip is shown. */
const IDLE_DELAY = 1500
/** The same in a coached first turn, in which one tip follows the other. */
const STEP_DELAY = 500

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
  readonly id: string
  readonly text: string
  readonly turn: string
  /** It belongs to the coached first turn. */
  readonly isStep: boolean
}

/** The next tip of the coached first turn, null for none. While `openId` stands it is one that is more urgent. */
const nextStep = (props: BlackstoneTableProps, openId?: string): DisplayedTip | null => {
  const tips = firstTurnOf(props.view.header.mode)
  const step = tips.find(({ id, when }) => id === openId || (!isTipSeen(id) && when(props)))
  if (!step || step.id === openId) return null
  return { id: step.id, text: t(`firstTurn.${step.id}`), turn: turnKeyOf(props), isStep: true }
}

const nextOrdinaryTip = (props: BlackstoneTableProps): DisplayedTip | null => {
  const tip = TIPS.find(({ id, when }) => !isTipSeen(id) && when(props))
  return tip ? { id: tip.id, text: t(`tip.${tip.id}`), turn: turnKeyOf(props), isStep: false } : null
}

/** The tip to show next, null for none. An open one of the first turn gives way to a more urgent one, others stay. */
const nextTipAfter = (
  props: BlackstoneTableProps,
  open: DisplayedTip | null,
  isFirstOfTurn: boolean,
): DisplayedTip | null => {
  if (open) return open.isStep ? nextStep(props, open.id) : null
  return nextStep(props) ?? (isFirstOfTurn ? nextOrdinaryTip(props) : null)
}

const turnKeyOf = ({ now }: BlackstoneTableProps): string => `${now.state.round} ${now.seat}`

/** Does a displayed tip still matter? */
const isRelevant = (props: BlackstoneTableProps, { id, turn, isStep }: DisplayedTip): boolean => {
  const tips = isStep ? firstTurnOf(props.view.header.mode) : TIPS
  return turn === turnKeyOf(props) && tips.some((tip) => tip.id === id && tip.when(props))
}

/** Waves a tip away, and with one of a coached first turn all that would follow. */
const waveAway = ({ view }: BlackstoneTableProps, { isStep }: DisplayedTip): void => {
  if (isStep) for (const { id } of firstTurnOf(view.header.mode)) markTipSeen(id)
}

/** The tip shown now, or null, and the function that closes it. */
const useCurrentTip = (props: BlackstoneTableProps): readonly [DisplayedTip | null, () => void] => {
  const [displayed, setDisplayed] = useState<DisplayedTip | null>(null)
  const [isClosed, setIsClosed] = useState(false)
  const isIdleNow = isIdle(props)
  const canShow = isIdleNow && isRegularGame(props) && areTipsWanted()
  const isOpen = displayed !== null && !isClosed && isRelevant(props, displayed)
  const isFirstOfTurn = displayed?.turn !== turnKeyOf(props)
  const nextTip = canShow ? nextTipAfter(props, isOpen ? displayed : null, isFirstOfTurn) : null
  useEffect(() => {
    if (!nextTip) return
    const timer = setTimeout(
      () => {
        markTipSeen(nextTip.id)
        setIsClosed(false)
        setDisplayed(nextTip)
      },
      nextTip.isStep ? STEP_DELAY : IDLE_DELAY,
    )
    return () => clearTimeout(timer)
  }, [nextTip?.id, props.now.state])
  const close = (): void => {
    if (displayed) waveAway(props, displayed)
    setIsClosed(true)
  }
  return [isIdleNow && isOpen ? displayed : null, close]
}

export const Tips = (props: BlackstoneTableProps) => {
  const [tip, closeTip] = useCurrentTip(props)
  return <TipBar text={tip?.text ?? ''} onClose={closeTip} />
}
