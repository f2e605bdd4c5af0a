/**
 * Keeps the screen on; returns the function that lets it sleep again. The browser drops the lock when the page is
 * hidden, so it is requested again when the page is shown.
 */
export const keepAwake = (): (() => void) => {
  let lock: WakeLockSentinel | undefined
  let isReleased = false
  const storeLock = (newLock: WakeLockSentinel): void => {
    lock = newLock
    if (isReleased) void newLock.release()
  }
  const requestLock = (): void => {
    if (document.visibilityState !== 'visible') return
    // Refused with a low battery or without permission: the screen may then sleep.
    navigator.wakeLock?.request('screen').then(storeLock, () => undefined)
  }
  requestLock()
  document.addEventListener('visibilitychange', requestLock)
  return () => {
    isReleased = true
    document.removeEventListener('visibilitychange', requestLock)
    void lock?.release()
  }
}
