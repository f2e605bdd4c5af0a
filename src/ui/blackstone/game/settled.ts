/** What a table does when it has stood for a while, and a player is sure to be there. */
import { exports } from './handOut.ts'

/** What a turn asks and tells, and what is needed when storage fails, is fetched before its need. */
const prepare = (): void =>
  void Promise.all([exports(), import('./unsaved.ts'), import('./Question.tsx'), import('./Since.tsx')]).catch(
    () => undefined,
  )

/** Keeps the screen on; gives back what lets it sleep again. */
const keepAwake = (): (() => void) => {
  let lock: WakeLockSentinel | undefined
  let gone = false
  const ask = (): void => {
    if (document.visibilityState !== 'visible') return
    navigator.wakeLock?.request('screen').then(
      (got) => {
        lock = got
        if (gone) void got.release()
      },
      () => undefined, // low battery, or not allowed here: play goes on without
    )
  }
  ask()
  document.addEventListener('visibilitychange', ask)
  return () => {
    gone = true
    document.removeEventListener('visibilitychange', ask)
    void lock?.release()
  }
}

/** Fetches ahead and keeps the screen on, until what it gives back is called. */
export const settle = (): (() => void) => {
  prepare()
  return keepAwake()
}
