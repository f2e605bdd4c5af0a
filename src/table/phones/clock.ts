/** Clock of the runners; nothing under `table` has a clock of its own. */
export interface Clock {
  /** Milliseconds since some moment, never less than before; sleep counts. */
  now(): number
  /** Runs a function every so many milliseconds; returns the function that stops it. */
  every(milliseconds: number, run: () => void): () => void
}

/**
 * Time that never goes back. A wall clock may be set back, by its owner or by the network; then this one stops for a
 * moment and goes on. It follows jumps forward: the steps take those for sleep.
 */
export const steadyTime = (wall: () => number): (() => number) => {
  let last = Number.NEGATIVE_INFINITY
  let setBackBy = 0
  return () => {
    const now = wall()
    setBackBy = Math.max(setBackBy, last - now)
    last = now + setBackBy
    return last
  }
}

/** Interval at which the steps receive the time, in milliseconds: the timeouts of `room/timeoutsAndLimits.ts` rely on it. */
export const TICK_INTERVAL = 500
