/** One tab for each game: two tabs that write one log would only meet at the store's refusal. */

/** The right of this tab to play a game, until released or lost. */
export interface GameTab {
  release(): void
}

const PREFIX = 'blackstone-game-'

/** Milliseconds in which a tab that is closed or loaded anew has surely let go of its game. */
const PATIENCE = 2_000

/**
 * Claims a game for this tab, or tells after two seconds that another tab has it. `steal` takes it from the other tab, which is told by
 * its own `onLost`. Where there are no Web Locks (plain http, old browsers, storage that the person blocks) every claim is granted, and the store refuses
 * the slower writer with 'conflict'.
 */
export function claimGame(id: string, onLost: () => void, { steal = false } = {}): Promise<GameTab | 'elsewhere'> {
  const locks: LockManager | undefined = globalThis.navigator?.locks
  if (!locks) return Promise.resolve({ release: () => {} })
  return new Promise((resolve) => {
    let held = false
    const signal = AbortSignal.timeout(PATIENCE)
    const hold = (): Promise<void> => {
      held = true
      return new Promise((release) => resolve({ release }))
    }
    locks.request(PREFIX + id, steal ? { steal } : { signal }, hold).catch(() => {
      // A lock that was granted is taken away only by another tab that steals it.
      if (held) onLost()
      else resolve(signal.aborted ? 'elsewhere' : { release: () => {} })
    })
  })
}

/** Whether a game is being played in any tab. */
export async function isPlaying(): Promise<boolean> {
  const locks = await globalThis.navigator?.locks?.query().catch(() => undefined)
  return locks?.held?.some(({ name }) => name?.startsWith(PREFIX)) ?? false
}
