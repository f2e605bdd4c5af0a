/** Advice of a hint, which is found again whenever the player does something else than it says. */
import { useEffect, useRef, useState } from 'preact/hooks'
import type { AskOptions } from '../bots/botWorkerClient.ts'

/** Actions in order, and reasons for them. */
export interface Advice<A> {
  readonly actions: readonly A[]
  readonly why: readonly string[]
}

export type AdviceState<A> =
  | Advice<A>
  | { readonly at: 'thinks'; readonly tried: number }
  | { readonly at: 'none' | 'failed' }

/** How an advice is looked for: until `signal` aborts it. */
export interface AdviceOptions extends AskOptions {
  readonly signal: AbortSignal
}

export interface AdviceSource<A> {
  /** Changes with the position, and with what is asked about it. */
  readonly key: string
  readonly canAct: boolean
  /** Advice for the position; null where there is none. */
  find(options: AdviceOptions): Promise<Advice<A> | null>
  /** What is left of an advice after its first action was done, with reasons for it. */
  continueWith(actions: readonly A[], options: AdviceOptions): Promise<Advice<A>>
  /**
   * Does an action. `isLast`: nothing more is advised after it. `onDo` is called before it is done, unless somebody who
   * is asked first declines.
   */
  follow(action: A, isLast: boolean, onDo: () => void): void
}

const THINKS = { at: 'thinks', tried: 0 } as const

/** Current advice, and the function that does its first action. */
export const useAdvice = <A>(source: AdviceSource<A>): readonly [AdviceState<A>, () => void] => {
  const [adviceState, setAdviceState] = useState<AdviceState<A>>(THINKS)
  /** Rest of the plan whose first action was just done. */
  const remainingMoves = useRef<readonly A[]>([])
  const { key, canAct } = source
  useEffect(() => {
    const remaining = remainingMoves.current
    remainingMoves.current = []
    // While the cards of that action are being revealed, the advice stays as it is.
    if (!canAct) return remaining.length > 0 ? undefined : setAdviceState({ at: 'none' })
    const controller = new AbortController()
    const { signal } = controller
    const onProgress = (tried: number): void => {
      if (!signal.aborted) setAdviceState({ at: 'thinks', tried })
    }
    if (remaining.length === 0) setAdviceState(THINKS)
    const pendingAdvice =
      remaining.length > 0 ? source.continueWith(remaining, { signal }) : source.find({ signal, onProgress })
    pendingAdvice.then(
      (advice) => signal.aborted || setAdviceState(advice ?? { at: 'none' }),
      (error: unknown) => {
        if (signal.aborted) return
        console.warn(error)
        setAdviceState({ at: 'failed' })
      },
    )
    return () => controller.abort()
  }, [key, canAct])
  const followAdvice = (): void => {
    if ('at' in adviceState) return
    const [first, ...remaining] = adviceState.actions
    if (first === undefined) return
    source.follow(first, remaining.length === 0, () => {
      remainingMoves.current = remaining
      if (remaining.length > 0) setAdviceState({ actions: remaining, why: [] })
    })
  }
  return [adviceState, followAdvice]
}
