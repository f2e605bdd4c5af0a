/** One tab for each game: of two tabs that write one log, the store would refuse one. */

import { TAB_LOCK } from '../kernel/formats.ts'

/** Right of this tab to play a game, until released or lost. */
export interface GameClaim {
  release(): void
}

/** Milliseconds after which a tab that is closed or reloaded has surely released its game. */
export const PATIENCE = 2_000

/**
 * Claims a game for this tab, or resolves with `elsewhere` after two seconds if another tab has it. `steal` takes it
 * from the other tab, whose `onLost` is called. Without Web Locks (plain http, old browsers, storage that the person
 * blocks) every claim is granted, and the store refuses the slower writer with 'conflict'.
 */
export function claimGameForTab(
  id: string,
  onLost: () => void,
  { steal = false } = {},
): Promise<GameClaim | 'elsewhere'> {
  const locks: LockManager | undefined = globalThis.navigator?.locks
  if (!locks) return Promise.resolve({ release: () => {} })
  return new Promise((resolve) => {
    let isGranted = false
    const signal = AbortSignal.timeout(PATIENCE)
    const holdLock = (): Promise<void> => {
      isGranted = true
      return new Promise((release) => resolve({ release }))
    }
    locks.request(TAB_LOCK + id, steal ? { steal } : { signal }, holdLock).catch(() => {
      // Only another tab that steals a granted lock takes it away.
      if (isGranted) onLost()
      else resolve(signal.aborted ? 'elsewhere' : { release: () => {} })
    })
  })
}
