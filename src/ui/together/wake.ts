/** Notices that the phone was asleep, that the app was away, or that the network has changed. */

/** A glance at another app is no sleep. */
const GLANCE = 3_000
/** How often the clock is looked at, and from which jump on the phone was asleep without a word. */
const LOOK = 2_000
const ASLEEP = 10_000

/** Runs `woke` each time; gives the function that ends it. */
export const onWake = (woke: () => void): (() => void) => {
  let hidden = 0
  let looked = Date.now()
  const look = (): void => {
    const before = looked
    looked = Date.now()
    if (looked - before > ASLEEP) woke()
  }
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
  const timer = setInterval(look, LOOK)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', seen)
    removeEventListener('pageshow', shown)
    removeEventListener('online', woke)
  }
}
