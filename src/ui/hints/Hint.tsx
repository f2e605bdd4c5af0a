/** A hint over the table, which goes on beneath it: found anew whenever something else is done than it says. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Action } from '../../games/blackstone/actions.ts'
import type { Slot } from '../../kernel/contract.ts'
import { hashOf } from '../../kernel/hash.ts'
import type { AtTable } from '../blackstone/game/chapter.ts'
import { route, up } from '../shell/route.ts'
import { t } from '../text/t.ts'
import { type Advice, adviseOn, goOn } from './advice.ts'
import { HintBar, type HintView } from './HintBar.tsx'
import { adviceOf, spacesOf } from './sentences.ts'

type Found = Advice | 'thinks' | 'none' | 'failed'

/** What is advised now, and a way to do its first deed. */
const useAdvice = ({ sitting, now }: AtTable, card: Slot | null, leave: () => void): readonly [Found, () => void] => {
  const [found, set] = useState<Found>('thinks')
  /** What is left of the plan whose first deed was just done. */
  const rest = useRef<readonly Action[]>([])
  const position = useMemo(() => hashOf(now.state), [now.state])
  const mayAct = now.legal.length > 0
  useEffect(() => {
    const left = rest.current
    rest.current = []
    // While what it did is revealed there is nothing new to say.
    if (!mayAct) return left.length > 0 ? undefined : set('none')
    const stop = new AbortController()
    const { signal } = stop
    if (left.length === 0) set('thinks')
    const finding = left.length > 0 ? goOn(sitting, now, card, left, signal) : adviseOn(sitting, now, card, signal)
    finding.then(
      (advice) => signal.aborted || set(advice ?? 'none'),
      (error: unknown) => {
        if (signal.aborted) return
        console.warn(error)
        set('failed')
      },
    )
    return () => stop.abort()
  }, [position, mayAct, card])
  const follow = (): void => {
    if (typeof found === 'string') return
    const [first, ...left] = found.actions
    if (!first) return
    rest.current = left
    if (left.length > 0) set({ actions: left, why: [] })
    // The way to a task ends with its completion, which is found when the vassals lie there.
    else if (card === null || first.kind === 'complete') leave()
    sitting.act(first)
  }
  return [found, follow]
}

const viewOf = (at: AtTable, found: Found, onDo: () => void): HintView => {
  if (found === 'thinks') return { at: 'thinks' }
  if (found === 'failed') return { at: 'none', says: t('hint.failed') }
  const [first] = found === 'none' ? [] : found.actions
  if (found === 'none' || !first)
    return { at: 'none', says: t(at.now.legal.length > 0 ? 'costs.nobody' : 'hint.notNow') }
  return { at: 'found', says: adviceOf(at.now, first), why: found.why, spaces: spacesOf(first), onDo }
}

/** Who asked again through the menu has two hints above the table: both are left at once. */
const useOneBack = (): void =>
  useEffect(() => {
    const leaveNext = (): void => {
      if (route.value[2] === 'hint') up()
    }
    addEventListener('popstate', leaveNext)
    return () => removeEventListener('popstate', leaveNext)
  }, [])

/** A hint is for one turn and for what is asked in it; what comes then must not lie under it. That goes with its place in the history. */
const useOneTurn = ({ state, todo }: AtTable['now'], leave: () => void): void => {
  const turn = `${state.round} ${state.seat} ${todo}`
  useEffect(() => {
    const asked = history.state?.hintIn
    if (asked === undefined) history.replaceState({ ...history.state, hintIn: turn }, '')
    else if (asked !== turn) leave()
  }, [turn])
}

/** Leaves the hint, once. */
const useLeave = (): (() => void) => {
  const left = useRef(false)
  return () => {
    if (!left.current) up()
    left.current = true
  }
}

export const Hint = ({ sitting, now, card }: AtTable & { readonly card: Slot | null }) => {
  const at = { sitting, now }
  const leave = useLeave()
  useOneBack()
  useOneTurn(now, leave)
  const [found, follow] = useAdvice(at, card, leave)
  return <HintBar hint={viewOf(at, found, follow)} onClose={leave} />
}
