/** Detection that the phone was asleep, that the app was in the background, or that the network has changed. */

/** Milliseconds in the background that count; less is a glance at another app. */
const MIN_AWAY_MS = 3_000
/** Milliseconds between looks at the clock, and the jump from which on the phone was asleep without an event. */
const CHECK_INTERVAL = 2_000
const SLEEP_THRESHOLD = 10_000

/** Calls `handleWake` each time; returns the function that stops it. */
export const onWake = (handleWake: () => void): (() => void) => {
  let hiddenSince = 0
  let lastCheck = Date.now()
  const checkClock = (): void => {
    const previousCheck = lastCheck
    lastCheck = Date.now()
    if (lastCheck - previousCheck > SLEEP_THRESHOLD) handleWake()
  }
  const onVisibilityChange = (): void => {
    if (document.visibilityState === 'hidden') hiddenSince = Date.now()
    else if (hiddenSince > 0 && Date.now() - hiddenSince > MIN_AWAY_MS) handleWake()
  }
  const onPageShow = (event: PageTransitionEvent): void => {
    if (event.persisted) handleWake()
  }
  document.addEventListener('visibilitychange', onVisibilityChange)
  addEventListener('pageshow', onPageShow)
  addEventListener('online', handleWake)
  const timer = setInterval(checkClock, CHECK_INTERVAL)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onVisibilityChange)
    removeEventListener('pageshow', onPageShow)
    removeEventListener('online', handleWake)
  }
}
