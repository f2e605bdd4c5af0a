/** Games that are being played in any tab, seen by the locks that their tabs hold. */

import { TAB_LOCK } from '../kernel/formats.ts'
import { PATIENCE } from './claimGameForTab.ts'

/** Whether another tab holds this lock for longer than a tab that was just closed does. */
const isHeld = (locks: LockManager, name: string): Promise<boolean> =>
  locks.request(name, { mode: 'shared', signal: AbortSignal.timeout(PATIENCE) }, () => false).catch(() => true)

/** Whether a game is being played in any tab; waits up to two seconds for a tab that was just closed. */
export async function isAnyGamePlayed(): Promise<boolean> {
  const locks = globalThis.navigator?.locks
  const held = (await locks?.query().catch(() => undefined))?.held ?? []
  const names = held.flatMap(({ name }) => (name?.startsWith(TAB_LOCK) ? [name] : []))
  return (await Promise.all(names.map((name) => isHeld(locks, name)))).includes(true)
}
