/** Fetches the table of a game for its screen. One tab at a time plays a game: the lock is asked for before the game is read. */
import { useEffect, useState } from 'preact/hooks'
import type { Flaw } from '../../../kernel/ledger.ts'
import type { Database } from '../../../store/database.ts'
import { claimGame, type GameTab } from '../../../store/tabs.ts'
import { onSight } from '../../shell/sight.ts'
import { atHand, type Table } from './atHand.ts'
import { sit } from './sit.ts'
import type { Sitting } from './sitting.ts'
import { resume } from './tables.ts'
import { fetchTelling } from './telling.ts'

export type Shown =
  | { readonly at: 'opening' }
  | { readonly at: 'table'; readonly table: Table; readonly sitting: Sitting }
  /** Another tab plays it. */
  | { readonly at: 'elsewhere' }
  /** Its log does not add up. */
  | { readonly at: 'flaw'; readonly flaw: Flaw }
  /** Storage could not give it. */
  | { readonly at: 'failure'; readonly error: unknown }

/** What it could not save is spoken of no more. */
const giveUp = async (table: Table): Promise<void> => (await import('./unsaved.ts')).forget(table)

const open = async (database: Database, id: string, taken: boolean): Promise<Shown> => {
  try {
    const before = atHand(id)
    const opened = await resume(database, id, taken)
    if (before?.fault() && atHand(id) !== before) await giveUp(before)
    // What was done before is told at once; nobody waits to hear what chance brought before the first deed.
    if (opened.ok && opened.value.entries().some(({ body }) => body.kind !== 'chance')) await fetchTelling()
    if (opened.ok) return { at: 'table', table: opened.value, sitting: sit(opened.value) }
    return { at: 'flaw', flaw: opened.error }
  } catch (error) {
    return { at: 'failure', error }
  }
}

/** Closes a table once storage has all of it; whether it could be closed. */
export const leave = async (table: Table): Promise<boolean> => (await import('./leave.ts')).leave(table)

/** What is to be shown, and a way to take the game over from another tab. One that the other tab let go of comes back when this is looked at. */
export const useGame = (database: Database, id: string): readonly [Shown, () => void] => {
  const [shown, show] = useState<Shown>({ at: 'opening' })
  const [claim, ask] = useState({ again: 0, steal: false })
  const claimAgain = (steal: boolean): void => ask({ again: claim.again + 1, steal })
  useEffect(() => {
    let tab: GameTab | undefined
    let mine = true
    const lose = (): void => {
      mine = false
      show({ at: 'elsewhere' })
    }
    const enter = async (): Promise<void> => {
      const claimed = await claimGame(id, lose, claim)
      if (claimed === 'elsewhere') return mine ? lose() : undefined
      tab = claimed
      if (!mine) return tab.release()
      const opened = await open(database, id, claim.again > 0)
      if (mine) show(opened)
      else if (opened.at === 'table') void leave(opened.table)
    }
    void enter()
    return () => {
      mine = false
      tab?.release()
    }
  }, [claim])
  useEffect(() => {
    // What only this tab has is not given up unasked.
    const waits = shown.at === 'elsewhere' && !atHand(id)?.fault()
    return waits ? onSight(() => claimAgain(false)) : undefined
  }, [shown])
  return [shown, () => claimAgain(true)]
}
