/** Time as the runners are given it, for nothing under the table has a clock of its own. */
export interface Clock {
  /** Milliseconds since any moment, never fewer than before; what was slept counts. */
  now(): number
  /** Runs something again and again, so many milliseconds apart; gives the function that ends it. */
  every(milliseconds: number, run: () => void): () => void
}

/**
 * A clock on the wall may be set back, by its owner or by the network; then this one stands still for a moment and goes on. Forwards it goes
 * along: the steps take that for sleep.
 */
export const steady = (wall: () => number): (() => number) => {
  let last = Number.NEGATIVE_INFINITY
  let lost = 0
  return () => {
    const now = wall()
    lost = Math.max(lost, last - now)
    last = now + lost
    return last
  }
}

/** How often the steps are told the time, in milliseconds: `room/patience.ts` counts on it. */
export const TICK = 500
