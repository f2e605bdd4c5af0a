/** Detection that the phone was asleep, that the app was in the background, or that the network has changed. */

/** Milliseconds in the background that count; less is a glance at another app. */
const MIN_AWAY_MS = 3_000
/** Milliseconds between looks at the clock, and the jump from which on the phone was asleep without an event. */
const CHECK_INTERVAL = 2_000
const SLEEP_THRESHOLD = 10_000

/**
 * Calls `handleWake` each time; returns the function that stops it. One wake may show in several ways, and counts once:
 * the next call would end a connection that the first has just made.
 */
export const onWake = (handleWake: () => void): (() => void) => {
  let hiddenSince = 0
  let lastCheck = Date.now()
  const wake = (): void => {
    lastCheck = Date.now()
    hiddenSince = lastCheck
    handleWake()
  }
  const checkClock = (): void => {
    const previousCheck = lastCheck
    lastCheck = Date.now()
    if (lastCheck - previousCheck > SLEEP_THRESHOLD) wake()
  }
  const onVisibilityChange = (): void => {
    if (document.visibilityState === 'hidden') hiddenSince = Date.now()
    else if (hiddenSince > 0 && Date.now() - hiddenSince > MIN_AWAY_MS) wake()
  }
  const onPageShow = (event: PageTransitionEvent): void => {
    if (event.persisted) wake()
  }
  document.addEventListener('visibilitychange', onVisibilityChange)
  document.addEventListener('resume', wake)
  addEventListener('pageshow', onPageShow)
  addEventListener('online', wake)
  const timer = setInterval(checkClock, CHECK_INTERVAL)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onVisibilityChange)
    document.removeEventListener('resume', wake)
    removeEventListener('pageshow', onPageShow)
    removeEventListener('online', wake)
  }
}
