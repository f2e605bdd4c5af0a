/**
 * Opens the table of a game for its screen. One tab at a time plays a game: the lock is claimed before the game is
 * read.
 */

import { useEffect, useState } from 'preact/hooks'
import type { LogFlaw } from '../../../kernel/replayLog.ts'
import { claimGameForTab, type GameClaim } from '../../../store/claimGameForTab.ts'
import type { Database } from '../../../store/database.ts'
import { onPageVisible } from '../../common/browser/onPageVisible.ts'
import { createTableView, namesForPlayer } from '../createTableView.ts'
import type { TableView } from '../gameUiContract.ts'
import { loadStorageAndPacks } from '../tiers/loadStorageAndPacks.ts'
import { type GameTable, leavingTables, openTableOf } from './openTableRegistry.ts'
import { preloadReopening, resumeTable } from './resumeTable.ts'

export type TableScreenState =
  | { readonly at: 'opening' }
  | { readonly at: 'table'; readonly table: GameTable; readonly view: TableView }
  /** Another tab plays the game. */
  | { readonly at: 'elsewhere' }
  /** The log of the game is inconsistent. */
  | { readonly at: 'flaw'; readonly flaw: LogFlaw }
  /** Storage could not load the game. */
  | { readonly at: 'failure'; readonly error: unknown }

/** Ends the notice about entries that this table could not save. */
const stopNoticeOf = (table: GameTable): Promise<void> =>
  loadStorageAndPacks().then((module) => module.stopUnsavedNotice(table))

const openTableScreen = async (database: Database, id: string, wasTaken: boolean): Promise<TableScreenState> => {
  try {
    const tableBefore = openTableOf(id)
    const result = await resumeTable(database, id, wasTaken)
    if (tableBefore?.fault() && openTableOf(id) !== tableBefore) await stopNoticeOf(tableBefore)
    if (!result.ok) return { at: 'flaw', flaw: result.error }
    const table = result.value
    return { at: 'table', table, view: createTableView(table, () => namesForPlayer(table)) }
  } catch (error) {
    return { at: 'failure', error }
  }
}

/** Closes a table once storage has all of it; resolves with whether it was closed. */
export const leaveTable = (table: GameTable): Promise<boolean> => {
  leavingTables.add(table)
  return loadStorageAndPacks().then((module) => module.closeIfStillLeft(table))
}

/**
 * State of the screen, and the function that takes the game over from another tab. A game that the other tab released
 * is opened again when this page becomes visible.
 */
export const useTableScreen = (database: Database, id: string): readonly [TableScreenState, () => void] => {
  const [screenState, setScreenState] = useState<TableScreenState>({ at: 'opening' })
  const [claim, setClaim] = useState({ again: 0, steal: false })
  const claimAgain = (steal: boolean): void => setClaim({ again: claim.again + 1, steal })
  useEffect(() => {
    let tab: GameClaim | undefined
    let isActive = true
    const onTakenOver = (): void => {
      isActive = false
      setScreenState({ at: 'elsewhere' })
    }
    const claimAndOpen = async (): Promise<void> => {
      if (!openTableOf(id)) preloadReopening()
      const claimResult = await claimGameForTab(id, onTakenOver, claim)
      if (claimResult === 'elsewhere') return isActive ? onTakenOver() : undefined
      tab = claimResult
      if (!isActive) return tab.release()
      const openedState = await openTableScreen(database, id, claim.again > 0)
      if (isActive) setScreenState(openedState)
      else if (openedState.at === 'table') void leaveTable(openedState.table)
    }
    void claimAndOpen()
    return () => {
      isActive = false
      tab?.release()
    }
  }, [claim])
  useEffect(() => {
    // Entries that only this tab has are not given up unasked.
    const isRecoverable = screenState.at === 'elsewhere' && !openTableOf(id)?.fault()
    return isRecoverable ? onPageVisible(() => claimAgain(false)) : undefined
  }, [screenState])
  return [screenState, () => claimAgain(true)]
}
