/** Keeps the screen on while a table gathers: a phone that sleeps is away. */
import { useEffect } from 'preact/hooks'

export const useWakeLock = (): void => {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let gone = false
    const hold = (got: WakeLockSentinel): void => {
      lock = got
      if (gone) void got.release()
    }
    const ask = (): void => {
      if (document.visibilityState !== 'visible') return
      // Low battery, or not allowed here: the table gathers all the same.
      navigator.wakeLock?.request('screen').then(hold, () => undefined)
    }
    ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      gone = true
      document.removeEventListener('visibilitychange', ask)
      void lock?.release()
    }
  }, [])
}
