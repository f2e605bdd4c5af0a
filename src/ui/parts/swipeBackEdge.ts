/** Pixels from either side of the screen within which a phone takes a swipe for Back. */
const EDGE = 24

export const isAtEdge = ({ clientX }: { readonly clientX: number }): boolean =>
  clientX < EDGE || clientX > innerWidth - EDGE

/**
 * Holds touches that begin at the side of the screen: a swipe inside a board is not Back. No click follows them, so the
 * board acts on `pointerup`. A system that takes swipes before the page sees them cannot be held.
 */
export const holdEdge = (event: TouchEvent): void => {
  if ([...event.touches].some(isAtEdge)) event.preventDefault()
}
