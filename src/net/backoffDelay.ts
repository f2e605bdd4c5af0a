const FIRST = 500
const MOST = 15_000

/**
 * Milliseconds before the next attempt: doubled each time, at most 15 s, and spread over a half, so that the phones of a server that comes
 * back do not all come at once.
 * @param failed attempts before this one, from 0 @param spread from 0 to less than 1
 */
export const backoff = (failed: number, spread: number): number =>
  Math.round(Math.min(MOST, FIRST * 2 ** Math.min(failed, 16)) * (0.5 + spread / 2))
