const FIRST = 500
const MOST = 15_000

/**
 * Milliseconds before the next attempt: doubled each time, at most 15 s, and spread over a half, so that the phones of
 * a server that comes back do not all connect at once.
 * @param failedAttempts attempts before this one, from 0
 * @param jitter from 0 to less than 1
 */
export const backoffDelay = (failedAttempts: number, jitter: number): number =>
  Math.round(Math.min(MOST, FIRST * 2 ** Math.min(failedAttempts, 16)) * (0.5 + jitter / 2))
