/** Hint over a table that stays usable. It is found again whenever the player does something else than it says. */
import '../../../text/blackstone/leisure.ts'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Action } from '../../../games/blackstone/actions.ts'
import type { Slot } from '../../../kernel/contract.ts'
import { hashOf } from '../../../kernel/hash.ts'
import { t } from '../../../text/t.ts'
import { navigateUp, route } from '../../app/route.ts'
import type { BlackstoneTableProps } from '../table/tableExtension.ts'
import { adviceText, spacesOfAction } from './adviceText.ts'
import { type Advice, continueAdvice, findAdvice } from './findAdvice.ts'
import { HintBar, type HintView } from './HintBar.tsx'

type AdviceState = Advice | 'thinks' | 'none' | 'failed'

/** Current advice, and the function that does its first action. */
const useAdvice = (
  { view, now }: BlackstoneTableProps,
  taskSlot: Slot | null,
  close: () => void,
): readonly [AdviceState, () => void] => {
  const [adviceState, setAdviceState] = useState<AdviceState>('thinks')
  /** Rest of the plan whose first action was just done. */
  const remainingMoves = useRef<readonly Action[]>([])
  const positionHash = useMemo(() => hashOf(now.state), [now.state])
  const canAct = now.legalActions.length > 0
  useEffect(() => {
    const remaining = remainingMoves.current
    remainingMoves.current = []
    // While the cards of that action are being revealed, the advice stays as it is.
    if (!canAct) return remaining.length > 0 ? undefined : setAdviceState('none')
    const controller = new AbortController()
    const { signal } = controller
    if (remaining.length === 0) setAdviceState('thinks')
    const pendingAdvice =
      remaining.length > 0
        ? continueAdvice(view, now, taskSlot, remaining, signal)
        : findAdvice(view, now, taskSlot, signal)
    pendingAdvice.then(
      (advice) => signal.aborted || setAdviceState(advice ?? 'none'),
      (error: unknown) => {
        if (signal.aborted) return
        console.warn(error)
        setAdviceState('failed')
      },
    )
    return () => controller.abort()
  }, [positionHash, canAct, taskSlot])
  const followAdvice = (): void => {
    if (typeof adviceState === 'string') return
    const [first, ...remaining] = adviceState.actions
    if (!first) return
    remainingMoves.current = remaining
    if (remaining.length > 0) setAdviceState({ actions: remaining, why: [] })
    // The route to a task ends with its completion, which is found once the vassals are in place.
    else if (taskSlot === null || first.kind === 'complete') close()
    view.confirmAndPropose(first)
  }
  return [adviceState, followAdvice]
}

const hintView = (props: BlackstoneTableProps, adviceState: AdviceState, onDo: () => void): HintView => {
  if (adviceState === 'thinks') return { at: 'thinks' }
  if (adviceState === 'failed') return { at: 'none', says: t('hint.failed') }
  const [first] = adviceState === 'none' ? [] : adviceState.actions
  if (adviceState === 'none' || !first)
    return { at: 'none', says: t(props.now.legalActions.length > 0 ? 'costs.nobody' : 'hint.notNow') }
  return { at: 'found', says: adviceText(props.now, first), why: adviceState.why, spaces: spacesOfAction(first), onDo }
}

/** Asking again through the menu puts two hints into the history; Back then leaves both. */
const useCloseDuplicateHint = (): void =>
  useEffect(() => {
    const closeIfHint = (): void => {
      if (route.value[2] === 'hint') navigateUp()
    }
    addEventListener('popstate', closeIfHint)
    return () => removeEventListener('popstate', closeIfHint)
  }, [])

/**
 * Closes the hint when the turn, or what it asks, changes. The turn is kept in the history entry, so that it survives a
 * reload.
 */
const useCloseAfterTurn = ({ state, todo }: BlackstoneTableProps['now'], close: () => void): void => {
  const turnKey = `${state.round} ${state.seat} ${todo}`
  useEffect(() => {
    const openedInTurn = history.state?.hintIn
    if (openedInTurn === undefined) history.replaceState({ ...history.state, hintIn: turnKey }, '')
    else if (openedInTurn !== turnKey) close()
  }, [turnKey])
}

/** Function that leaves the hint; later calls do nothing. */
const useCloseOnce = (): (() => void) => {
  const isClosed = useRef(false)
  return () => {
    if (!isClosed.current) navigateUp()
    isClosed.current = true
  }
}

export const Hint = ({ view, now, card }: BlackstoneTableProps & { readonly card: Slot | null }) => {
  const props = { view, now }
  const close = useCloseOnce()
  useCloseDuplicateHint()
  useCloseAfterTurn(now, close)
  const [adviceState, followAdvice] = useAdvice(props, card, close)
  return <HintBar hint={hintView(props, adviceState, followAdvice)} onClose={close} />
}
