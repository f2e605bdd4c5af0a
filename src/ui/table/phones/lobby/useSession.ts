/**
 * Session for as long as its screen is shown. One tab at a time has it; once the game begins, its table takes the
 * session over.
 */
import { effect } from '@preact/signals'
import { useEffect, useState } from 'preact/hooks'
import type { Result } from '#src/kernel/result.ts'
import { claimGameForTab, type GameClaim } from '#src/store/claimGameForTab.ts'
import { StoreFailure } from '#src/table/storeFailure.ts'
import { type AppContext, useApp } from '../../../common/appContext.ts'
import { keepAwake } from '../../../common/browser/keepAwake.ts'
import { onPageVisible } from '../../../common/browser/onPageVisible.ts'
import { describeFailure } from '../../../common/failureTexts.ts'
import { replaceRoute } from '../../../common/route.ts'
import { refusalText } from '../parts/RefusalNotice.tsx'
import type { Session } from '../session/session.ts'

export type SessionScreenState =
  | { readonly at: 'opening' }
  | { readonly at: 'session'; readonly session: Session }
  /** Another tab has the session. */
  | { readonly at: 'elsewhere' }
  | { readonly at: 'failed'; readonly text: string }

/** Opens the table as soon as there is one; returns the function that leaves the session. */
const followToTable = (session: Session): (() => void) => {
  const stop = effect(() => {
    const table = session.table.value
    if (table) replaceRoute('play', table.header.id)
  })
  return () => {
    stop()
    if (!session.table.peek()) session.close()
  }
}

/**
 * Opens the session of this name. The second value takes the session over from another tab. A session that the other
 * tab released is opened again when this page becomes visible.
 */
export const useSession = (
  name: string,
  open: (app: AppContext) => Promise<Result<Session>>,
): readonly [SessionScreenState, () => void] => {
  const app = useApp()
  const [screenState, setScreenState] = useState<SessionScreenState>({ at: 'opening' })
  const [claim, setClaim] = useState({ again: 0, steal: false })
  const claimAgain = (steal: boolean): void => setClaim({ again: claim.again + 1, steal })
  // A phone that sleeps counts as away.
  useEffect(keepAwake, [])
  useEffect(() => {
    let tab: GameClaim | undefined
    let leaveSession = (): void => {}
    let isActive = true
    const onTakenOver = (): void => {
      isActive = false
      leaveSession()
      setScreenState({ at: 'elsewhere' })
    }
    const claimAndOpen = async (): Promise<void> => {
      const claimResult = await claimGameForTab(name, onTakenOver, claim)
      if (claimResult === 'elsewhere') return isActive ? onTakenOver() : undefined
      tab = claimResult
      if (!isActive) return tab.release()
      const result = await open(app)
      if (!result.ok) return setScreenState({ at: 'failed', text: refusalText(result.error) })
      if (!isActive) return result.value.close()
      leaveSession = followToTable(result.value)
      setScreenState({ at: 'session', session: result.value })
    }
    claimAndOpen().catch((error: unknown) => {
      setScreenState({ at: 'failed', text: describeFailure(error) })
      // Any other error is a bug, and is reported.
      if (!(error instanceof StoreFailure)) throw error
    })
    return () => {
      isActive = false
      leaveSession()
      tab?.release()
    }
  }, [claim])
  useEffect(() => (screenState.at === 'elsewhere' ? onPageVisible(() => claimAgain(false)) : undefined), [screenState])
  return [screenState, () => claimAgain(true)]
}
