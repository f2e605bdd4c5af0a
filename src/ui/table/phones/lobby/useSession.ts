/** A session for as long as its screen is shown. One tab at a time has it; a game that has begun takes it along to its table. */
import { effect } from '@preact/signals'
import { useEffect, useState } from 'preact/hooks'
import type { Result } from '../../kernel/result.ts'
import { claimGame, type GameTab } from '../../store/tabs.ts'
import { StoreFailure } from '../../table/store.ts'
import { keepAwake } from '../shell/awake.ts'
import { type House, useHouse } from '../shell/house.ts'
import { replace } from '../shell/route.ts'
import { onSight } from '../shell/sight.ts'
import { sayFailure } from '../shell/trouble.ts'
import { reasonOf } from './Fault.tsx'
import type { Session } from './session.ts'

export type ShownSession =
  | { readonly at: 'opening' }
  | { readonly at: 'session'; readonly session: Session }
  /** Another tab has it. */
  | { readonly at: 'elsewhere' }
  | { readonly at: 'failed'; readonly text: string }

/** Goes to the table as soon as there is one; gives what leaves the session. */
const follow = (session: Session): (() => void) => {
  const stop = effect(() => {
    const table = session.table.value
    if (table) replace('play', table.header.id)
  })
  return () => {
    stop()
    if (!session.table.peek()) session.close()
  }
}

/** Opens the session of this name. The second value takes it over from another tab. One that the other tab let go of comes back when this is looked at. */
export const useSession = (
  name: string,
  open: (house: House) => Promise<Result<Session>>,
): readonly [ShownSession, () => void] => {
  const house = useHouse()
  const [shown, show] = useState<ShownSession>({ at: 'opening' })
  const [claim, ask] = useState({ again: 0, steal: false })
  const claimAgain = (steal: boolean): void => ask({ again: claim.again + 1, steal })
  // A phone that sleeps is away.
  useEffect(keepAwake, [])
  useEffect(() => {
    let tab: GameTab | undefined
    let leave = (): void => {}
    let mine = true
    const lose = (): void => {
      mine = false
      leave()
      show({ at: 'elsewhere' })
    }
    const enter = async (): Promise<void> => {
      const claimed = await claimGame(name, lose, claim)
      if (claimed === 'elsewhere') return mine ? lose() : undefined
      tab = claimed
      if (!mine) return tab.release()
      const opened = await open(house)
      if (!opened.ok) return show({ at: 'failed', text: reasonOf(opened.error) })
      if (!mine) return opened.value.close()
      leave = follow(opened.value)
      show({ at: 'session', session: opened.value })
    }
    enter().catch((error: unknown) => {
      show({ at: 'failed', text: sayFailure(error) })
      // All else is a bug, and is heard of.
      if (!(error instanceof StoreFailure)) throw error
    })
    return () => {
      mine = false
      leave()
      tab?.release()
    }
  }, [claim])
  useEffect(() => (shown.at === 'elsewhere' ? onSight(() => claimAgain(false)) : undefined), [shown])
  return [shown, () => claimAgain(true)]
}
