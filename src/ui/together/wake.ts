/** Notices that the phone was asleep, that the app was away, or that the network has changed. */

/** A glance at another app is no sleep. */
const GLANCE = 3_000

/** Runs `woke` each time; gives the function that ends it. */
export const onWake = (woke: () => void): (() => void) => {
  let hidden = 0
  const seen = (): void => {
    if (document.visibilityState === 'hidden') hidden = Date.now()
    else if (hidden > 0 && Date.now() - hidden > GLANCE) woke()
  }
  const shown = (event: PageTransitionEvent): void => {
    if (event.persisted) woke()
  }
  document.addEventListener('visibilitychange', seen)
  addEventListener('pageshow', shown)
  addEventListener('online', woke)
  return () => {
    document.removeEventListener('visibilitychange', seen)
    removeEventListener('pageshow', shown)
    removeEventListener('online', woke)
  }
}
