/** Keeps the screen on; gives back what lets it sleep again. A lock that went with the page when it was put away is asked for anew. */
export const keepAwake = (): (() => void) => {
  let lock: WakeLockSentinel | undefined
  let gone = false
  const hold = (got: WakeLockSentinel): void => {
    lock = got
    if (gone) void got.release()
  }
  const ask = (): void => {
    if (document.visibilityState !== 'visible') return
    // Low battery, or not allowed here: all goes on without.
    navigator.wakeLock?.request('screen').then(hold, () => undefined)
  }
  ask()
  document.addEventListener('visibilitychange', ask)
  return () => {
    gone = true
    document.removeEventListener('visibilitychange', ask)
    void lock?.release()
  }
}
